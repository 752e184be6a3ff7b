import { expect, it } from 'vitest'
import type { LotView } from '../../../src/content/views/views'
import { lotsFeed } from '../../../src/pipeline/compile/feeds'

const company = { url: 'https://x.example', name: 'X' }
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
const titlesOf = (feed: string) =>
  Array.from(feed.matchAll(/<entry>\n<id>[^<]*<\/id><title>([^<]*)/g), ([, title]) => title)

it('the feed of lots begins with what changed last, and tells price or status', () => {
  const feed = lotsFeed(
    [
      lot('a', {}),
      lot('b', { status: 'vendido', statusOn: '2026-11-09' }),
      lot('c', { enteredOn: '2026-11-05', category: 'monitor' }),
      lot('d', { enteredOn: undefined }),
    ],
    'Lotes',
    company,
  )
  expect(titlesOf(feed)).toEqual([
    'Lote b &amp; cia: vendido',
    'Lote c &amp; cia: R$ 12.000,00',
    'Lote a &amp; cia: R$ 12.000,00',
  ])
  expect(feed).toContain('o lote. Usado &amp; testado.</summary>')
  expect(feed).toContain('<updated>2026-11-09T00:00:00-03:00</updated>')
})

it.each([
  [1200, '1.200 unidades, R$ 12.000,00 o lote.'],
  [1, '1 unidade, R$ 12.000,00 o lote.'],
  [undefined, 'R$ 12.000,00 o lote.'],
])('the feed of lots counts units where the lot does: %s', (units, sentence) => {
  // An editor may end the condition with a full stop, which must not be doubled.
  const feed = lotsFeed([lot('a', { units, condition: 'Usado.' })], 'Lotes', company)
  expect(feed).toContain(`<summary>${sentence} Usado.</summary>`)
})

it('a feed has the thirty newest entries', () => {
  const days = Array.from(
    { length: 31 },
    (_, index) => `2026-10-${String(31 - index).padStart(2, '0')}`,
  )
  const lots = days.map((day) => lot(day, { enteredOn: day }))
  const feed = lotsFeed(lots, 'Lotes', company)
  expect(titlesOf(feed)).toHaveLength(30)
  expect(feed).not.toContain('<published>2026-10-01')
})
