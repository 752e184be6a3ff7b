import { describe, expect, it } from 'vitest'
import { articleBlocks } from '../../src/review/as-read'
import { compareBlocks } from '../../src/review/blocks'
import { cutReport, markdownReport } from '../../src/review/markdown/report'
import { previewHtml } from '../../src/review/preview/page'
import type { ChangedDocument } from '../../src/review/review'
import { NO_REVIEW } from './test-repository'

const document = (file: string, more: Partial<ChangedDocument> = {}): ChangedDocument => ({
  file,
  change: 'changed',
  before: undefined,
  after: undefined,
  name: file,
  visibility: 'visible',
  fields: [],
  blocks: [],
  seen: [],
  read: { old: '', fresh: '' },
  ...more,
})
const suspended: ChangedDocument['fields'] = [
  {
    path: ['status'],
    field: 'status',
    title: 'Situação',
    before: 'Comprando',
    after: 'Suspenso',
  },
]
const EVIL = '<script>alert(1)</script>[x](javascript:y) @pessoa | `a`'

describe('the report', () => {
  it('names code first, then errors, then what can cost money, gravest first', () => {
    const one = (says: string) => [{ file: 'a.yaml', name: 'A', says }]
    const report = markdownReport({
      ...NO_REVIEW,
      outside: ['src/site/router.tsx'],
      errors: [
        {
          file: 'b.yaml',
          line: 1,
          column: 2,
          field: 'f',
          message: 'm',
          fix: 'x',
          severity: 'error',
        },
      ],
      warnings: {
        protected: one('1'),
        contacts: one('2'),
        payments: one('3'),
        prices: one('4'),
        rest: one('5'),
      },
      prices: '1 preço muda, +3,0%',
      documents: [document('a.yaml', { fields: suspended })],
    })
    expect(Array.from(report.matchAll(/^#+ (.*)$/gm), ([, heading]) => heading)).toEqual([
      'Revisão do conteúdo',
      '⛔ Muda 1 arquivo fora de content/: leia o código',
      '⛔ Não pode ser publicado',
      '🔒 Documentos protegidos',
      '☎️ Contatos, sites e chaves novos',
      '💰 Frases que falam de pagar',
      '📈 Preços: 1 preço muda, +3,0%',
      '👀 Confira também',
      'Documentos',
      'Alterado: a.yaml `a.yaml`',
    ])
    expect(report).toContain('**5 pontos para conferir** · **1 erro: não pode ser publicado**')
  })

  it('names twenty files of code, and how many more there are', () => {
    const outside = Array.from({ length: 22 }, (_, at) => `src/${at}.ts`)
    const report = (count: number) =>
      markdownReport({ ...NO_REVIEW, outside: outside.slice(0, count) })
    expect(report(20)).toMatch(/`src\/19\.ts`\n/)
    expect(report(22)).toMatch(/`src\/19\.ts` e mais 2\n/)
  })

  it('says that there is no point to check only where no section has a line', () => {
    const documents = [document('a.yaml')]
    expect(markdownReport({ ...NO_REVIEW, documents })).toContain('Nenhum ponto para conferir')
    const warnings = { ...NO_REVIEW.warnings, rest: [{ file: 'a', name: 'A', says: 'x' }] }
    expect(markdownReport({ ...NO_REVIEW, documents, warnings })).not.toContain('Nenhum ponto')
    expect(markdownReport(NO_REVIEW)).toContain('Nada mudou no conteúdo.')
  })

  it('tells sixteen suspended materials in one line with a count', () => {
    const documents = Array.from({ length: 16 }, (_, index) =>
      document(`materials/m${index}.yaml`, { fields: suspended }),
    )
    const lines = markdownReport({ ...NO_REVIEW, documents })
      .trim()
      .split('\n')
    expect(lines.filter((line) => line.includes('Suspenso'))).toEqual([
      expect.stringContaining('**16 documentos** Situação: Comprando → Suspenso ('),
    ])
    expect(lines.length).toBeLessThan(12)
  })

  it('shows a changed text by its words, and what is only formatting in one line', () => {
    const blocks = compareBlocks(
      articleBlocks('# Título\n\nO laudo diz o número de série de cada disco.'),
      articleBlocks('# Título\n\nO laudo diz o número de lote de cada disco.'),
    )
    const report = markdownReport({
      ...NO_REVIEW,
      documents: [document('a.mdx', { blocks }), document('b.yaml')],
    })
    expect(report).toContain(
      '> **Título**: O laudo diz o número de <del>série</del> <ins>lote</ins> de',
    )
    expect(report).toContain('## Só formatação: nada muda para ninguém\n\n- `b.yaml`')
  })

  it('shows what is read and not the source: double tildes strike out, two stars vanish, single tildes stay', () => {
    expect(
      articleBlocks('Em 5~7 dias, depois 10~12, caixa de 60*40*40, ~~só~~ hoje.\n\n- um\n- dois'),
    ).toEqual(['Em 5~7 dias, depois 10~12, caixa de 604040, [riscado: só] hoje.', 'um', 'dois'])
  })

  it('runs nothing of an editor’s text, as Markdown and as a page', () => {
    const report = markdownReport({
      ...NO_REVIEW,
      base: EVIL,
      outside: [EVIL],
      warnings: { ...NO_REVIEW.warnings, rest: [{ file: EVIL, name: EVIL, says: EVIL }] },
      documents: [
        document(EVIL, { name: EVIL, fields: suspended.map((one) => ({ ...one, after: EVIL })) }),
      ],
      otherFiles: [EVIL],
    })
    expect(report.replaceAll(/(`+)[^]*?\1/g, '')).not.toMatch(/(?<!\\)<script|(?<!\\)\[x\]|@pessoa/)
    const pages = [
      {
        address: EVIL,
        change: 'new' as const,
        alike: [EVIL],
        shots: [{ width: 390, pictures: [] }],
      },
    ]
    const html = previewHtml({ report, pages, missing: '', css: '' })
    expect(html).not.toMatch(/<script|href="javascript/)
    expect(html).toContain('default-src &#x27;none&#x27;')
  })

  it('is cut at a line where a host would refuse it', () => {
    const cut = cutReport('linha inteira\n'.repeat(100), 500)
    expect(cut.length).toBeLessThanOrEqual(500)
    expect(cut).toMatch(/linha inteira\n\n\*\*O relatório continua/)
  })
})
