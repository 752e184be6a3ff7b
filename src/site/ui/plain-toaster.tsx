import { useEffect, useState } from 'react'
import { type ToastContent } from './toast'
import { TOAST_DURATION, ToastCard } from './toast-card'

/** Shows `content` where the toasts' library cannot be had: the same card, in the page's own status region. */
export function PlainToaster({ content }: { content: ToastContent }) {
  // Nothing at first: a region that comes with its text is not read out.
  const [shown, setShown] = useState<ToastContent>()

  useEffect(() => {
    setShown(content)
    const timer = setTimeout(() => setShown(undefined), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [content])

  return <div className="plain-toast" role="status">{shown && <ToastCard content={shown} onClose={() => setShown(undefined)} />}</div>
}
