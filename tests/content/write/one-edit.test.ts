import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  readDraft,
  type Draft,
  type DraftObject,
} from '../../../src/content/write/draft'
import {
  newDocument,
  patchDocument,
  readDocumentDraft,
} from '../../../src/content/write/patch-document'
import { patchYaml } from '../../../src/content/write/patch-yaml'
import { yamlDocument } from '../../../src/content/write/yaml-document'
import { objectTree } from '../../../src/content/field-tree'
import { prose } from '../../../src/content/schema/fields'

/** A document type with all that documents hold: numbers, texts, a history, a group. */
const tree = objectTree(
  z.strictObject({
    name: z.string(),
    price: z.number(),
    text: prose(600, 'Texto').optional(),
    history: z
      .array(z.strictObject({ day: z.iso.date(), price: z.number(), note: z.string().optional() }))
      .optional(),
    tags: z.array(z.string()).optional(),
    photo: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
    draft: z.boolean().optional(),
  }),
)

const source = `# Aparece em /comercio-sucata.
name: 'Cobre' # nome de mercado
price: 4.50

# o texto
text: >-
  Uma frase em uma linha, com outra atrás.

  E um parágrafo em uma segunda.
history:
  # mais novo primeiro
  - day: "2026-11-01"
    price: 4.50 # alta
  - day: "2026-10-01"
    # antes da alta
    price: 4.10
tags: [fio, barra]
# fim
`

const formOf = (text: string): DraftObject => {
  const draft = readDraft(yamlDocument(text).contents, tree)
  if (!isDraftObject(draft)) throw new Error('no document')
  return draft
}
const after = (change: (form: DraftObject) => DraftObject, text = source): string =>
  patchYaml(text, tree, change(formOf(text.replaceAll('\r\n', '\n'))))

const listOf = (draft: Draft): readonly Draft[] => (isDraftList(draft) ? draft : [])

/** The lines that a change takes and brings, as a diff shows them. */
function changed(result: string, before = source): string[] {
  const [old, fresh] = [before.split('\n'), result.split('\n')]
  let head = 0
  while (head < old.length && old[head] === fresh[head]) head++
  let tail = 0
  while (
    tail < Math.min(old.length, fresh.length) - head &&
    old.at(-1 - tail) === fresh.at(-1 - tail)
  )
    tail++
  return [
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...fresh.slice(head, fresh.length - tail).map((line) => `+${line}`),
  ]
}

describe('one edit', () => {
  it('leaves the comment behind a value where it stood', () => {
    const text = source.replace('price: 4.50\n', 'price: 4.50   # por quilo\n')
    const result = after((form) => ({ ...form, price: '4.75' }), text)
    expect(changed(result, text)).toEqual([
      '-price: 4.50   # por quilo',
      '+price: 4.75   # por quilo',
    ])
  })

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
  })
  it('writes what was typed as a number so that the check can judge it', () => {
    for (const typed of ['1.000,50', '42,50', 'R$ 7', '4.0'])
      expect(after((form) => ({ ...form, price: typed }))).toContain(`\nprice: ${typed}\n`)
    for (const typed of ['# 7', '1e3', '+4', ''])
      expect(after((form) => ({ ...form, price: typed }))).toContain(`\nprice: "${typed}"\n`)
  })
  it('keeps Windows line ends, mixed ones, and a last line without any', () => {
    const crlf = source.replaceAll('\n', '\r\n')
    expect(after((form) => ({ ...form, price: '4.75', draft: true }), crlf)).toBe(
      after((form) => ({ ...form, price: '4.75', draft: true })).replaceAll('\n', '\r\n'),
    )
    expect(after((form) => ({ ...form, price: '2' }), 'name: a\r\nprice: 1\ntags: [b]\r\n')).toBe(
      'name: a\r\nprice: 2\ntags: [b]\r\n',
    )
    expect(after((form) => ({ ...form, price: '2', draft: true }), 'name: a\nprice: 1')).toBe(
      'name: a\nprice: 2\ndraft: true',
    )
  })
  it('keeps keys that the schema does not know', () => {
    expect(after((form) => ({ ...form, price: '2' }), 'nome: x\nname: a\nprice: 1\n')).toBe(
      'nome: x\nname: a\nprice: 2\n',
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
  it('keeps its own writing but for the lines that touch the change', () => {
    expect(
      changed(
        after((form) => ({ ...form, draft: true }), odd),
        odd,
      ),
    ).toEqual(['-draft:   false', '+draft: true'])
    expect(after((form) => ({ ...form, name: 'Zinco' }), odd)).toMatch(
      /^name: "Zinco"\nprice: 4.50(?: {3})? # por quilo\n/,
    )
  })
  it('takes the canonical form where its own does not fit the change', () => {
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

describe('an article', () => {
  const article = '---\r\ntitle: Um\r\nauthor: A\r\n---\r\n\r\nPrimeiro.\r\n\r\nSegundo.\r\n'
  it('changes in its front matter and in its text line by line', () => {
    const draft = readDocumentDraft('Post', article)
    expect(draft?.body).toBe('\nPrimeiro.\n\nSegundo.\n')
    expect(
      patchDocument('Post', article, {
        fields: { title: 'Dois', author: 'A' },
        body: '\nPrimeiro.\n\nNovo.\n\nSegundo.\n',
      }),
    ).toBe(
      '---\r\ntitle: Dois\r\nauthor: A\r\n---\r\n\r\nPrimeiro.\r\n\r\nNovo.\r\n\r\nSegundo.\r\n',
    )
  })
  it('that is broken is not read', () => {
    expect(readDocumentDraft('Post', 'title: x')).toBeUndefined()
    expect(readDocumentDraft('Lot', 'title: "x')).toBeUndefined()
  })
})

it('a new document comes out as content/ is written', () => {
  const text =
    'Renovação de parque de uma empresa de consultoria. Bateria com 70% ou mais da capacidade original.'
  expect(
    newDocument('Lot', {
      fields: {
        order: '20',
        title: 'Lote: 20 notebooks',
        price: '28000',
        description: text,
        specs: ['16 GB', '2026'],
        photo: { alt: 'Pilhas', src: 'lots/a.jpg' },
        category: 'notebook',
        units: undefined,
      },
    }),
  ).toBe(`title: "Lote: 20 notebooks"
category: notebook
price: 28000
description: >-
  ${text}
specs:
  - 16 GB
  - "2026"
photo:
  src: lots/a.jpg
  alt: Pilhas
order: 20
`)
  expect(
    newDocument('Post', { fields: { title: 'Um', date: '2026-03-01' }, body: 'Texto.\n' }),
  ).toBe('---\ntitle: Um\ndate: "2026-03-01"\n---\n\nTexto.\n')
})

describe('values by day', () => {
  const days = objectTree(
    z.strictObject({ name: z.string(), prices: z.record(z.iso.date(), z.number()) }),
  )
  const text =
    'name: Cobre\nprices: # por quilo\n  # conferido na balança\n  2026-11-20: 40.00 # ' +
    'alta\n  2026-10-05: 38.90\n\n  2026-09-14: 38.60\n'
  const lines = (draft: DraftObject) =>
    dayLinesOf(draft.prices).map(({ day, value }) => ({ day, value }))
  const with_ = (change: (all: { day: string; value: Draft }[]) => Draft, from = text) => {
    const draft = readDraft(yamlDocument(from.replaceAll('\r\n', '\n')).contents, days)
    if (!isDraftObject(draft)) throw new Error('no document')
    return patchYaml(from, days, { ...draft, prices: change(lines(draft)) })
  }

  it.each<[string, (all: { day: string; value: Draft }[]) => Draft, string[]]>([
    [
      'a new day on top',
      (all) => [{ day: '2026-11-23', value: '41.50' }, ...all],
      ['+  2026-11-23: 41.50'],
    ],
    [
      'another figure, whose comment stays',
      (all) => all.with(0, { day: '2026-11-20', value: '39.5' }),
      ['-  2026-11-20: 40.00 # alta', '+  2026-11-20: 39.5 # alta'],
    ],
    [
      'another day',
      (all) => all.with(1, { day: '2026-10-06', value: '38.90' }),
      ['-  2026-10-05: 38.90', '+  2026-10-06: 38.90'],
    ],
    ['a day less', (all) => all.toSpliced(1, 1), ['-  2026-10-05: 38.90']],
  ])('%s changes its own line', (_, change, diff) => {
    expect(changed(with_(change), text)).toEqual(diff)
    expect(with_(change, text.replaceAll('\n', '\r\n'))).toBe(
      with_(change).replaceAll('\n', '\r\n'),
    )
  })
  it('take the place of the one price that older documents have', () => {
    expect(
      with_(() => [{ day: '2026-11-23', value: '41.50' }], 'name: Cobre\nprices: 40 # velho\n'),
    ).toBe('name: Cobre\nprices:\n  # velho\n  2026-11-23: 41.50\n')
  })
  it('keep what is no number, or no day, as it was typed', () => {
    expect(
      readDraft(
        yamlDocument(with_((all) => [{ day: '23/11: x', value: '41,50' }, ...all])).contents,
        days,
      ),
    ).toMatchObject({ prices: [{ day: '23/11: x', value: '41,50' }, {}, {}, {}] })
  })

  it('takes the last item of a list and puts a field below it, in one save', () => {
    const text =
      'name: Cobre\nprice: 4\nhistory:\n  - day: "2026-11-01"\n    price: 4\n  - day: ' +
      '"2026-10-01"\n    price: 3\ndraft: true\n'
    const result = after(
      (form) => ({
        ...form,
        history: listOf(form.history).slice(0, 1),
        tags: ['fio'],
      }),
      text,
    )
    expect(result).toBe(
      'name: Cobre\nprice: 4\nhistory:\n  - day: "2026-11-01"\n    price: 4\ntags:\n  - fio\ndraft: true\n',
    )
  })
})
