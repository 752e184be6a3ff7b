import { describe, expect, it } from 'vitest'
import type { FieldDiff, WordPart } from '../../src/content/compare/fields'
import { articleBlocks } from '../../src/review/as-read'
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
const status = { path: ['status'], field: 'status', title: 'Situação' }
const suspended: FieldDiff[] = [{ ...status, before: 'Comprando', after: 'Suspenso' }]
const PLACE = { file: 'b.yaml', line: 1, column: 2, field: 'f' }
const ERROR = { ...PLACE, severity: 'error', message: 'm', fix: '‹x›' } as const
const EVIL = '<script>alert(1)</script>[x](javascript:y) @pessoa | `a`'

describe('the report', () => {
  it('names twenty files of code, and how many more there are', () => {
    const outside = Array.from({ length: 22 }, (_, at) => `src/${at}.ts`)
    const report = (count: number) =>
      markdownReport({ ...NO_REVIEW, outside: outside.slice(0, count) })
    expect(report(20)).toMatch(/`src\/19\.ts`\n/)
    expect(report(22)).toMatch(/Muda 22 arquivos [^]*`src\/19\.ts` e mais 2\n/)
  })

  it('says that there is no point to check only where no section has a line', () => {
    const documents = [document('a.yaml')]
    expect(markdownReport({ ...NO_REVIEW, documents })).toContain(
      '**1 documento muda** · Nenhum ponto para conferir · nenhum erro: pode ser publicado',
    )
    const warnings = { ...NO_REVIEW.warnings, rest: [{ file: 'a', name: 'A', says: 'x' }] }
    const photos = ['p', 'q'].map((file) => ({ file, change: 'new' as const }))
    expect(markdownReport({ ...NO_REVIEW, documents, warnings, photos })).toContain(
      'muda** · 2 fotos · **1 ponto para conferir** · nenhum',
    )
    expect(markdownReport(NO_REVIEW)).toMatch(/\n\nNada mudou no conteúdo.\n$/)
  })

  it('shows what is read and not the source: double tildes strike out, two stars vanish, single tildes stay', () => {
    expect(
      articleBlocks('Em 5~7 dias, depois 10~12, caixa de 60*40*40, ~~só~~ hoje.\n\n- um\n- dois'),
    ).toEqual(['Em 5~7 dias, depois 10~12, caixa de 604040, [riscado: só] hoje.', 'um', 'dois'])
    expect(articleBlocks('![placa](a.jpg) <i dir="rtl">21</i>')).toEqual([
      '[foto a.jpg: placa] [da direita para a esquerda: 21]',
    ])
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

  it('names code first, then errors, then what can cost money, gravest first, then each change', () => {
    const words: WordPart[] = [
      { kind: 'same', text: 'Fio ' },
      { kind: 'gone', text: 'sujo' },
      { kind: 'new', text: 'limpo' },
    ]
    const field = (...[title, before, after]: [string, string | null, string | null]) => ({
      ...status,
      title,
      before,
      after,
    })
    const seen = { title: 'Carga', before: 'R$ 1', after: null, difference: '+5,0%' }
    const twice = (file: string, more: Partial<ChangedDocument>) =>
      ['1', '2'].map((end) => document(file + end, more))
    const warning = { file: 'a.yaml', name: 'A' }
    const report = markdownReport({
      ...NO_REVIEW,
      outside: ['src/site/router.tsx'],
      errors: [ERROR, ERROR],
      prices: '1 preço muda, +3,0%',
      warnings: {
        contacts: [{ ...warning, says: 'site x' }],
        payments: [{ ...warning, says: 'sai «pix»' }],
        prices: [{ ...warning, says: '+3,0%' }],
        protected: [
          { ...warning, line: 3, says: 'Fio', words },
          { ...warning, says: 'B', words: words.slice(1, 2) },
          { ...warning, says: 'C', words: words.slice(2) },
        ],
        rest: Array.from({ length: 42 }, () => ({ ...warning, says: 'r' })),
      },
      documents: [
        document('new.yaml', {
          change: 'new',
          visibility: 'draft',
          fields: [
            field('Nome', null, 'N'),
            field('Item 1', null, 'a'),
            field('Item 2', null, 'b'),
          ],
          seen: [{ title: 'Selo', before: null, after: '5% OFF' }],
        }),
        document('gone.yaml', { change: 'gone', fields: [field('Nome', 'N', null)] }),
        document('moved.yaml', { change: 'renamed', renamedFrom: 'old.yaml' }),
        document('one.yaml', { fields: [{ ...field('Nome', 'a', 'b'), words }], seen: [seen] }),
        document('many.mdx', {
          blocks: Array.from({ length: 301 }, () => ({ under: 'T', words })),
        }),
        ...twice('x', {
          visibility: 'hidden',
          fields: [field('A', null, 'a'), field('B', 'b', null)],
        }),
        ...twice('y', { blocks: [{ words }] }),
        document('z.yaml'),
      ],
      addresses: [
        { address: '/n', change: 'appears', file: 'n' },
        { address: '/a', change: 'dies', file: 'a', movedTo: '/b', redirect: '/c' },
        { address: '/d', change: 'dies', file: 'd' },
      ],
      photos: [{ file: 'p.jpg', change: 'gone' }],
      otherFiles: ['x', 'y'],
      coming: ['em 01/12'],
    })
    const text = '> **T**: Fio <del>sujo</del><ins>limpo</ins>'
    expect(report.trimEnd().split('\n\n').slice(1)).toEqual([
      '## ⛔ Muda 1 arquivo fora de content/: leia o código',
      '`src/site/router.tsx`',
      'main `(1234567`) → **pasta de trabalho**',
      '**10 documentos mudam** · 1 foto · **48 pontos para conferir** · **2 erros: não pode ser publicado**',
      '## ⛔ Não pode ser publicado',
      '- `b.yaml:1:2` `f`: m — x\n- `b.yaml:1:2` `f`: m — x',
      '## 🔒 Documentos protegidos',
      '- **A** Fio: Fio <del>sujo</del> → Fio <ins>limpo</ins> `a.yaml:3`\n' +
        '- **A** B: <del>sujo</del> → — `a.yaml`\n- **A** C: — → <ins>limpo</ins> `a.yaml`',
      '## ☎️ Contatos, sites e chaves novos',
      '- **A** site x `a.yaml`',
      '## 💰 Frases que falam de pagar',
      '- **A** sai «pix» `a.yaml`',
      '## 📈 Preços: 1 preço muda, +3,0%',
      '- **A** +3,0% `a.yaml`',
      '## 👀 Confira também',
      `${'- **A** r `a.yaml`\n'.repeat(40)}- e mais 2: veja os documentos abaixo`,
      '## Documentos',
      '- **2 documentos** A: — → a; B: b → —; **vira rascunho**: sai do site (x1, x2)',
      '- **2 documentos** o mesmo texto (y1, y2)',
      '### Novo: new.yaml `new.yaml`',
      'rascunho: o visitante não vê',
      '| Campo | Valor |\n|---|---|\n| Nome | N |\n| Item | a<br>b |\n| _Selo_ | 5% OFF |',
      '### Apagado: gone.yaml `gone.yaml`',
      '### Renomeado: moved.yaml `old.yaml` → `moved.yaml`',
      '### Alterado: one.yaml `one.yaml`',
      '| Campo | Antes | Depois | Diferença |\n|---|---|---|--:|\n' +
        '| Nome | Fio <del>sujo</del> | Fio <ins>limpo</ins> |   |\n| _Carga_ | R$ 1 | — | +5,0% |',
      '### Alterado: many.mdx `many.mdx`',
      Array(300).fill(text).join('\n>\n'),
      'e mais 1 no arquivo',
      '## Endereços',
      '- novo: `/n`\n- deixa de existir: `/a`, agora `/b`, leva a `/c`\n' +
        '- deixa de existir: `/d`, **sem redirecionamento**',
      '## Fotos',
      '- apagado: `p.jpg`',
      '## Só formatação: nada muda para ninguém',
      '- `z.yaml`',
      '## Outros arquivos',
      '- `x`\n- `y`',
      '## Muda sozinho',
      '- em 01/12',
    ])
  })

  it('is cut at a line where a host would refuse it', () => {
    const cut = cutReport('linha inteira\n'.repeat(100), 500)
    expect(cut.length).toBeLessThanOrEqual(500)
    expect(cutReport('linha\n', 6)).toBe('linha\n')
    expect(cut).toMatch(/linha inteira\n\n\*\*O relatório continua/)
  })
})
