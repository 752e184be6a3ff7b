import type { PostView } from '../../../../src/content/views/views'

export const postOf = (slug: string, fields: Partial<PostView> = {}): PostView => ({
  slug,
  title: slug,
  excerpt: '',
  category: 'Economia Circular',
  date: '2026-01-01',
  author: 'Ana',
  image: { href: 'https://x.example/a.jpg', alt: '' },
  tags: [],
  minutes: 3,
  ...fields,
})
