import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  itemListCsv,
  packItemList,
  unpackItemList,
  type ItemList,
} from '../../../src/content/table/item-list'
import { readItemList } from '../../../src/content/table/read-item-list'
import { errors, sound } from './reading'

describe('a whole item list', () => {
  it('names every error at once, up to fifty', () => {
    const every = errors('Modelo;Funcional;Quantidade\n=a;E;x\n;A;1')
    expect(every.map((error) => error.slice(0, 13))).toEqual([
      'C1 Quantidade',
      'A2 Modelo: «=',
      'B2 Funcional:',
      'A3 Modelo: a ',
    ])
    const many = errors(`Modelo;Unidades\n${'a;0\n'.repeat(60)}`)
    expect([many.length, many.at(-1)]).toEqual([
      51,
      ': os erros desta relação são 60 — corrija estes primeiro',
    ])
  })

  it('has at most 5,000 rows', () => {
    expect(sound(`Modelo;Unidades\n${'a;1\n'.repeat(5000)}`).rows).toHaveLength(5000)
    expect(errors(`Modelo;Unidades\n${'a;1\n'.repeat(5001)}`)).toEqual([
      ': a relação tem 5.001 linhas; o máximo é 5.000 — junte as linhas iguais',
    ])
    expect(errors(`Modelo;Unidades\n${'a\n'.repeat(5001)}`)).toHaveLength(1)
    expect(sound(`Modelo;Unidades\n${'a;1\n;\n'.repeat(5000)}`).rows).toHaveLength(5000)
  })

  it('comes back the same from the file that visitors download, and from its packed form', () => {
    const word = fc
      .stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9;,"' áçã.×()]{0,20}[a-z0-9"]$/)
      .map((text) => text.replace(/ +/g, ' '))
      .filter((text) => !/^(?:sub)?total/i.test(text) && !/\d{15}/.test(text))
    const rows = fc.array(
      fc.tuple(word, word, fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 9999 })),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, (items) => {
        const itemList: ItemList = {
          columns: [
            { label: 'Modelo', kind: 'model' },
            { label: 'Cor', kind: 'text' },
            { label: 'Funcional', kind: 'functional' },
            { label: 'Unidades', kind: 'units' },
          ],
          rows: items.map(([model, text, grade, units], index) => ({
            line: index + 1,
            cells: [model, text, grade, String(units)],
            units,
          })),
        }
        expect(sound(itemListCsv(itemList).slice(1))).toEqual(itemList)
        expect(unpackItemList(packItemList(itemList))).toEqual(itemList)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('is never an exception, whatever the text', () => {
    const scraps = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            'Modelo',
            'Unidades',
            ';',
            ',',
            '\n',
            '\r\n',
            '"',
            'A',
            '1',
            'sep=;\n',
            '=',
            'Linha',
          ),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(scraps, (text) => {
        const read = readItemList(text)
        if ('errors' in read) {
          expect(read.errors.length).toBeGreaterThan(0)
          for (const { offset } of read.errors)
            expect(offset >= 0 && offset <= text.length).toBe(true)
        } else expect(read.itemList.rows.length).toBeGreaterThan(0)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
