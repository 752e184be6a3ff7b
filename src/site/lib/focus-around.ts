/** The element's ancestors, innermost first. */
function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/**
 * For an element that is about to leave the page with the button that has the focus: the keyboard
 * goes on from what stays around it, unless the page knows a better place. Call it while the
 * element is still there.
 */
export function focusAround(element: HTMLElement | null): void {
  const around = ancestorsOf(element)
  setTimeout(() => {
    const place = around.find(({ isConnected }) => isConnected)
    if (!place || document.activeElement !== document.body) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
}
