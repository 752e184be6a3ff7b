import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { leaveBase } from './broken-content'
import { CATALOGUE } from './catalogue/all'
import { judged } from './catalogue/judged'
import { MESSAGES_PAGE, messagesPage } from './catalogue/messages-page'

afterAll(leaveBase)

describe('what people, Excel, Word, WhatsApp, Windows and haste write', () => {
  it('is a catalogue of many hundreds', () =>
    expect(Object.values(CATALOGUE).flat().length).toBeGreaterThan(800))

  describe.each(Object.entries(CATALOGUE))('%s', (_, rows) => {
    it.each(rows)('$verdict: $written', async (row) => {
      const { isRight, isWellWorded, lines } = await judged(row)
      expect({ isRight, isWellWorded, lines }).toEqual({ isRight: true, isWellWorded: true, lines })
    })
  })

  it(
    'is told in the guide word by word; if not: node src/pipeline/commands/run.mjs ' +
      'tests/pipeline/check/catalogue/measure-catalogue.ts --write',
    async () => {
      expect(readFileSync(MESSAGES_PAGE, 'utf8').replaceAll('\r\n', '\n')).toBe(
        await messagesPage(),
      )
    },
  )
})
