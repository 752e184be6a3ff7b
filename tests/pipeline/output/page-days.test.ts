import { expect, it } from 'vitest'
import { pageDays } from '../../../src/pipeline/output/site-files'

it('the day of a page is the newest one in its document; a page without a day has none', () => {
  const post = { type: 'Post', file: 'posts/a.mdx' } as const
  const days = pageDays([
    { ...post, data: { date: '2026-01-01', updatedOn: undefined } },
    { ...post, file: 'posts/b.mdx', data: { date: '2026-01-01', updatedOn: '2026-05-01' } },
    {
      type: 'Material',
      file: 'materials/cobre.yaml',
      data: { name: 'Cobre', pricePerKg: { '2026-11-20': 40, '2026-10-01': 39 } },
    },
    { type: 'ContactPage', file: 'pages/contact.yaml', data: {} },
  ])
  expect([...days]).toEqual([
    ['posts/a.mdx', '2026-01-01'],
    ['posts/b.mdx', '2026-05-01'],
    ['materials/cobre.yaml', '2026-11-20'],
  ])
})
