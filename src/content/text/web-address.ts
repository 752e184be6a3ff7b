import type { Reason } from '../check/diagnostic'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = `(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])`

/**
 * A server's full name in lower case, such as fotos.empresa.com.br (RFC 1123, with a top-level
 * domain that is no number).
 */
export const HOST_NAME = new RegExp(`^${HOST}$`)

/** An https address whose server has such a name; no port, no user, no blank. */
export const HTTPS_ADDRESS = new RegExp(`^https:\\/\\/${HOST}(?:[/?#]\\S*)?$`)

/** Whether a picture is on another server, and no file below content/photos. */
export const isFarPicture = (src: string): boolean => /^https:/i.test(src)

/** Decodes a path's percent escapes for blanks and accents; a stray % stays. */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Returns why an https address with a user before its server is refused:
 * `https://google.com@mau.com.br` leads to mau.com.br.
 */
export function userError(address: string): Reason | undefined {
  const [, named = '', server = ''] = /^https:\/\/([^/?#\\]*@)([^/?#\\]*)/i.exec(address) ?? []
  if (named === '') return undefined
  return {
    message: `«${address.slice(0, 60)}» leva a ${server}, e não ao que vem antes de @`,
    fix: 'apague o que está entre https:// e @, com a @; ou copie o endereço da barra do navegador',
  }
}
