import { expect, it } from 'vitest'
import { LotPage } from '../../../../src/site/features/lots/lot-page'
import { click, find, has, leave, showPage, stubMailProgram, until } from '../requests/harness'
import { lotDetails, texts } from './lot-fixtures'
import { lotsData } from './lots-data'

const show = (slug: string) =>
  showPage(<LotPage lot={lotDetails(slug)} search={{}} onSearch={() => {}} />, lotsData())

it('the message about a lot waits on its own page, and not on that of another lot', async () => {
  stubMailProgram()
  await show('a')
  await click('a', 'Comprar Lote')
  await until(() => has('pre', 'Lote a'))
  await leave()
  await show('b')
  expect(has('pre')).toBe(false)
  await leave()
  await show('a')
  await until(() => has('pre', 'Lote a'))
})

it('a difference from the item list is a message that names the lot', async () => {
  stubMailProgram()
  const lot = {
    ...lotDetails('a'),
    itemList: {
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
    },
  }
  await showPage(<LotPage lot={lot} search={{}} onSearch={() => {}} />, lotsData())
  await click('a', texts.difference.button)
  await until(() => has('pre', 'Lote a'))
  expect(find('pre').textContent).toContain('/lotes-informatica/a')
})
