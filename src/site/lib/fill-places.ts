/**
 * Puts values into the `{places}` of an editor's sentence, in one pass: a value that itself reads "{email}" or "$&" stays just that.
 * A place without a value stays as written; the content check refuses such sentences.
 */
export function fillPlaces(
  sentence: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const known = new Map(Object.entries(values))
  return sentence.replace(
    /\{([^{}]*)\}/g,
    (place: string, name: string) => known.get(name) ?? place,
  )
}
