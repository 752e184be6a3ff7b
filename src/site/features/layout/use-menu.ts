import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Menu {
  open: boolean
  toggle(): void
  /** Closes and leaves the focus where the visitor put it. */
  close(): void
  /** The element that holds button and menu. */
  area: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLAnchorElement | null>
}

/** Width from which the header shows its links (header.css): the folded menu is gone there. */
const WIDE = '(min-width: 64em)'

/** Moves the focus from one end of the links inside `area` to the other, where Tab would leave it. */
function keepInside(area: HTMLElement, event: KeyboardEvent): void {
  const stops = [...area.querySelectorAll<HTMLElement>('a[href]')]
  const [leaving, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  other?.focus()
}

/** State of the folded menu. While it is open, Escape and a press elsewhere close it, and Tab stays inside. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return
    const ended = new AbortController()
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !area.current?.contains(target)) close()
      },
      { signal: ended.signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Tab' && area.current) keepInside(area.current, event)
        if (event.key !== 'Escape') return
        close()
        button.current?.focus()
      },
      { signal: ended.signal },
    )
    matchMedia(WIDE).addEventListener('change', close, { signal: ended.signal })
    return () => ended.abort()
  }, [open, close])

  return { open, toggle: () => setOpen((now) => !now), close, area, button }
}
