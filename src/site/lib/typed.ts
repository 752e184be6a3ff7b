const KEY = 'typed'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Returns whether a field's value differs from the one in the prerendered page. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const first = Math.max(
    0,
    Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected),
  )
  return field.selectedIndex !== first
}

/**
 * Returns whether a field was filled or ticked before this script ran, or restored by the browser
 * at a reload.
 */
export const hasTyped = (page: Document): boolean =>
  Array.from(page.querySelectorAll('input, textarea, select')).filter(isField).some(isChanged)

/**
 * Fields with text that a visitor chose or wrote. Each has a key that the next release finds it by:
 * its name and its position among fields of that name.
 */
function namedFields(page: Document): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of page.querySelectorAll('main :is(input, textarea, select)')) {
    if (!isField(field) || ['checkbox', 'radio', 'file'].includes(field.type)) continue
    let place = 1
    while (found.has(`${field.name} ${place}`)) place += 1
    found.set(`${field.name} ${place}`, field)
  }
  return found
}

/**
 * Saves the values of the page's fields for the reload that follows. Browsers restore only some of
 * them.
 */
export function keepTyping(page: Document): void {
  const values = [...namedFields(page)]
    .filter(([, { value }]) => value !== '')
    .map(([name, { value }]) => [name, value])
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, values }))
  } catch {
    // The storage is blocked or full: the browser's own memory has to do.
  }
}

/**
 * Restores the saved values of this page's fields, once; the fields pass them on when they mount
 * (lib/use-typed.ts).
 */
export function putBackTyping(page: Document): void {
  try {
    const json = sessionStorage.getItem(KEY)
    if (json === null) return
    sessionStorage.removeItem(KEY)
    // Written by keepTyping in this tab; any other text throws or matches no field.
    const { path, values } = JSON.parse(json) as { path: string; values: [string, string][] }
    if (path !== location.pathname) return
    const fields = namedFields(page)
    for (const [name, value] of values) {
      const field = fields.get(name)
      if (field) field.value = value
    }
  } catch {
    // The stored text cannot be read.
  }
}
