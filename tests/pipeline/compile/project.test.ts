import { describe, expect, it } from 'vitest'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../../src/content/document-types'
import type { DocumentOf } from '../../../src/content/document-types'
import { readArticle } from '../../../src/content/article/read-article'
import { Cards } from '../../../src/pipeline/cards/cards'
import { Pictures } from '../../../src/pipeline/compile/pictures'
import { projectLots } from '../../../src/pipeline/compile/lots'
import { project, wantedPhotos } from '../../../src/pipeline/compile/project'
import type { Compiled } from '../../../src/pipeline/compile/contentlayer'
import { all, one } from '../../support/model-documents'
import { compiledDocument, compiledLot } from './compiled-document'

const photo = { src: 'lots/a.jpg', alt: 'Placas sobre a bancada' }
const post = (
  slug: string,
  date: string,
  category: DocumentOf<'Post'>['category'] = 'Economia Circular',
) =>
  compiledDocument('Post', slug, {
    title: slug,
    excerpt: 'Resumo.',
    category,
    date,
    author: 'Ana',
    image: photo,
    tags: ['reuso'],
  })
const step = (slug: string, number: string) =>
  compiledDocument('ProcessStep', slug, { number, title: slug, description: 'Etapa.' })

/** The types with a single document, without those for the host; the others have few documents. */
const singles = DOCUMENT_TYPE_NAMES.filter(
  (name) => documentType(name).kind === 'singleton' && !('forHost' in documentType(name)),
)
const compiled: Compiled = {
  ...Object.fromEntries(DOCUMENT_TYPE_NAMES.map((name) => [name, []])),
  ...Object.fromEntries(singles.map((type) => [type, [compiledDocument(type, 'um', one(type))]])),
  Material: Array.from(all('Material'), ([slug, data]) => compiledDocument('Material', slug, data)),
  Lot: [['a', 30] as const, ['c', 10] as const, ['b', 10] as const].map(([slug, order]) =>
    compiledLot(slug, { order }),
  ),
  ProcessStep: [step('fim', '02'), step('zero', '01')],
  Post: [
    post('velho', '2025-12-31'),
    post('b-novo', '2026-03-01'),
    post('meio', '2026-01-10'),
    post('a-novo', '2026-03-01'),
    post('outro', '2026-02-01', 'Descarte Consciente'),
  ],
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
    expect(slugs(content.posts)).toEqual(['a-novo', 'b-novo', 'outro', 'meio', 'velho'])
  })

  it('end an article with the two newest others of its category', () => {
    const { related = [] } = content['post-bodies/a-novo'] ?? {}
    expect(slugs(related)).toEqual(['b-novo', 'meio'])
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

const projected = (own: Partial<Compiled>) => project({ ...compiled, ...own }, pictures, listed)

it('a page of text carries its text, with the index of its headings', () => {
  const article = readArticle('## Seus direitos').tree
  const privacy = { ...compiledDocument('PrivacyPage', 'privacy', one('PrivacyPage')), article }
  const page = projected({ PrivacyPage: [privacy] })['privacy-page']
  expect(page.headings).toEqual([{ id: 'seus-direitos', text: 'Seus direitos' }])
  expect(page.tree.children).toHaveLength(1)
  expect(page.header.title).toBe(one('PrivacyPage').header.title)
})

it('the line of rights names the company, whatever signs its name has', () => {
  const company = { ...one('Company'), name: 'Sucata $& Boa' }
  const layout = { ...one('LayoutPage'), footer: { copyright: '© {empresa}' } }
  const { footer } = projected({
    Company: [compiledDocument('Company', 'company', company)],
    LayoutPage: [compiledDocument('LayoutPage', 'layout', layout)],
  })['layout-page']
  expect(footer.copyright).toBe('© Sucata $& Boa')
})

it('the pictures of articles and of shared links are made', () => {
  expect(wanted).toContain(photo.src)
  expect(wanted).toContain(one('HomePage').seo.photo.src)
})
