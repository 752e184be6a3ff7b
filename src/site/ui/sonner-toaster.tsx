import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { TOASTS } from './labels'
import type { ToastContent } from './toast'
import { TOAST_DURATION, ToastCard } from './toast-card'

// Below the header, whose two parts are 44 and 72 px high (60 on phones): far from the WhatsApp
// button and from the buttons of a prepared message.
const OFFSET = { top: 132, right: 24 }
// On phones above the bar at the foot; the heading at the top has the focus after a request and
// stays visible: WCAG 2.4.11.
const PHONE_OFFSET = {
  bottom: 'calc(var(--bar) + 12px + env(safe-area-inset-bottom, 0px))',
  left: 12,
  right: 12,
}
/**
 * Sonner adds its live region with the first toast, too late to be announced; the Toaster's own
 * region announces it.
 */
const hush = (region: HTMLElement | null) => {
  for (const name of ['aria-live', 'aria-relevant', 'aria-atomic']) region?.removeAttribute(name)
}
const isPhone = () => matchMedia('(width < 768px)').matches

/** Shows `content`, in the place of the toast before it. */
export function SonnerToaster({ content }: { content: ToastContent }) {
  useEffect(() => {
    toast.dismiss()
    toast.custom((id) => <ToastCard content={content} onClose={() => toast.dismiss(id)} />, {
      duration: TOAST_DURATION,
    })
  }, [content])

  return (
    <Toaster
      ref={hush}
      position={isPhone() ? 'bottom-center' : 'top-right'}
      visibleToasts={1}
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      customAriaLabel={TOASTS}
      toastOptions={{ unstyled: true }}
    />
  )
}
