import { expect, it } from 'vitest'
import { impactOf, LotDelivery, LotFold } from '../../../../src/site/features/lots/lot/lot-sections'
import { find, show, showAfterTyping } from '../requests/harness'
import { lotDetails, texts } from './lot-fixtures'
import { lotsData } from './lots-data'

const fold = (
  <LotFold id="documentos" title="Documentos" answer="Nota fiscal">
    Texto
  </LotFold>
)
const details = () => find<HTMLDetailsElement>('details')

it('on a wide screen a section is open, but one that the visitor closed early stays closed', async () => {
  await show(fold)
  expect(details().open).toBe(true)
  // The inline script opens it in the prerendered page, and the visitor closes it.
  await showAfterTyping(fold, () => {
    details().open = false
  })
  expect(details().open).toBe(false)
})

it.each([
  [{ measures: '120 × 80 cm', cubicMeters: 1.25 }, '120 × 80 cm1,25 m³ no total'],
  [{ cubicMeters: 1.25 }, '1,25 m³'],
  [{ measures: '120 × 80 cm' }, '120 × 80 cm'],
])('of the measures %j a lot says each once', async (freight, said) => {
  await show(<LotDelivery lot={lotDetails('a', { freight })} />, lotsData())
  const terms = [...document.querySelectorAll('dt')]
  const value = terms.find((term) => term.textContent === 'Medidas')?.nextElementSibling
  expect(value?.textContent).toBe(said)
})

it('the emissions that a single unit avoids are written as exactly as they are known', () => {
  const factor = { minKg: 8.6, maxKg: 8.9, source: 'Estudo', conditions: '' }
  const impact = { ...texts.impact, factors: [{ ...factor, device: 'tablet' as const }] }
  const lot = lotDetails('a', { reuseDevice: 'tablet', units: 1 })
  expect(impactOf(lot, impact)?.sentence).toBe('8,6 a 8,9\u00A0kg de CO₂e, com 1 unidade.')
})
