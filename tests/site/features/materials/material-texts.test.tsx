import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PriceChartFigure } from '../../../../src/site/features/materials/material/price-chart-figure'
import {
  materialHead,
  materialTextFiller,
  ofNameOf,
  withQuotedPrices,
} from '../../../../src/site/features/materials/material/material-texts'
import { MaterialTakes } from '../../../../src/site/features/materials/material/material-sections'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'
import { one } from '../../../support/model-documents'
import { materialView } from './material-views'

const company = one('Company')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it('a search for the price of a kilogram finds it with its day', () => {
  const { meta } = materialHead({
    company,
    page: one('MaterialPage'),
    material: { ...materialView('cobre', 40), name: 'Cobre', variation: 2.5 },
    guide: { ofName: 'do cobre', card: { url: '/fotos/-cartoes/cobre.jpg', alt: 'Cobre' } },
  })
  const [title, description] = meta.map((entry) => plain(JSON.stringify(entry)))
  expect(title).toContain('Preço do cobre hoje? R$ 40,00 por kg em 20/11/2026')
  expect(description).toContain('R$ 40,00 em 20/11/2026')
  expect(description).toContain('+2,5%')
})

const dear = {
  ...materialView('cobre', 1040),
  name: 'Cobre',
  variation: -1.5,
  prices: [
    { day: '2026-11-20', pricePerKg: 1040 },
    { day: '2026-03-01', pricePerKg: 1056 },
  ],
}
const guide = { ofName: 'do cobre' }
const fill = materialTextFiller(dear, guide, { address: { ...company.address, city: 'São Paulo' } })

describe('a text of all materials', () => {
  it('reads with the price, its day and the name of one', () => {
    expect(plain(fill('Preço {doMaterial} hoje? {preco} por kg em {dia}, {cidade}'))).toBe(
      'Preço do cobre hoje? R$ 1.040,00 por kg em 20/11/2026, São Paulo',
    )
    expect(fill('{variacao}')).toBe('−1,5%')
    const variationBase = { month: '2026-10', average: 1056 }
    const based = materialTextFiller({ ...dear, variationBase }, guide, company)
    expect(plain(based('{variacao}'))).toBe('−1,5% sobre a média de outubro, R$ 1.056,00')
  })

  it('takes «de» and the name where the preposition is not said, and leaves abbreviations as they are', () => {
    expect([
      ofNameOf('Cobre', {}),
      ofNameOf('PET cristal', {}),
      ofNameOf('Óleo', {}),
      ofNameOf('Latinhas', { ofName: 'das latinhas' }),
    ]).toEqual(['de cobre', 'de PET cristal', 'de óleo', 'das latinhas'])
  })
})

it('the slider of the chart goes from the first day to the newest, and says the price of each', () => {
  render(<PriceChartFigure ofName="do cobre" history={priceHistory(dear.prices)} />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  const said = () => plain(slider.getAttribute('aria-valuetext') ?? '')
  expect([slider.min, slider.max, said()]).toEqual(['0', '264', '20/11/2026: R$ 1.040,00/kg'])
  fireEvent.change(slider, { target: { value: '0' } })
  expect(said()).toBe('01/03/2026: R$ 1.056,00/kg')
})

const copper = {
  slug: 'cobre',
  prices: [
    { day: '2026-11-20', pricePerKg: 40 },
    { day: '2026-10-01', pricePerKg: 39 },
  ],
}

it('a search engine reads the newest price with its day, and never «hoje»', () => {
  expect(withQuotedPrices('Quanto vale? {cobre}. {cobre}', [copper])).toBe(
    'Quanto vale? R$\u00A040,00 em 20/11/2026. R$\u00A040,00 em 20/11/2026',
  )
})

it('a guide without lists has no section for them', () => {
  const heading = { label: 'Aceite', title: 'O que aceitamos' }
  const { container } = render(<MaterialTakes heading={heading} guide={guide} />)
  expect(container.textContent).toBe('')
})
