import { X } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import type { ToastContent } from './toast'

/** Specification: duration 5000 ms, one toast at a time. */
const DURATION = 5000

// Clear of the WhatsApp button: a square of 56 px above 24 px on desks, a bar of 52 px on phones.
const OFFSET = { bottom: 96, right: 24 }
const PHONE_OFFSET = { bottom: 'calc(64px + env(safe-area-inset-bottom, 0px))', left: 12, right: 12 }

/** Shows `content`, in the place of the toast before it. */
export function SonnerToaster({ content }: { content: ToastContent }) {
  useEffect(() => {
    toast.dismiss()
    toast.custom((id) => <ToastCard content={content} onClose={() => toast.dismiss(id)} />, { duration: DURATION })
  }, [content])

  return (
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      containerAriaLabel="Avisos"
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
      <button type="button" aria-label="Fechar aviso" onClick={onClose}><X className="i" aria-hidden="true" /></button>
    </div>
  )
}
