import type { WordPart } from '../../content/compare/fields'
import { inline, type Markup } from './escape'

/** Characters of unchanged text that stay on each side of a change. */
const AROUND = 40

/**
 * Both versions in one text: `<del>` is gone, `<ins>` is new, and long stretches that stay are left
 * out.
 */
export const merged = (words: readonly WordPart[]): string => marks(words)
/** One version, with the words marked that only it has. */
export const oldSide = (words: readonly WordPart[]): Markup => ({
  markdown: marks(words.filter(({ kind }) => kind !== 'new')),
})
export const newSide = (words: readonly WordPart[]): Markup => ({
  markdown: marks(words.filter(({ kind }) => kind !== 'gone')),
})

function marks(words: readonly WordPart[]): string {
  return words
    .map((part, index) => {
      if (part.kind === 'same') return shortened(part.text, index === 0, index === words.length - 1)
      return marked(part.kind === 'gone' ? 'del' : 'ins', part.text)
    })
    .join('')
}

/** Blanks stay outside of the mark, so that the words next to it don't stick to it. */
function marked(tag: 'del' | 'ins', text: string): string {
  const [, before = '', word = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  if (word === '') return `<${tag}>${text.includes('\n') ? '↵' : '␣'}</${tag}>${inline(text)}`
  return `${inline(before)}<${tag}>${inline(word)}</${tag}>${inline(after)}`
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : head(text)
  const end = isLast ? '' : tail(text)
  const whole = (isFirst && isLast) || start.length + end.length + 20 > text.length
  return inline(whole ? text : `${start}${isFirst ? '' : ' '}…${isLast ? '' : ' '}${end}`)
}

/** Whole words of about forty characters at one end of a text. */
const head = (text: string): string =>
  text.slice(0, AROUND) + (/^\S*/.exec(text.slice(AROUND))?.[0] ?? '')
const tail = (text: string): string =>
  (/\S*$/.exec(text.slice(0, -AROUND))?.[0] ?? '') + text.slice(-AROUND)
