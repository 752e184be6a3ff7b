import { describe, expect, it } from 'vitest'
import type { LotView } from '../../../../src/content/views'
import { lotsJsonLd } from '../../../../src/site/features/lots/lots-json-ld'

const lot: LotView = {
  slug: 'monitores', title: '40 monitores', category: 'monitor', price: 10800.5, originalPrice: 14400, description: 'Iguais.', specs: ['HDMI'],
  condition: 'Usado', rating: 4.4, photo: { alt: 'Monitores', base: '/fotos/lots/monitores', widths: [360, 720], width: 720, height: 540 },
}
const company = { url: 'https://www.empresa.example', name: 'Empresa' }
const listed = (lots: LotView[]) => JSON.parse(JSON.stringify(lotsJsonLd(lots, company))) as { itemListElement: { position: number; item: Record<string, unknown> }[] }

describe('the lots as structured data', () => {
  it('are used products with price in reais, address and picture', () => {
    expect(listed([lot]).itemListElement[0]).toMatchObject({
      position: 1,
      item: {
        '@type': 'Product', name: '40 monitores',
        url: 'https://www.empresa.example/lotes-informatica/monitores',
        image: 'https://www.empresa.example/fotos/lots/monitores-720.webp',
        offers: { price: '10800.50', priceCurrency: 'BRL', availability: 'https://schema.org/InStock', itemCondition: 'https://schema.org/UsedCondition' },
      },
    })
  })

  it('stand at their place in the whole list, with the address of its own page', () => {
    const [item] = (JSON.parse(JSON.stringify(lotsJsonLd([lot], company, 13))) as ReturnType<typeof listed>).itemListElement
    expect(item).toMatchObject({ position: 13, item: { url: 'https://www.empresa.example/lotes-informatica/monitores' } })
  })

  it('say that a sold one is sold', () => {
    expect(listed([{ ...lot, status: 'vendido' }]).itemListElement[0]?.item).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  })

  it('have no picture where the lot has none', () => {
    const { photo: _, ...bare } = lot
    expect(listed([bare]).itemListElement[0]?.item).not.toHaveProperty('image')
  })
})
