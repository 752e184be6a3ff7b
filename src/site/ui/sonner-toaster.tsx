import { X } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { CLOSE_TOAST, TOASTS } from './labels'
import type { ToastContent } from './toast'

/** Milliseconds; a rule of the product, like one toast at a time. */
const DURATION = 5000

// Below the header, whose two parts are 44 and 72 px high (60 on phones): far from the WhatsApp button, and from what a
// prepared message offers to do next.
const OFFSET = { top: 132, right: 24 }
const PHONE_OFFSET = { top: 116, left: 12, right: 12 }

/** Shows `content`, in the place of the toast before it. */
export function SonnerToaster({ content }: { content: ToastContent }) {
  useEffect(() => {
    toast.dismiss()
    toast.custom((id) => <ToastCard content={content} onClose={() => toast.dismiss(id)} />, { duration: DURATION })
  }, [content])

  return (
    <Toaster
      position="top-right"
      visibleToasts={1}
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      containerAriaLabel={TOASTS}
      toastOptions={{ unstyled: true }}
    />
  )
}

function ToastCard({ content: { title, text, tone }, onClose }: { content: ToastContent; onClose(): void }) {
  const failed = tone === 'destructive'
  return (
    // Sonner's region is polite; a failure interrupts.
    <div className={failed ? 'toast toast-bad' : 'toast'} role={failed ? 'alert' : undefined}>
      <b>{title}</b>
      <p>{text}</p>
      <button type="button" aria-label={CLOSE_TOAST} onClick={onClose}><X className="icon" aria-hidden="true" /></button>
    </div>
  )
}
