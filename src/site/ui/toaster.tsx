import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { latestToast, onToast, type Toast } from './toast'

/** Milliseconds; a rule of the product, like one toast at a time. */
const DURATION = 5000

const none = () => undefined

/**
 * The place of all toasts; mounted once, by the shell. Own code, because a library would be a file that may be missing at the
 * very tap that asks for it. Both regions are part of every page: a region that comes with its text is not read out.
 */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, latestToast, none)
  const [closed, setClosed] = useState<Toast>()
  const [held, setHeld] = useState<Toast>()
  const shown = toast === closed ? undefined : toast

  useEffect(() => {
    if (!shown || held === shown) return
    const timer = setTimeout(() => setClosed(shown), DURATION)
    return () => clearTimeout(timer)
  }, [shown, held])

  useEffect(() => {
    if (!shown) return
    const close = ({ key }: KeyboardEvent) => { if (key === 'Escape') setClosed(shown) }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [shown])

  const card = shown && (
    <div
      key={shown.count}
      className={shown.tone === 'destructive' ? 'toast toast-bad' : 'toast'}
      // Who points at it or stands in it is still reading.
      onPointerEnter={() => setHeld(shown)}
      onPointerLeave={() => setHeld(undefined)}
      onFocus={() => setHeld(shown)}
      onBlur={() => setHeld(undefined)}
    >
      <b>{shown.title}</b>
      <p>{shown.text}</p>
      <button type="button" aria-label="Fechar aviso" onClick={() => setClosed(shown)}><X className="icon" aria-hidden="true" /></button>
    </div>
  )
  const failed = shown?.tone === 'destructive'
  return (
    <section className="toaster" aria-label="Avisos">
      <div role="status">{!failed && card}</div>
      {/* A failure interrupts. */}
      <div role="alert">{failed && card}</div>
    </section>
  )
}
