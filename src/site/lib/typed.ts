import { clearForTab, loadForTab, saveForTab } from './store'

const KEY = 'typed'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

export const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** What a field holds. */
export interface Held {
  value: string
  isTicked: boolean
}

export const heldBy = (field: Field): Held => ({
  value: field.value,
  isTicked: isTick(field) && field.checked,
})

/**
 * All fields of a page by keys that find them again in other elements, of a page that React renders
 * anew or that is reloaded: the name, the kind, and the position among fields that share both.
 */
export function fieldsOf(page: Document): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of page.querySelectorAll('input, textarea, select')) {
    if (!isField(field)) continue
    let place = 1
    while (found.has(`${field.name} ${field.type} ${place}`)) place += 1
    found.set(`${field.name} ${field.type} ${place}`, field)
  }
  return found
}

/** Returns whether a visitor has typed, chosen or ticked something else than the prerendered page has. */
export function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const first = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, first)
}

/** Puts into an element what a visitor had put into its predecessor. */
export function putInto(field: Field, { value, isTicked }: Held): void {
  if (isTick(field)) field.checked = isTicked
  else if (field.type !== 'file' && field.value !== value) field.value = value
}

/** Reloads the page with the typed text, up to what is typed while the reload has begun already. */
export function reloadWithTyping(): void {
  addEventListener('pagehide', () => keepTyping(document))
  location.reload()
}

/**
 * Saves what the page's fields hold for the reload that follows. Browsers restore only some of
 * them.
 */
export function keepTyping(page: Document): void {
  const held = [...fieldsOf(page)]
    .filter(([, field]) => isChanged(field) || (!isTick(field) && field.value !== ''))
    .map(([key, field]) => [key, heldBy(field)])
  saveForTab(KEY, { path: location.pathname, held: Object.fromEntries(held) })
}

/** Puts the saved values into this page's fields, once, unless newer ones have been typed. */
export function putBackTyping(page: Document): void {
  const { path, held } = loadForTab(KEY) ?? {}
  clearForTab(KEY)
  if (path !== location.pathname) return
  const fields = fieldsOf(page)
  // Written by keepTyping in this tab; any other object matches no field.
  for (const [key, saved] of Object.entries(Object(held) as Record<string, Held>)) {
    const field = fields.get(key)
    if (field && !isChanged(field)) putInto(field, saved)
  }
}
