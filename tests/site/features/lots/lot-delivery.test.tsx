import { expect, it } from 'vitest'
import { LotDelivery } from '../../../../src/site/features/lots/lot-delivery'
import { render } from '../../render'
import { lotDetails, texts } from './lot-fixtures'

it.each([
  [
    { measures: '120 × 80 cm', cubicMeters: 1.25 },
    `120 × 80 cm1,25 m³ ${texts.delivery.totalLabel}`,
  ],
  [{ cubicMeters: 1.25 }, '1,25 m³'],
  [{ measures: '120 × 80 cm' }, '120 × 80 cm'],
])('of the measures %j a lot says each once', async (freight, said) => {
  const { container } = await render(
    <LotDelivery lot={lotDetails('a', { freight })} texts={texts.delivery} />,
  )
  const { measures } = texts.delivery.labels
  const terms = [...container.querySelectorAll('dt')]
  const value = terms.find((term) => term.textContent === measures)?.nextElementSibling
  expect(value?.textContent).toBe(said)
})
