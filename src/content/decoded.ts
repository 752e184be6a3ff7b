/** A path whose blanks and accents stand in percent form, in clear; a stray % is just a character. */
export function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
