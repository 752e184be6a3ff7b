import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { leaveBase, missingInBase } from './broken-content'
import { CATALOGUE } from './catalogue/all'
import { judged } from './catalogue/judged'
import { messagesPage } from './catalogue/messages-page'

afterAll(leaveBase)

const PAGE = fileURLToPath(new URL('../../../content/MENSAGENS.md', import.meta.url))

describe('what people, Excel, Word, WhatsApp, Windows and haste write', () => {
  it('is written into content that lacks nothing but fields that it was never given', async () => {
    expect(
      [...(await missingInBase())].filter(
        (error) => !/"falta este (?:campo|documento)"]$/.test(error),
      ),
    ).toEqual([])
  })

  describe.each(Object.entries(CATALOGUE))('%s', (_, rows) => {
    it.each(rows)('$verdict: $written', async (row) => {
      const { isRight, isWellWorded, lines } = await judged(row)
      expect({ isRight, isWellWorded, lines }).toEqual({ isRight: true, isWellWorded: true, lines })
    })
  })

  it('is told in the guide word by word; if not: npx vitest run tests/pipeline/check/catalogue.test.ts -u', async () => {
    await expect(await messagesPage()).toMatchFileSnapshot(PAGE)
  })
})
