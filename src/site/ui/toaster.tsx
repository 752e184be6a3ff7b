import { useEffect, useSyncExternalStore, useRef } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'
import { latestToast, type ToastContent } from './toast'
import X from 'lucide-react/icons/x'

// Below the header, whose two parts are 44 and 72 px high (60 on phones): far from the WhatsApp
// button and from the buttons of a prepared message.
const OFFSET = { top: 132, right: 24 }
// On phones over the header: a prepared message has its buttons down to the foot of the screen, and
// its heading, which has the focus, stays visible below (WCAG 2.4.11).
const PHONE_OFFSET = { top: 8, left: 12, right: 12 }
/**
 * Sonner adds its live region with the first toast, too late to be announced; the Toaster's own
 * region announces it.
 */
const hush = (region: HTMLElement | null) => {
  for (const name of ['aria-live', 'aria-relevant', 'aria-atomic']) region?.removeAttribute(name)
}
const isPhone = () => matchMedia('(width < 768px)').matches
const none = () => undefined

/**
 * Shows the toasts, each in place of the one before it; mounted once, by the layout. Sonner is part
 * of the application's first files: a file of its own would arrive a round trip after the press
 * that needs it.
 */
export function Toaster() {
  const content = useSyncExternalStore(latestToast.subscribe, latestToast.get, none)

  useEffect(() => {
    if (!content) return
    toast.dismiss()
    toast.custom((id) => <ToastCard content={content} onClose={() => toast.dismiss(id)} />, {
      duration: TOAST_DURATION,
    })
  }, [content])

  // In the page from the start: screen readers do not announce a region that is added together with its text.
  return (
    <div className="toasts" aria-live="polite">
      {content && (
        <SonnerToaster
          ref={hush}
          position={isPhone() ? 'top-center' : 'top-right'}
          visibleToasts={1}
          offset={OFFSET}
          mobileOffset={PHONE_OFFSET}
          customAriaLabel="Avisos"
          toastOptions={{ unstyled: true }}
        />
      )}
    </div>
  )
}

/** Milliseconds that a toast stays; a rule of the product, like one toast at a time. */
const TOAST_DURATION = 5000

function ToastCard({
  content: { title, text, tone },
  onClose,
}: {
  content: ToastContent
  onClose(): void
}) {
  const failed = tone === 'destructive'
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Sonner makes the item around the card focusable; only its button should be.
    card.current?.closest('[data-sonner-toast]')?.removeAttribute('tabindex')
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [onClose])
  return (
    // The region around it is polite; a failure interrupts.
    <div
      ref={card}
      className={`toast grid w-full grid-cols-[minmax(0,1fr)_44px] rounded-card border border-l-4 border-hair bg-white py-4 pr-1 pl-5 font-sans tracking-normal ${
        failed ? 'border-l-danger' : 'border-l-mask-600'
      }`}
      role={failed ? 'alert' : undefined}
    >
      <b className={failed ? 'text-danger' : ''}>{title}</b>
      <p className="small col-1 text-ink-muted">{text}</p>
      <button
        className="col-2 row-span-2 row-start-1 -mt-2.5 grid size-11 place-items-center"
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
