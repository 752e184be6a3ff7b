/** Replaces source[start, end) by `text`; an insertion where both are equal. Line breaks in `text` are \n. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits that do not overlap; those at one place in the order given. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) throw new Error('Duas mudanças se sobrepõem.')
    result += source.slice(done, start) + text
    done = end
  }
  return result + source.slice(done)
}

export const lineStart = (source: string, offset: number): number =>
  source.lastIndexOf('\n', offset - 1) + 1
/** The offset of the line break that ends the line, or of the end of the text. */
export const lineEnd = (source: string, offset: number): number =>
  source.indexOf('\n', offset) < 0 ? source.length : source.indexOf('\n', offset)

/**
 * Runs a change on the text with \n alone, and gives back the line ends that were: each line that stays keeps its own,
 * a new one takes the first line's.
 */
export function withLineEnds(original: string, change: (text: string) => readonly Edit[]): string {
  const text = original.replaceAll('\r\n', '\n')
  if (text === original) return applyEdits(original, change(original))
  const eol = /\r?\n/.exec(original)?.[0] ?? '\n'
  const places: number[] = []
  for (let at = 0; at < original.length; at++)
    if (original[at] !== '\r' || original[at + 1] !== '\n') places.push(at)
  // The end of a line lies before its \r.
  const place = (offset: number) => {
    const at = places[offset] ?? original.length
    return original[at] === '\n' && original[at - 1] === '\r' ? at - 1 : at
  }
  return applyEdits(
    original,
    change(text).map((edit) => ({
      start: place(edit.start),
      end: place(edit.end),
      text: edit.text.replaceAll('\n', eol),
    })),
  )
}
