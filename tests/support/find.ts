/**
 * Returns the first element that `selector` matches, for what has no role, label or text.
 * @throws Error when there is none
 */
export function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}
