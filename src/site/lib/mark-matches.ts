import { foldText } from './format'

/** A piece of a text, and whether a search found it. */
export interface MarkedPart {
  text: string
  found: boolean
}

/**
 * Parts a text so that what a search found in it can be marked: «Memória» for "memo" -> Memó + ria. The parts joined are the text.
 * @param words as `searchWords` gives them
 */
export function markMatches(text: string, words: readonly string[]): MarkedPart[] {
  // Folding letter by letter keeps the way back: one letter may become none or two.
  const letters = Array.from(text)
  const folded = letters.map((letter) => (letter.trim() === '' ? ' ' : foldText(letter)))
  const starts: number[] = []
  let whole = ''
  for (const piece of folded) {
    starts.push(whole.length)
    whole += piece
  }
  const hits = new Set<number>()
  for (const word of words) {
    for (
      let at = word === '' ? -1 : whole.indexOf(word);
      at >= 0;
      at = whole.indexOf(word, at + word.length)
    ) {
      starts.forEach((start, index) => {
        if (start < at + word.length && start + (folded[index]?.length ?? 0) > at) hits.add(index)
      })
    }
  }
  const parts: MarkedPart[] = []
  letters.forEach((letter, index) => {
    const found = hits.has(index)
    const last = parts.at(-1)
    // An accent of its own belongs to the letter before it.
    if (last && (last.found === found || folded[index] === '')) last.text += letter
    else parts.push({ text: letter, found })
  })
  return parts
}
