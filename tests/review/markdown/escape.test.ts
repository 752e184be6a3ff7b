import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it, vi } from 'vitest'
import { code, inline } from '../../../src/review/markdown/escape'
import { merged, newSide, oldSide } from '../../../src/review/markdown/word-marks'

vi.setConfig({ testTimeout: 120_000 })

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
  '<img src=x onerror=alert(1)>',
  '**',
  '_',
  '`',
  '``',
  '|',
  '\n',
  '@',
  '@equipe',
  ' ',
  'a',
  '#12',
  'GH-3',
  'https://golpe.com/x',
  'www.golpe.com',
  'a@b.com',
  '[x](y)',
  '![x](y)',
  '~~',
  '\\',
  '&lt;',
  '<!--',
  '- ',
  '1. ',
  '# ',
  '> ',
  '---',
  '$x$',
  ':tada:',
  '</del>',
  '\u202e',
  '.',
  'é',
  '+',
  '=',
  '\t',
]
const nasty = fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }).map((parts) => parts.join(''))

describe('an editor’s text in the report', () => {
  it('is text and nothing else: no markup, HTML, link or mention', () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        const cell = parser.parse(`| a | b |\n|---|---|\n| x${inline(typed)} | fim |`)
        expect(
          [...kinds(cell)].filter(
            (kind) =>
              !['root', 'table', 'tableRow', 'tableCell', 'text', 'inlineCode', '<br>'].includes(
                kind,
              ),
          ),
        ).toEqual([])
        // The row keeps its two cells whatever stands in them.
        expect(nodes(cell).filter(({ type }) => type === 'tableCell')).toHaveLength(4)
        for (const node of nodes(cell))
          if (node.type === 'text') expect(node.value).not.toMatch(/@|https?:\/\/|www\.\w|#\d/)
      }),
      { numRuns: 2000 },
    )
  })

  it('begins no list, heading or quote where it begins a line', () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        const quoted = parser.parse(`> ${inline(typed)}`)
        expect(
          [...kinds(quoted)].filter(
            (kind) =>
              !['root', 'blockquote', 'paragraph', 'text', 'inlineCode', '<br>', 'break'].includes(
                kind,
              ),
          ),
        ).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('reads as it was typed', () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        // Between backquotes a bar is written as ¦.
        const plain = (one: string) => one.replace(/\s+/g, ' ').replaceAll('¦', '|')
        expect(plain(text(parser.parse(`x${inline(typed)}x`)))).toBe(
          plain(`x${typed.replaceAll('\u202e', '⟨U+202E⟩')}x`),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('names what nobody sees', () => {
    expect(inline('a\u200bb\u202ec')).toBe('a⟨U+200B⟩b⟨U+202E⟩c')
  })

  it('between backquotes keeps its own backquotes', () => {
    expect(code('a`b')).toBe('``a`b``')
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
