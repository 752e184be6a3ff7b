import { describe, expect, it } from 'vitest'
import type { ContentDiff } from '../../../src/review/content-diff'
import type { ShownPage } from '../../../src/review/preview/page-card'
import { reportHtml } from '../../../src/review/preview/report'
import { documentOf, errorOf, full } from '../full-diff'
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

const document = documentOf('content/lots/a.yaml')
const after = { src: 'data:image/webp;base64,AA', width: 390, height: 900 }
const shownPage = (address: string, more: Partial<ShownPage> = {}): ShownPage => ({
  address,
  change: 'changed',
  alike: [],
  shots: [{ width: 390, boxes: [], after }],
  ...more,
})

describe('the report', () => {
  it('shows every text of an editor and runs none of it', () => {
    const html = report(full(EVIL), [shownPage(`/${EVIL}`, { alike: [EVIL] })])
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
    const html = report({ documents: [document] }, [shownPage('/', { change: 'new' })])
    const targets = Array.from(
      html.matchAll(/\s(?:href|src)="([^"]*)"/g),
      ([, target = '']) => target,
    )
    expect(targets).toContain('data:image/webp;base64,AA')
    // The only other address is a link to the page's document, which is fetched only when pressed.
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
    const errors = [errorOf('falta')]
    const html = report({ documents: [document], errors }, [], 'Não construído.')
    expect(/<h2>([^<]*)/.exec(html)?.[1]).toBe('⛔ Não pode ser publicado')
    expect(html).toContain('Não construído.')
  })

  it('leads from a link to the place it names', () => {
    const file = 'content/lots/a b.yaml'
    const html = report(
      {
        documents: [document, { ...document, file }],
        warnings: [{ kind: 'badge', level: 'warning', sentence: 's', why: 'w', file }],
      },
      [
        shownPage('/blog/x', {
          shots: [
            {
              width: 390,
              boxes: [{ left: 0, top: 0, width: 8, height: 8 }],
              before: after,
              after,
            },
          ],
        }),
      ],
    )
    const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id))
    const links = Array.from(html.matchAll(/href="#([^"]*)"/g), ([, id]) => id)
    expect(links.length).toBeGreaterThan(6)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })
})
