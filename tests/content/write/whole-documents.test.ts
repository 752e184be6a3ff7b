import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  dayLinesOf,
  isDraftObject,
  readDraft,
  type Draft,
  type DayLine,
} from '../../../src/content/yaml/draft'
import {
  newDocument,
  patchDocument,
  readDocumentDraft,
  patchYaml,
} from '../../../src/content/yaml/patch-document'
import { yamlDocument } from '../../../src/content/yaml/yaml-source'
import { objectTree } from '../../../src/content/schema/field-tree'
import { changed } from './sample'

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
        specs: ['16 GB', '2026', 'on'],
        photo: { alt: 'Pilhas\nCaixas', src: 'lots/a.jpg' },
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
  - "on"
photo:
  src: lots/a.jpg
  alt: |-
    Pilhas
    Caixas
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
    'name: Cobre\nprices:\n  # por quilo\n  # conferido na balança\n  2026-11-20: 40.00 # ' +
    'alta\n  2026-10-05: 38.90\n\n  2026-09-14: 38.60\n'
  const with_ = (change: (all: DayLine[]) => Draft, from = text) => {
    const draft = readDraft(yamlDocument(from).contents, days)
    if (!isDraftObject(draft)) throw new Error('no document')
    return patchYaml(from, days, { ...draft, prices: change(dayLinesOf(draft.prices)) })
  }

  it.each<[string, (all: DayLine[]) => Draft, string[]]>([
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
})
