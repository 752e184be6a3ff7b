import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { LotPage } from '../../../../src/site/features/lots/lot/lot-page'
import { keepOnDevice } from '../../../../src/site/lib/device-store'
import {
  click,
  find,
  has,
  leave,
  showPage,
  stubMailProgram,
  type,
  until,
} from '../requests/harness'
import { lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

const show = (slug: string) =>
  showPage(<LotPage lot={lotDetails(slug)} itemTable={null} />, lotsData())

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
  await showPage(<LotPage lot={lot} itemTable={null} />, lotsData())
  await click('a', 'Avisar de uma diferença')
  await until(() => has('pre', 'Lote a'))
  expect(find('pre').textContent).toContain('/lotes-informatica/a')
})

it('an offer says what is offered, and the freight apart from the asking price', async () => {
  stubMailProgram()
  keepOnDevice('cep', '01310100')
  onTestFinished(() => keepOnDevice('cep', ''))
  const lot = lotDetails('c', { price: 28_000, freight: { weightKg: 90 } })
  await showPage(<LotPage lot={lot} itemTable={null} />, lotsData())
  await click('button', 'Fazer proposta')
  await type('proposta', '25.000')
  await act(async () => find<HTMLFormElement>('dialog form').requestSubmit())
  await until(() => has('pre', 'R$ 25.000'))
  expect(find('pre').textContent).toContain('Frete à parte, estimado até 01310-100: R$ 228,00')
  expect(find('pre').textContent).not.toContain('28.228')
})
