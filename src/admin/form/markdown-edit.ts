/** A text with its selection, as a textarea has them. */
export interface Selected {
  text: string
  start: number
  end: number
}

/**
 * Replaces the text from `from` to `to` with `insert`, and then selects `select`, in offsets of the
 * new text.
 */
export interface Edit {
  from: number
  to: number
  insert: string
  select: readonly [number, number]
}

/** The selection without blanks at its ends. Signs next to a blank are no signs. */
function wordsIn({ text, start, end }: Selected): [from: number, to: number] {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  return [from, Math.max(from, end - (words.length - words.trimEnd().length))]
}

/** Puts a sign on both sides of the selected words. */
export function wrapped(selected: Selected, sign: string): Edit {
  const [from, to] = wordsIn(selected)
  const words = selected.text.slice(from, to) || 'texto'
  const at = from + sign.length
  return { from, to, insert: sign + words + sign, select: [at, at + words.length] }
}

/** Begins each selected line with a sign, in the place of another one. */
export function prefixed({ text, start, end }: Selected, sign: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(start, end - 1))
  const to = next < 0 ? text.length : next
  const insert = text.slice(from, to).replace(/^(?:#{1,6} |- |> )?(?=.)/gm, sign)
  const written = insert || sign
  const last = from + written.length
  return { from, to, insert: written, select: [last, last] }
}

/** Makes the selected words a link whose address is typed next. */
export function linked(selected: Selected): Edit {
  const [from, to] = wordsIn(selected)
  const words = selected.text.slice(from, to) || 'texto do link'
  const address = '/contato'
  const at = from + words.length + 3
  return { from, to, insert: `[${words}](${address})`, select: [at, at + address.length] }
}

/** Puts a block of its own below the paragraph of the selection's end. */
export function inserted({ text, end }: Selected, block: string): Edit {
  const next = text.indexOf('\n', end)
  const at = next < 0 ? text.length : next
  const above = text.slice(0, at)
  const before = above.trim() === '' ? '' : above.endsWith('\n') ? '\n' : '\n\n'
  const below = text.slice(at)
  const after = below.startsWith('\n\n') || below.trim() === '' ? '' : '\n'
  const from = at + before.length
  return {
    from: at,
    to: at,
    insert: before + block + after,
    select: [from, from + block.length],
  }
}

export const TABLE = '| Coluna | Coluna |\n| --- | --- |\n| texto | texto |'

/** A picture of content/photos with what is seen on it. */
export const pictureBlock = (src: string, alt: string): string =>
  `![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${encodeURI(src).replace(
    /[()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )})`
