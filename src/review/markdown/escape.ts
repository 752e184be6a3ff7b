/**
 * Escapes editors' text inside the report. It must show as typed and do nothing: no markup, no
 * HTML, no link, and on a Git host no mention of a person, no reference to an issue or commit.
 */

/**
 * Character sequences that Git hosts turn into links or notifications; a word with one of them is
 * put between backquotes, where it stays plain.
 */
const LIVE = /@|[a-z0-9+.-]:\/\/|www\.|#\d|^\W*GH-\d|:[a-z0-9_+-]+:|(?<!\w)[0-9a-f]{7,40}(?!\w)/i
/** Every character with a meaning within a line in CommonMark, GFM or GitHub's formulas. */
const SIGNS = /[\\`*_[\]<>&|~!]|\$(?!\s)/g
/** Signs that begin a list, heading, quote, table or rule at the start of a line. */
const LINE_START = /^(\s*)(#|[-+=](?=[\s-=]|$)|\d+(?=[.)]))/
/**
 * Characters that are invisible, or that turn the direction of the text around. Line breaks are
 * handled separately.
 */
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]|(?!\u00ad)\p{Cf}/gu

/** Names invisible characters by their number: «⟨U+202E⟩». */
export const named = (text: string): string =>
  text.replace(
    UNSEEN,
    (character) =>
      `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )

/** Text for any place within a line, table cells included. Line breaks become `<br>`. */
export function inline(text: string): string {
  const clean = named(text.replace(/\r\n?/g, '\n')).replace(/\t/g, ' ')
  return clean.split('\n').map(escapeLine).join('<br>')
}

function escapeLine(line: string): string {
  let escaped = ''
  let from = 0
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    if (!LIVE.test(word)) continue
    const inside = word.replace(/[.,;:!?)»”]+$/, '')
    escaped += escapePlain(line.slice(from, index), from === 0) + code(inside)
    from = index + inside.length
  }
  return escaped + escapePlain(line.slice(from), from === 0)
}

function escapePlain(text: string, startsLine: boolean): string {
  const signs = text.replace(SIGNS, '\\$&')
  return startsLine
    ? signs.replace(LINE_START, (_, blanks: string, sign: string) =>
        /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
      )
    : signs
}

/**
 * A word between backquotes, for files, fields and addresses. The fence is longer than any run of
 * backquotes within. The bar would end a table's cell even there, so it is written in a form that
 * shows as a bar inside and outside tables.
 */
export function code(text: string): string {
  const clean = named(text.replace(/\s+/g, ' ')).replaceAll('|', '¦')
  const longest = Math.max(0, ...Array.from(clean.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(clean) ? ' ' : ''
  // Backquotes around nothing would begin a word in the text that follows.
  return clean === '' ? '' : `${fence}${pad}${clean}${pad}${fence}`
}

/** Markdown of our own, in which every text of others is inert; made here and by the word marks. */
export interface Markup {
  readonly markdown: string
}

/** Markdown with texts of others in it: each is made inert where it is put in. */
export const markup = (ours: TemplateStringsArray, ...texts: (string | Markup)[]): Markup => ({
  markdown: String.raw({ raw: ours }, ...texts.map(inert)),
})

/** One line below the other. */
export const lines = (cells: readonly (string | Markup)[]): Markup => ({
  markdown: cells.map(inert).join('<br>'),
})

/** The only way into a cell of a table: our Markdown as it is, all else inert. */
export const inert = (text: string | Markup): string =>
  typeof text === 'string' ? inline(text) : text.markdown
