import { useEffect, useState } from 'react'
import { type ToastContent } from './toast'
import { TOAST_DURATION, ToastCard } from './toast-card'

/** Shows `content` when the library of toasts did not load: the same card, in the same region. */
export function PlainToaster({ content }: { content: ToastContent }) {
  const [shown, setShown] = useState<ToastContent>()

  useEffect(() => {
    setShown(content)
    const timer = setTimeout(() => setShown(undefined), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [content])

  return (
    <div className="plain-toast">
      {shown && <ToastCard content={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
