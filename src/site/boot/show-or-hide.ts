/**
 * A button that only shows or hides a part of the page does it at once, also where the application never comes.
 * @returns whether the part is shown now; undefined for any other control
 */
export function showOrHide(control: HTMLElement): boolean | undefined {
  const part = document.getElementById(control.getAttribute('aria-controls') ?? '')
  // Parts that are hidden in another way are no business of ours.
  if (!part || control.getAttribute('aria-expanded') !== String(!part.hidden)) return undefined
  part.hidden = !part.hidden
  control.setAttribute('aria-expanded', String(!part.hidden))
  return !part.hidden
}
