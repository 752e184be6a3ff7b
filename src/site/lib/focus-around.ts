/**
 * Moves the focus to the nearest ancestor that stays, for an element that is about to be removed
 * together with the focused button. Does nothing when the page moves the focus itself. Call it
 * while the element is still in the page.
 */
export function focusAround(element: HTMLElement | null): void {
  const around: HTMLElement[] = []
  for (let place = element?.parentElement; place; place = place.parentElement) around.push(place)
  setTimeout(() => {
    const place = around.find(({ isConnected }) => isConnected)
    if (!place || document.activeElement !== document.body) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
}
