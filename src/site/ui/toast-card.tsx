import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { CLOSE_TOAST } from './labels'
import type { ToastContent } from './toast'

/** Milliseconds that a toast stays; a rule of the product, like one toast at a time. */
export const TOAST_DURATION = 5000

export function ToastCard({
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
      className={failed ? 'toast toast-bad' : 'toast'}
      role={failed ? 'alert' : undefined}
    >
      <b>{title}</b>
      <p>{text}</p>
      <button type="button" aria-label={CLOSE_TOAST} onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
