import { afterEach, expect, it } from 'vitest'
import type { LotDetails } from '../../../../src/content/views'
import { LotPurchase } from '../../../../src/site/features/lots/lot-purchase'
import { impactOf } from '../../../../src/site/features/lots/lot-sections'
import { keepOnDevice, keptOnDevice } from '../../../../src/site/lib/device-store'
import { find, has, leave, showPage, submit, type } from '../requests/harness'
import { lotDetails, texts } from './lot-fixtures'
import { lotsData } from './lots-data'

async function showLot(own: Partial<LotDetails>) {
  const nothing = () => {}
  await showPage(
    <LotPurchase lot={lotDetails('a', own)} href="" onBuy={nothing} onOffer={nothing} />,
    lotsData(),
  )
}
afterEach(async () => {
  await leave()
  keepOnDevice('cep', '')
})

it.each([
  ['Sem custo', 'São Paulo, SP, sem custo'],
  ['R$ 120 para carregar', 'São Paulo, SP, R$ 120 para carregar'],
])('the cost of a pickup, «%s», goes on with the sentence of its city', async (cost, said) => {
  await showLot({ pickup: { city: 'São Paulo, SP', cost } })
  expect(has('li', said)).toBe(true)
})

it('a CEP is forgotten with its field emptied, and asked for where there was none', async () => {
  keepOnDevice('cep', '01310100')
  await showLot({ freight: { weightKg: 90 } })
  expect(has('.lot-freight-answer', '01310-100')).toBe(true)
  await type('cep', ' ')
  await submit()
  expect(keptOnDevice('cep')).toBe('')
  expect(has('.lot-freight-answer')).toBe(false)
  expect(find<HTMLInputElement>('[name=cep]').value).toBe('')
  expect(has('form', texts.freight.invalid)).toBe(false)
  await submit()
  expect(has('form', texts.freight.invalid)).toBe(true)
  expect(document.activeElement).toBe(find('[name=cep]'))
})

it('the emissions that a single unit avoids are written as exactly as they are known', () => {
  const factor = { minKg: 8.6, maxKg: 8.9, source: 'Estudo', conditions: '' }
  const impact = { ...texts.impact, factors: [{ ...factor, device: 'tablet' as const }] }
  const lot = lotDetails('a', { reuseDevice: 'tablet', units: 1 })
  expect(impactOf(lot, impact)?.sentence).toContain('8,6 a 8,9\u00A0kg')
})
