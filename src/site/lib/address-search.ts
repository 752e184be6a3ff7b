/**
 * The search part of an address as on any other site: every value is text, so ?q=7060 stays ?q=7060. The router's own
 * forms read numbers and write them back in quotes.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/**
 * Characters that a query may hold unencoded (RFC 3986, section 3.4), for readable addresses:
 * ?carga=cobre:12,5;papelao:3
 */
const READABLE = /%3A|%2C|%3B/g

/** A field that is undefined does not stand in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return texts.length > 0
    ? `?${new URLSearchParams(texts).toString().replace(READABLE, decodeURIComponent)}`
    : ''
}
