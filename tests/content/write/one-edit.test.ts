import { describe, expect, it } from 'vitest'
import { patchYaml } from '../../../src/content/yaml/patch-document'
import { after, changed, formOf, listOf, source, tree } from './sample'

describe('one edit', () => {
  it('of a price changes the figure alone, as it was typed', () => {
    expect(changed(after((form) => ({ ...form, price: '4.75' })))).toEqual([
      '-price: 4.50',
      '+price: 4.75',
    ])
  })
  it('of a text keeps its quotes and the comment behind it', () => {
    expect(changed(after((form) => ({ ...form, name: 'Cobre mel' })))).toEqual([
      "-name: 'Cobre' # nome de mercado",
      "+name: 'Cobre mel' # nome de mercado",
    ])
  })
  it('puts a text that is all in curly quotes into straight ones: the check takes them for YAML’s', () => {
    const text = source.replace("name: 'Cobre' # nome de mercado", 'name: Cobre')
    expect(
      changed(
        after((form) => ({ ...form, name: '“Cobre mel”' }), text),
        text,
      ),
    ).toEqual(['-name: Cobre', '+name: "“Cobre mel”"'])
  })
  it('of a word in a folded text changes its paragraph alone', () => {
    expect(
      changed(
        after((form) => ({
          ...form,
          text: 'Uma frase em uma linha, com outra atrás.\nE um parágrafo em uma terceira.',
        })),
      ),
    ).toEqual(['-  E um parágrafo em uma segunda.', '+  E um parágrafo em uma terceira.'])
  })
  it('takes a field away and leaves the blank line and the comment above it', () => {
    expect(changed(after(({ text: _, ...form }) => form))).toEqual([
      '-text: >-',
      '-  Uma frase em uma linha, com outra atrás.',
      '-',
      '-  E um parágrafo em uma segunda.',
    ])
  })
  it('adds a new price on top of the history', () => {
    expect(
      changed(
        after((form) => ({
          ...form,
          history: [{ day: '2026-12-01', price: '5.0' }, ...listOf(form.history)],
        })),
      ),
    ).toEqual(['+  - day: "2026-12-01"', '+    price: 5.0'])
  })
  it('moves an item with the comments inside it', () => {
    const result = after((form) => ({
      ...form,
      history: listOf(form.history).toReversed(),
    }))
    expect(result).toContain(
      '  - day: "2026-10-01"\n    # antes da alta\n    price: 4.10\n  - day: "2026-11-01"\n    price: 4.50 # alta\n',
    )
  })
  it('removes a field and an item but none of their comments', () => {
    const withoutItem = after((form) => ({
      ...form,
      history: listOf(form.history).slice(0, 1),
    }))
    expect(changed(withoutItem)).toEqual([
      '-  - day: "2026-10-01"',
      '-    # antes da alta',
      '-    price: 4.10',
      '+  # antes da alta',
    ])
    expect(changed(after((form) => ({ ...form, name: undefined })))).toEqual([
      "-name: 'Cobre' # nome de mercado",
      '+# nome de mercado',
    ])
  })
  it('puts a new field where the schema has it', () => {
    expect(
      changed(
        after((form) => ({ ...form, draft: true, photo: { src: 'a.jpg', alt: 'Fio: cobre' } })),
      ),
    ).toEqual(['+photo:', '+  src: a.jpg', '+  alt: "Fio: cobre"', '+draft: true'])
    expect(
      changed(
        after((form) => ({ ...form, name: 'Cobre' }), 'price: 1\n'),
        'price: 1\n',
      ),
    ).toEqual(['+name: Cobre'])
    // A field above it, out of the schema's order, is removed: the new field is not pushed down.
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
