import { type RefObject, useEffect, useRef } from 'react'

interface Menu {
  menu: RefObject<HTMLDetailsElement | null>
  /** Closes and leaves the focus where the visitor put it. */
  close(): void
}

/** Width from which the header shows its links (header.css): the folded menu is gone there. */
const WIDE = '(min-width: 64em)'

/** Moves the focus from one end of the menu to the other, where Tab would leave it. */
function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')]
  const [leaving, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  other?.focus()
}

/**
 * The folded menu, which the browser opens and closes by itself. While it is open, Escape and a press
 * elsewhere close it, and Tab stays inside.
 */
export function useMenu(): Menu {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const ifOpen = (go: (open: HTMLDetailsElement) => void) => {
      if (menu.current?.open) go(menu.current)
    }
    document.addEventListener(
      'pointerdown',
      ({ target }) =>
        ifOpen((open) => {
          if (target instanceof Node && !open.contains(target)) open.open = false
        }),
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) =>
        ifOpen((open) => {
          if (event.key === 'Tab') keepInside(open, event)
          if (event.key !== 'Escape') return
          open.open = false
          open.querySelector('summary')?.focus()
        }),
      { signal },
    )
    matchMedia(WIDE).addEventListener('change', () => ifOpen((open) => (open.open = false)), {
      signal,
    })
    return () => ended.abort()
  }, [])

  return { menu, close }
}
