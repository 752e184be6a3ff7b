import { useEffect } from 'react'

/**
 * Slug of the service whose button opened the request form last. Undefined once
 * the list has moved the focus back to that button.
 */
let opened: string | undefined

export const requestLinkId = (slug: string): string => `pedir-${slug}`

/** Called by the request form, so that the list knows which button opened it. */
export function rememberOpened(slug: string): void {
  opened = slug
}

/**
 * Called when the visitor leaves for another page: a later visit is a new one and starts at the
 * top.
 */
export function forgetOpened(): void {
  opened = undefined
}

/** Gives the focus back to the button that opened the form, and shows it if the list was not restored at its place. */
export function useReturnPlace(): void {
  useEffect(() => {
    const button = opened && document.getElementById(requestLinkId(opened))
    forgetOpened()
    if (!button) return
    button.focus({ preventScroll: true })
    const acted = new AbortController()
    // The router restores the scroll position after this effect.
    const timer = setTimeout(() => {
      acted.abort()
      const { top, bottom } = button.getBoundingClientRect()
      if (top < 0 || bottom > window.innerHeight) button.scrollIntoView({ block: 'center' })
    }, 100)
    const stay = () => {
      acted.abort()
      clearTimeout(timer)
    }
    // No scrolling once the visitor presses a key or button, or scrolls.
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, stay, { signal: acted.signal })
    return stay
  }, [])
}
