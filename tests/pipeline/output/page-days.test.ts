import { expect, it } from 'vitest'
import { sitePages } from '../../../src/content/addresses'
import { pageDays } from '../../../src/pipeline/output/sitemap'

const page = (
  type: 'HomePage' | 'ScrapPage' | 'AboutPage' | 'BlogPage' | 'ContactPage' | 'InventoryPage',
  file: string,
) => ({ type, file: `pages/${file}.yaml`, data: {} })
const copper = {
  type: 'Material',
  file: 'materials/cobre.yaml',
  data: { pricePerKg: { '2026-11-20': 40, '2026-10-01': 39 } },
} as const
const tin = { type: 'Material', file: 'materials/estanho.yaml', data: { pricePerKg: 4.5 } } as const
const post = (slug: string, date: string, updatedOn?: string) =>
  ({ type: 'Post', file: `posts/${slug}.mdx`, data: { date, updatedOn } }) as const

it('an article’s day is that of its publication, or of its update, whatever was committed since', () => {
  const days = pageDays(
    [post('a', '2026-01-01'), post('b', '2026-01-01', '2026-05-01')],
    new Map([['posts/a.mdx', '2026-11-21']]),
  )
  expect([...days]).toEqual([
    ['posts/a.mdx', '2026-01-01'],
    ['posts/b.mdx', '2026-05-01'],
  ])
})

it('the price board and the home page are as new as the newest price, or as their own texts', () => {
  const texts = [page('HomePage', 'home'), page('ScrapPage', 'scrap')]
  const days = pageDays(
    [...texts, copper, tin],
    new Map([
      ['pages/home.yaml', '2026-11-21'],
      ['pages/scrap.yaml', '2025-01-01'],
      ['materials/estanho.yaml', '2026-02-02'],
    ]),
  )
  expect([
    days.get('pages/home.yaml'),
    days.get('pages/scrap.yaml'),
    days.get('materials/estanho.yaml'),
  ]).toEqual(['2026-11-21', '2026-11-20', '2026-02-02'])
})

it.each([
  ['AboutPage', { type: 'Certification', file: 'certifications/iso.yaml', data: {} }],
  ['ScrapPage', { type: 'Differential', file: 'differentials/pagamento.yaml', data: {} }],
  ['InventoryPage', { type: 'Lot', file: 'lots/a.yaml', data: { statusOn: '2026-03-03' } }],
  ['HomePage', { type: 'Lot', file: 'lots/a.yaml', data: { enteredOn: '2026-03-03' } }],
] as const)('the page %s is as new as what it lists', (type, listed) => {
  const commits = [
    ['pages/x.yaml', '2025-01-01'],
    [listed.file, '2026-03-03'],
  ] as const
  const days = pageDays([page(type, 'x'), listed], new Map(commits))
  expect(days.get('pages/x.yaml')).toBe('2026-03-03')
})

it('a document without a day and without a history has none', () => {
  expect(pageDays([page('ContactPage', 'contact'), tin], new Map()).size).toBe(0)
})

it('every page of the site finds its day by its document', () => {
  const commits = new Map(sitePages([]).map(({ file }) => [file, '2026-11-01']))
  const types = [
    'HomePage',
    'LotsPage',
    'ScrapPage',
    'ServicesPage',
    'AboutPage',
    'ContactPage',
    'BlogPage',
  ] as const
  const days = pageDays(
    types.map((type, index) => ({ type, file: sitePages([])[index]?.file ?? '', data: {} })),
    commits,
  )
  expect([...days.keys()]).toEqual(
    sitePages([])
      .slice(0, types.length)
      .map(({ file }) => file),
  )
})
