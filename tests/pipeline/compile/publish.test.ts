import { describe, expect, it } from 'vitest'
import { published } from '../../../src/content/published'
import type { CheckedDocument } from '../../../src/pipeline/check/check'
import {
  comparedFields,
  type Emitted,
  type EmittedDocument,
} from '../../../src/pipeline/compile/contentlayer/adapter'
import { publish } from '../../../src/pipeline/compile/publish'

const step = (slug: string, draft: boolean): CheckedDocument => ({
  type: 'ProcessStep',
  slug,
  file: `process-steps/${slug}.yaml`,
  text: '',
  data: { number: '01', title: 'Coleta', ...(draft && { draft }) },
  draft,
  unfinished: [],
})
const post: CheckedDocument = {
  type: 'Post',
  slug: 'a',
  file: 'posts/a.mdx',
  text: '',
  data: { title: 'A', tags: ['x', 'y'] },
  body: 'Texto.\n',
  draft: false,
  unfinished: [],
}
const checked = [step('um', false), step('dois', true), post]

/** Returns the output of contentlayer2 for the checked documents, with one of them changed. */
function emittedBut(file?: string, change: Partial<EmittedDocument> = {}): Emitted {
  const documents = checked.map((document): EmittedDocument => ({
    ...(document.data as object),
    _id: document.file,
    _raw: {},
    documentType: document.type,
    ...(document.body === undefined ? {} : { body: { raw: document.body } }),
    ...(document.file === file ? change : {}),
  }))
  // The cast is safe, because the test has no documents of other types.
  return { ProcessStep: documents.slice(0, 2), Post: documents.slice(2) } as unknown as Emitted
}
const publishBut = (file?: string, change?: Partial<EmittedDocument>) =>
  publish(published(checked), comparedFields(checked, emittedBut(file, change)))

describe('what is published', () => {
  it('is what was checked, without drafts and without bookkeeping', () => {
    const { ProcessStep, Post, Lot } = publishBut()
    expect(ProcessStep).toMatchObject([{ slug: 'um', data: { number: '01', title: 'Coleta' } }])
    expect(Object.keys(Post[0]?.data ?? {})).toEqual(['title', 'tags'])
    expect(Lot).toEqual([])
  })

  it.each<[string, string, Partial<EmittedDocument>]>([
    ['tags', 'posts/a.mdx', { tags: ['x', 'y\r'] }],
    ['extra', 'posts/a.mdx', { extra: 1 }],
    ['title', 'process-steps/dois.yaml', { title: undefined }],
    ['texto', 'posts/a.mdx', { body: { raw: 'Texto.\r\n' } }],
  ])('never differs: %s of %s stops the build, which says so', (field, file, change) => {
    expect(() => publishBut(file, change)).toThrow(
      `content/${file}: o contentlayer2 leu o campo ${field} diferente do que foi conferido; nada foi publicado.`,
    )
  })

  it('lacks no document and has none too many', () => {
    expect(() => comparedFields(checked, { ...emittedBut(), Post: [] })).toThrow(
      'contentlayer2 não compilou content/posts/a.mdx.',
    )
    expect(() => comparedFields(checked.slice(1), emittedBut())).toThrow(
      'contentlayer2 compilou 3 documentos, e a conferência leu 2.',
    )
  })
})
