/**
 * The search part of an address as on any other site: every value is text, so ?q=7060 stays ?q=7060. The router's own
 * forms read numbers and write them back in quotes.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** A field that is undefined does not stand in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return texts.length > 0 ? `?${new URLSearchParams(texts).toString()}` : ''
}
