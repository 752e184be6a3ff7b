import { expect, it } from 'vitest'
import { pageDays } from '../../../src/pipeline/output/sitemap'

const page = (type: 'ScrapPage' | 'InventoryPage' | 'HomePage' | 'ContactPage') =>
  ({ type, file: 'pages/x.yaml', data: {} }) as const
const copper = {
  type: 'Material',
  file: 'materials/cobre.yaml',
  data: { pricePerKg: { '2026-11-20': 40, '2026-10-01': 39 } },
} as const
const lot = { type: 'Lot', file: 'lots/a.yaml', data: { statusOn: '2026-03-03' } } as const
const post = (slug: string, date: string, updatedOn?: string) =>
  ({ type: 'Post', file: `posts/${slug}.mdx`, data: { date, updatedOn } }) as const

it('an article’s day is that of its publication, or of its update', () => {
  expect([...pageDays([post('a', '2026-01-01'), post('b', '2026-01-01', '2026-05-01')])]).toEqual([
    ['posts/a.mdx', '2026-01-01'],
    ['posts/b.mdx', '2026-05-01'],
  ])
})

it.each([
  ['ScrapPage', copper, '2026-11-20'],
  ['HomePage', lot, '2026-03-03'],
  ['InventoryPage', lot, '2026-03-03'],
] as const)('the page %s is as new as what it lists', (type, listed, day) => {
  expect(pageDays([page(type), listed]).get('pages/x.yaml')).toBe(day)
})

it('a page without a day has none', () => {
  expect(pageDays([page('ContactPage'), copper]).has('pages/x.yaml')).toBe(false)
})
