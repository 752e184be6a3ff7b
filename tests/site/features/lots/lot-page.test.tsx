import { expect, it } from 'vitest'
import { ArrivalCheck } from '../../../../src/site/features/lots/arrival-check'
import { LotPage } from '../../../../src/site/features/lots/lot-page'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import { click, has, leave, showPage, stubMailProgram, until } from '../requests/harness'
import { list, lotDetails, texts } from './lot-fixtures'
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

const ITEMS = {
  head: {
    columns: [
      { label: 'Modelo', kind: 'model' as const },
      { label: 'Unidades', kind: 'units' as const },
    ],
    rows: [['T480', '20']],
  },
  rowCount: 1,
  units: 20,
  csv: { href: '/a.csv', bytes: 20 },
}
const check = (slug: string) =>
  showPage(<ArrivalCheck lot={lotDetails(slug)} items={ITEMS} />, lotsData())

it('so does the report of a load that has arrived', async () => {
  stubMailProgram()
  keepOnDevice('conferencia-a', JSON.stringify({ 1: '19' }))
  await check('a')
  await click('button', texts.arrival.sendButton)
  await until(() => has('pre', 'Lote a'))
  await leave()
  await check('b')
  expect(has('pre')).toBe(false)
})
