import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { code, inline } from '../../../src/review/markdown/escape'
import { merged, newSide, oldSide } from '../../../src/review/markdown/word-marks'

const parser = unified().use(remarkParse).use(remarkGfm)
const nodes = (tree: Nodes): Nodes[] => [
  tree,
  ...('children' in tree ? tree.children.flatMap(nodes) : []),
]
const kinds = (tree: Root) =>
  new Set(nodes(tree).map((node) => (node.type === 'html' ? node.value.trim() : node.type)))
const text = (tree: Nodes): string =>
  'value' in tree && tree.type !== 'html'
    ? tree.value
    : 'children' in tree
      ? tree.children.map(text).join('')
      : tree.type === 'html' && tree.value.trim() === '<br>'
        ? '\n'
        : ''

const NASTY = [
  ...'** _ ` `` | @ @equipe a #12 GH-3 www.golpe.com a@b.com [x](y) ![x](y) ~~ \\ &lt; <!-- ---'.split(
    ' ',
  ),
  ...'https://golpe.com/x $x$ :tada: </del> . é + ='.split(' '),
  '<img src=x onerror=alert(1)>',
  '- ',
  '1. ',
  '# ',
  '> ',
  ' ',
  '\n',
  '\t',
  '\u202e',
]
const nasty = fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }).map((parts) => parts.join(''))

/** Returns the kinds of the nodes that are neither plain text nor a part of `place`. */
const alive = (tree: Root, place: string) =>
  [...kinds(tree)].filter((kind) => !`root text inlineCode <br> ${place}`.split(' ').includes(kind))

describe('an editor’s text in the report', () => {
  it('is text and nothing else, reads as it was typed, and begins no list where it begins a line', () => {
    // The report writes a bar between backquotes as ¦.
    const plain = (one: string) => one.replace(/\s+/g, ' ').replaceAll('¦', '|')
    fc.assert(
      fc.property(nasty, (typed) => {
        const cell = parser.parse(`| a | b |\n|---|---|\n| x${inline(typed)} | fim |`)
        expect(alive(cell, 'table tableRow tableCell')).toEqual([])
        // The row keeps its two cells, whatever they contain; the header has two more.
        expect(nodes(cell).filter(({ type }) => type === 'tableCell')).toHaveLength(4)
        for (const node of nodes(cell))
          if (node.type === 'text') expect(node.value).not.toMatch(/@|https?:\/\/|www\.\w|#\d/)
        const quoted = parser.parse(`> ${inline(typed)}`)
        expect(alive(quoted, 'blockquote paragraph break')).toEqual([])
        expect(plain(text(parser.parse(`x${inline(typed)}x`)))).toBe(
          plain(`x${typed.replaceAll('\u202e', '⟨U+202E⟩')}x`),
        )
      }),
      { seed: 1, numRuns: 400, examples: [['~~a~~'], ['**a** _a_ `a`']] },
    )
  })

  it('names what nobody sees', () => {
    expect(inline('a\u200bb\u202ec')).toBe('a⟨U+200B⟩b⟨U+202E⟩c')
  })

  it('between backquotes keeps its own backquotes', () => {
    expect(code('a`b')).toBe('``a`b``')
    expect(code('')).toBe('')
    expect(code('`')).toBe('`` ` ``')
  })
})

describe('words that changed', () => {
  const words = [
    { kind: 'same', text: 'começo '.repeat(20) },
    { kind: 'gone', text: 'velho' },
    { kind: 'new', text: '<b>novo</b>' },
    { kind: 'same', text: ' fim' },
  ] as const

  it('are marked on both sides, without what stays far from them', () => {
    expect(merged(words)).toMatch(
      /^… (?:começo ){6,7}<del>velho<\/del><ins>\\<b\\>novo\\<\/b\\><\/ins> fim$/,
    )
    expect(oldSide(words).markdown).toMatch(/<del>velho<\/del> fim$/)
    expect(newSide(words).markdown).not.toContain('velho')
  })
})
