import { describe, expect, it } from 'vitest'
import type { ContentDiff, DocumentDiff } from '../../../src/review/content-diff'
import type { ShownPage } from '../../../src/review/preview/page-card'
import { reportHtml } from '../../../src/review/preview/report'
import { NO_DIFF } from '../test-repository'

const EVIL = '<script>alert(1)</script>"\'&<img src=x onerror=y>'
const report = (diff: Partial<ContentDiff>, pages: ShownPage[] = [], missing?: string) =>
  reportHtml({
    diff: { ...NO_DIFF, ...diff },
    pages,
    css: '',
    admin: 'https://www.empresa.com.br/admin',
    made: 'Feito agora.',
    missing,
  })

const document: DocumentDiff = {
  file: `content/lots/${EVIL}.yaml`,
  renamedFrom: EVIL,
  type: 'Lot',
  typeTitle: EVIL,
  name: EVIL,
  change: 'changed',
  visibility: 'visible',
  formattingOnly: false,
  fields: [
    {
      path: ['price'],
      field: 'price',
      title: EVIL,
      change: 'changed',
      before: EVIL,
      after: '1',
      difference: EVIL,
      seenIn: EVIL,
      line: 3,
    },
    {
      path: ['title'],
      field: 'title',
      title: 'Título',
      change: 'changed',
      before: 'a',
      after: 'b',
      words: [
        { kind: 'gone', text: EVIL },
        { kind: 'same', text: EVIL },
        { kind: 'new', text: EVIL },
      ],
    },
  ],
  seen: [{ title: EVIL, before: '1', after: EVIL }],
  blocks: [{ under: EVIL, words: [{ kind: 'new', text: EVIL }] }],
  notes: [EVIL],
}

describe('the report', () => {
  it('shows every text of an editor and runs none of it', () => {
    const html = report(
      {
        base: { name: EVIL },
        head: { name: EVIL },
        documents: [document],
        otherFiles: [EVIL],
        errors: [
          {
            severity: 'error',
            file: EVIL,
            line: 1,
            column: 1,
            field: EVIL,
            message: EVIL,
            fix: EVIL,
          },
        ],
        warnings: [
          {
            kind: 'contact',
            level: 'alarm',
            sentence: EVIL,
            why: EVIL,
            file: document.file,
            line: 3,
          },
        ],
        pictures: [{ file: EVIL, change: 'new', usedIn: [EVIL], after: { bytes: 1 } }],
        addresses: [{ address: EVIL, change: 'dies', file: EVIL, redirect: EVIL, linkedFrom: [] }],
      },
      [
        {
          address: `/${EVIL}`,
          change: 'changed',
          alike: [EVIL],
          shots: [
            {
              width: 390,
              boxes: [],
              after: { src: 'data:image/webp;base64,AA', width: 1, height: 1 },
            },
          ],
        },
      ],
    )
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html.split('&lt;script&gt;alert(1)').length - 1).toBeGreaterThan(20)
    expect(html).toContain('default-src &#x27;none&#x27;')
  })

  it('names characters that are not seen', () => {
    expect(report({ documents: [{ ...document, name: 'lote\u202Eetol' }] })).toContain(
      'lote⟨U+202E⟩etol',
    )
  })

  it('asks nobody for anything', () => {
    const html = report({ documents: [document] }, [
      {
        address: '/',
        change: 'new',
        alike: [],
        shots: [
          {
            width: 390,
            boxes: [],
            after: { src: 'data:image/webp;base64,AA', width: 1, height: 1 },
          },
        ],
      },
    ])
    const targets = Array.from(
      html.matchAll(/\s(?:href|src)="([^"]*)"/g),
      ([, target = '']) => target,
    )
    expect(targets).toContain('data:image/webp;base64,AA')
    // A link is followed by whoever presses it, and leads to the page's document.
    expect(targets.filter((target) => !/^(?:#|data:)/.test(target))).toEqual([
      'https://www.empresa.com.br/admin#/pagina/',
    ])
  })

  it('says in one sentence that nothing changed', () => {
    expect(report({})).toContain('Nada mudou no conteúdo.')
    expect(report({})).not.toContain('<h2>')
    expect(report({ otherFiles: ['content/README.md'] })).not.toContain('Nada mudou')
  })

  it('puts what keeps it from being published above everything', () => {
    const html = report(
      {
        documents: [document],
        errors: [
          {
            severity: 'error',
            file: 'a.yaml',
            line: 1,
            column: 1,
            field: 'price',
            message: 'falta',
            fix: 'escreva',
          },
        ],
      },
      [],
      'Não construído.',
    )
    expect(/<h2>([^<]*)/.exec(html)?.[1]).toBe('⛔ Não pode ser publicado')
    expect(html).toContain('Não construído.')
  })

  it('leads from a link to the place it names', () => {
    const html = report(
      {
        documents: [document, { ...document, file: 'content/lots/a b.yaml' }],
        warnings: [
          {
            kind: 'badge',
            level: 'warning',
            sentence: 's',
            why: 'w',
            file: 'content/lots/a b.yaml',
          },
        ],
      },
      [
        {
          address: '/blog/x',
          change: 'changed',
          alike: [],
          shots: [
            {
              width: 390,
              boxes: [{ left: 0, top: 0, width: 8, height: 8 }],
              before: { src: 'data:,', width: 390, height: 900 },
              after: { src: 'data:,', width: 390, height: 900 },
            },
          ],
        },
      ],
    )
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id))
    const links = Array.from(html.matchAll(/href="#([^"]*)"/g), ([, id]) => id)
    expect(links.length).toBeGreaterThan(6)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })
})
