import { expect, it } from 'vitest'
import type { LotView, MaterialView } from '../../../src/content/views'
import { LOT_CATEGORIES, type LotCategory } from '../../../src/content/vocabulary'
import { newsFeeds } from '../../../src/pipeline/compile/feeds'

const company = { url: 'https://x.example', name: 'X' }
const titles = {
  lots: 'Lotes',
  // The name of each category is its key.
  categories: Object.fromEntries(LOT_CATEGORIES.map((name) => [name, name])) as Record<
    LotCategory,
    string
  >,
}
const lot = (slug: string, more: Partial<LotView>): LotView => ({
  slug,
  title: `Lote ${slug} & cia`,
  category: 'notebook',
  price: 12_000,
  originalPrice: 13_000,
  units: 20,
  description: '',
  specs: [],
  condition: 'Usado & testado',
  rating: 4,
  illustrative: true,
  code: slug,
  enteredOn: '2026-11-01',
  ...more,
})
const copper: MaterialView = {
  slug: 'cobre',
  name: 'Cobre',
  group: 'metais',
  status: 'Comprando',
  symbol: 'Cu',
  description: '',
  pricePerKg: 41,
  variation: 0,
  prices: [
    { day: '2026-11-20', pricePerKg: 41 },
    { day: '2026-10-01', pricePerKg: 40 },
    { day: '2026-09-01', pricePerKg: 41.5 },
    { day: '2026-08-01', pricePerKg: 41.5 },
  ],
}
const titlesOf = (feed: string | undefined) =>
  Array.from((feed ?? '').matchAll(/<entry>\n<id>[^<]*<\/id><title>([^<]*)/g), ([, title]) => title)

it('the feed of lots begins with what changed last, and tells price or status', () => {
  const feeds = newsFeeds(
    [
      lot('a', {}),
      lot('b', { status: 'vendido', statusOn: '2026-11-09' }),
      lot('c', { enteredOn: '2026-11-05', category: 'monitor' }),
      lot('d', { enteredOn: undefined }),
    ],
    [],
    titles,
    company,
  )
  expect(titlesOf(feeds.get('/feed/lotes.xml'))).toEqual([
    'Lote b &amp; cia: vendido',
    'Lote c &amp; cia: R$ 12.000,00',
    'Lote a &amp; cia: R$ 12.000,00',
  ])
  expect(feeds.get('/feed/lotes.xml')).toContain('o lote. Usado &amp; testado.</summary>')
  expect(feeds.get('/feed/lotes.xml')).toContain('<updated>2026-11-09T00:00:00-03:00</updated>')
  expect(titlesOf(feeds.get('/feed/lotes-monitor.xml'))).toEqual(['Lote c &amp; cia: R$ 12.000,00'])
  expect(titlesOf(feeds.get('/feed/lotes-servidor.xml'))).toEqual([])
})

it.each([
  [1200, '1.200 unidades, R$ 12.000,00 o lote.'],
  [1, '1 unidade, R$ 12.000,00 o lote.'],
  [undefined, 'R$ 12.000,00 o lote.'],
])('the feed of lots counts units where the lot does: %s', (units, sentence) => {
  // An editor may end the condition with a full stop, which must not be doubled.
  const feeds = newsFeeds([lot('a', { units, condition: 'Usado.' })], [], titles, company)
  expect(feeds.get('/feed/lotes.xml')).toContain(`<summary>${sentence} Usado.</summary>`)
})

it('the feed of a material has an entry of its own for each price, with its change', () => {
  const feed = newsFeeds([], [copper], titles, company).get('/feed/preco-cobre.xml')
  expect(titlesOf(feed)).toEqual([
    'Cobre: R$ 41,00/kg (+2,5%)',
    'Cobre: R$ 40,00/kg (−3,6%)',
    'Cobre: R$ 41,50/kg (0%)',
    'Cobre: R$ 41,50/kg',
  ])
  expect(feed).toContain('<id>https://x.example/comercio-sucata/cobre#2026-11-20</id>')
  expect(feed).toContain('Nosso preço de compra desde 20/11/2026. Antes: R$ 40,00/kg.')
})

it('a feed has the thirty newest entries', () => {
  const days = Array.from(
    { length: 31 },
    (_, index) => `2026-10-${String(31 - index).padStart(2, '0')}`,
  )
  const lots = days.map((day) => lot(day, { enteredOn: day }))
  const material = { ...copper, prices: days.map((day) => ({ day, pricePerKg: 40 })) }
  const feeds = newsFeeds(lots, [material], titles, company)
  for (const address of ['/feed/lotes.xml', '/feed/preco-cobre.xml']) {
    expect(titlesOf(feeds.get(address))).toHaveLength(30)
    expect(feeds.get(address)).not.toContain('<published>2026-10-01')
  }
})
