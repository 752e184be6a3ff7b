import { expect, it } from 'vitest'
import { LotPage } from '../../../../src/site/features/lots/lot-page'
import { click, has, leave, showPage, stubMailProgram, until } from '../requests/harness'
import { list, lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

const show = (slug: string) =>
  showPage(<LotPage lot={lotDetails(slug)} search={{}} onSearch={() => {}} />, lotsData())

it('the message about a lot waits on its own page, and not on that of another lot', async () => {
  stubMailProgram()
  await show('a')
  await click('a', list.card.buyButton)
  await until(() => has('pre', 'Lote a'))
  await leave()
  await show('b')
  expect(has('pre')).toBe(false)
  await leave()
  await show('a')
  await until(() => has('pre', 'Lote a'))
})
