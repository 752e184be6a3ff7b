import { describe, expect, it } from 'vitest'
import type { DocumentOf } from '../../../src/content/document-types'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../../src/content/document-types'
import { Cards } from '../../../src/pipeline/cards/cards'
import { Pictures } from '../../../src/pipeline/compile/pictures'
import { projectLots } from '../../../src/pipeline/compile/lots'
import { project, wantedPhotos } from '../../../src/pipeline/compile/project'
import type { Compiled, CompiledDocument } from '../../../src/pipeline/compile/contentlayer'
import { all, one } from '../../support/model-documents'

const article: Compiled['Post'][number]['article'] = { type: 'root', children: [] }
const photo = { src: 'lots/a.jpg', alt: 'Placas sobre a bancada' }
const post = (slug: string, date: string): CompiledDocument<'Post'> => ({
  type: 'Post',
  slug,
  article,
  data: {
    title: slug,
    excerpt: 'Resumo.',
    category: 'Economia Circular',
    date,
    author: 'Ana',
    image: photo,
    tags: ['reuso'],
  },
})
const posts = [
  post('velho', '2025-12-31'),
  post('b-novo', '2026-03-01'),
  post('meio', '2026-01-10'),
  post('a-novo', '2026-03-01'),
]
const lot = (slug: string, order: number): CompiledDocument<'Lot'> => ({
  type: 'Lot',
  slug,
  article,
  data: {
    title: slug,
    category: 'monitor',
    price: 1,
    originalPrice: 2,
    description: 'Testado.',
    specs: ['Uma'],
    condition: 'Usado',
    rating: 4,
    order,
  },
})
const step = (slug: string, number: string): CompiledDocument<'ProcessStep'> => ({
  type: 'ProcessStep',
  slug,
  article,
  data: { number, title: slug, description: 'Etapa.' },
})

/** The types with a single document, without those for the host; the others have few documents. */
const singles = DOCUMENT_TYPE_NAMES.filter(
  (name) => documentType(name).kind === 'singleton' && !('forHost' in documentType(name)),
)
const compiled: Compiled = {
  ...Object.fromEntries(DOCUMENT_TYPE_NAMES.map((name) => [name, []])),
  ...Object.fromEntries(
    singles.map((type) => [type, [{ type, slug: 'um', article, data: one(type) }]]),
  ),
  Material: Array.from(all('Material'), ([slug, data]) => ({
    type: 'Material',
    slug,
    article,
    data,
  })),
  Lot: [lot('a', 30), lot('c', 10), lot('b', 10)],
  ProcessStep: [step('fim', '02'), step('zero', '01')],
  Post: posts,
} as Compiled // fromEntries forgets which name has which documents.

const wanted = wantedPhotos(compiled)
const built = new Map(
  wanted.map((src) => [src, { base: `/fotos/${src}`, widths: [360], width: 360, height: 270 }]),
)
const pictures = new Pictures(built, new Cards('Retrilha'))
const { listed } = projectLots(compiled, new Map(), pictures, '2026-11-20')
const content = project(compiled, pictures, listed)
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

describe('the lists of the site', () => {
  it('have the newest article first, and those of one day by their file names', () => {
    expect(slugs(content.posts)).toEqual(['a-novo', 'b-novo', 'meio', 'velho'])
  })

  it('stand in the editors’ order, steps by their numbers, and those of one place by their file names', () => {
    expect(slugs(content.lots)).toEqual(['b', 'c', 'a'])
    expect(slugs(content['process-steps'])).toEqual(['zero', 'fim'])
  })

  it('carry nothing that only editors need', () => {
    expect(Object.keys(content.lots[0] ?? {})).not.toContain('order')
    expect(Object.keys(content.company)).not.toContain('imageHosts')
    expect(Object.keys(content.company)).not.toContain('exampleContent')
  })
})

it('a page of text carries its text, with the index of its headings', () => {
  const text: typeof article = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'h2',
        properties: {},
        children: [{ type: 'text', value: 'Seus direitos' }],
      },
    ],
  }
  const page = project(
    {
      ...compiled,
      PrivacyPage: [
        { type: 'PrivacyPage', slug: 'privacy', article: text, data: one('PrivacyPage') },
      ],
    },
    new Pictures(built, new Cards('Retrilha')),
    [],
  )['privacy-page']
  expect(page.headings).toEqual([{ id: 'seus-direitos', text: 'Seus direitos' }])
  expect(page.tree.children).toHaveLength(1)
  expect(page.header.title).toBe(one('PrivacyPage').header.title)
})

describe('texts that name other documents', () => {
  it('name the company in the line of rights', () => {
    const company: DocumentOf<'Company'> = { ...one('Company'), name: 'Sucata $& Boa' }
    const layout = one('LayoutPage')
    const { footer } = project(
      {
        ...compiled,
        Company: [{ type: 'Company', slug: 'company', article, data: company }],
        LayoutPage: [
          {
            type: 'LayoutPage',
            slug: 'layout',
            article,
            data: { ...layout, footer: { ...layout.footer, copyright: '© {empresa}' } },
          },
        ],
      },
      pictures,
      listed,
    )['layout-page']
    expect(footer.copyright).toBe('© Sucata $& Boa')
  })
})

it('the pictures of articles and of shared links are made', () => {
  expect(wanted).toContain(photo.src)
  expect(wanted).toContain(one('HomePage').seo.photo.src)
})
