/**
 * Returns the first element of the document that the selector matches.
 * @throws Error when there is none
 */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(selector)
  return found
}
