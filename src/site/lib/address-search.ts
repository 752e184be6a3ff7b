/**
 * Reads the search part of an address as other sites do: every value is text, so ?q=7060 stays
 * ?q=7060. The router's own parser reads numbers and writes them back in quotes.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/**
 * Characters that a query may hold unencoded (RFC 3986, section 3.4), for readable addresses:
 * ?carga=cobre:12,5;papelao:3
 */
const READABLE = /%3A|%2C|%3B/g

/** Writes the search part of an address; an undefined field is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return texts.length > 0
    ? `?${new URLSearchParams(texts).toString().replace(READABLE, decodeURIComponent)}`
    : ''
}
