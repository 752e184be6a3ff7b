import { describe, expect, it } from 'vitest'
import { CATALOGUE } from './catalogue/all'
import { judged } from './catalogue/judged'

describe('what people, Excel, Word, WhatsApp, Windows and haste write', () => {
  it('is a catalogue of many hundreds', () => expect(Object.values(CATALOGUE).flat().length).toBeGreaterThan(800))

  describe.each(Object.entries(CATALOGUE))('%s', (_, rows) => {
    it.each(rows)('$verdict: $written', async (row) => {
      const { isRight, isWellWorded, lines } = await judged(row)
      expect({ isRight, isWellWorded, lines }).toEqual({ isRight: true, isWellWorded: true, lines })
    })
  })
})
