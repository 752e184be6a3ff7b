import { describe, expect, it } from 'vitest'
import type { DraftObject } from '../../../src/content/yaml/draft'
import { patchYaml } from '../../../src/content/yaml/patch-document'
import { after, changed, formOf, listOf, source, tree } from './sample'

const [NEWEST, OLDEST] = listOf(formOf(source).history)

describe('one edit', () => {
  it.each<[string, DraftObject, string[]]>([
    ['a figure, as it was typed', { price: '4.75' }, ['-price: 4.50', '+price: 4.75']],
    [
      'a text, in its quotes and with the comment behind it',
      { name: 'Cobre mel' },
      ["-name: 'Cobre' # nome de mercado", "+name: 'Cobre mel' # nome de mercado"],
    ],
    [
      'a paragraph of a folded text',
      { text: 'Uma frase em uma linha, com outra atrás.\nE um parágrafo em uma terceira.' },
      ['-  E um parágrafo em uma segunda.', '+  E um parágrafo em uma terceira.'],
    ],
    [
      'a field that goes, but not the blank line and the comment above it',
      { text: undefined },
      [
        '-text: >-',
        '-  Uma frase em uma linha, com outra atrás.',
        '-',
        '-  E um parágrafo em uma segunda.',
      ],
    ],
    [
      'a field that goes, but not the comment behind it',
      { name: undefined },
      ["-name: 'Cobre' # nome de mercado", '+# nome de mercado'],
    ],
    [
      'a new item on top',
      { history: [{ day: '2026-12-01', price: '5.0' }, NEWEST, OLDEST] },
      ['+  - day: "2026-12-01"', '+    price: 5.0'],
    ],
    [
      'an item that goes, but not the comment inside it',
      { history: [NEWEST] },
      ['-  - day: "2026-10-01"', '-    # antes da alta', '-    price: 4.10', '+  # antes da alta'],
    ],
    [
      'new fields where the schema has them',
      { draft: true, photo: { src: 'a.jpg', alt: 'Fio: cobre' } },
      ['+photo:', '+  src: a.jpg', '+  alt: "Fio: cobre"', '+draft: true'],
    ],
  ])('changes %s', (_, fields, lines) => {
    expect(changed(after((form) => ({ ...form, ...fields })))).toEqual(lines)
  })
  it('puts a text that is all in curly quotes into straight ones: the check takes them for YAML’s', () => {
    expect(after((form) => ({ ...form, name: '“Cobre mel”' }), 'name: Cobre\n')).toBe(
      'name: "“Cobre mel”"\n',
    )
  })
  it('moves an item with the comments inside it', () => {
    expect(after((form) => ({ ...form, history: [OLDEST, NEWEST] }))).toContain(
      '  - day: "2026-10-01"\n    # antes da alta\n    price: 4.10\n  - day: "2026-11-01"\n    price: 4.50 # alta\n',
    )
  })
  it('puts a new field where the schema has it, whatever goes above it', () => {
    expect(after((form) => ({ ...form, name: 'Cobre' }), 'price: 1\n')).toBe(
      'name: Cobre\nprice: 1\n',
    )
    expect(
      after(
        ({ text: _, ...form }) => ({ ...form, draft: true }),
        'text: b\nname: a\nprice: 1\nnota: x\n',
      ),
    ).toBe('name: a\nprice: 1\ndraft: true\nnota: x\n')
  })
  it('writes what was typed as a number so that the check can judge it', () => {
    for (const typed of ['1.000,50', '42,50', 'R$ 7', '4.0'])
      expect(after((form) => ({ ...form, price: typed }))).toContain(`\nprice: ${typed}\n`)
    for (const typed of ['# 7', '1e3', '+4', ''])
      expect(after((form) => ({ ...form, price: typed }))).toContain(`\nprice: "${typed}"\n`)
  })
  it('keeps keys that the schema does not know', () => {
    expect(after((form) => ({ ...form, price: '2' }), 'name: a\nprice: 1\nnome: x\n')).toBe(
      'name: a\nprice: 2\nnome: x\n',
    )
  })
})

describe('a text that is not in canonical form', () => {
  const odd = `name:   "Cobre"
price: 4.50   # por quilo
text: >-
    uma frase
    em duas linhas
history:
- day: "2026-11-01"
  price: 4.50
tags: [fio, barra]
draft:   false
`
  it('takes the canonical form, whatever changes', () => {
    const result = after(
      (form) => ({
        ...form,
        history: [{ day: '2026-12-01', price: '5' }, ...listOf(form.history)],
      }),
      odd,
    )
    expect(formOf(result)).toEqual({
      ...formOf(odd),
      history: [
        { day: '2026-12-01', price: '5' },
        { day: '2026-11-01', price: '4.50' },
      ],
    })
    expect(result).toContain('\n  - day: "2026-12-01"\n    price: 5\n  - day: "2026-11-01"\n')
  })
  it('is refused where it is no document at all', () => {
    expect(() => patchYaml('- a\n', tree, { name: 'x' })).toThrow('Nada foi salvo')
  })
})
