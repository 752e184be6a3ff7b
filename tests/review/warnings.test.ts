import { expect, it } from 'vitest'
import { compareSides } from '../../src/review/compare'
import type { Warning } from '../../src/review/review'
import { base, reviewOf } from './edited-content'

const linesOf = ({ warnings }: ReturnType<typeof reviewOf>): string[] =>
  Object.entries<Warning[]>({ ...warnings }).flatMap(([section, found]) =>
    found.map(({ line, name, says }) => `${section} ${name}:${line ?? ''} ${says}`),
  )

/** A file, a text in it, another one in its place, and what is told; ↵ begins a line. */
const WARNINGS = `
lots/teclados-usados-1.yaml | price: 900 | price: 1300 | prices Lote 1 de teclados ABNT2:3 Preço (R$): R$ 900,00 → R$ 1.300,00 (+44,4%; salto)
lots/teclados-usados-1.yaml | price: 900↵originalPrice: 1500 | price: 950↵originalPrice: 3000 | prices Lote 1 de teclados ABNT2:4 Preço original (R$): R$ 1.500,00 → R$ 3.000,00 (+100,0%; salto) | prices Lote 1 de teclados ABNT2:3 Preço (R$): R$ 900,00 → R$ 950,00 (+5,6%)
lots/teclados-usados-1.yaml | title: Lote 1 de teclados ABNT2 | title: Teclados !!! | rest Teclados !!!:1 title: «!!!» é demais no texto; um sinal basta
lots/teclados-usados-1.yaml | order: 810 | order: 811
lots/teclados-usados-1.yaml | price: 900 | price: novecentos
notices/natal.yaml | no Natal | no Natal, e paga por Pix | protected natal:2 Texto
materials/cobre.yaml | 2026-11-20: 40 | 2026-11-21: 41↵  2026-11-20: 40 | prices Cobre:4 Preço por quilo (R$): R$ 40,00 → R$ 41,00 (+2,5%)
posts/discos-sem-dados.mdx | title: | draft: true↵title: | rest /blog/discos-sem-dados: deixa de existir, sem redirecionamento
company.yaml | opens: "08:00" | opens: "09:00" | protected Empresa:19 Horário 1 › Abre`

it.each(WARNINGS.trim().split('\n'))(
  'a warning says where and what, the furthest price first: %s',
  (row) => {
    const [file = '', from = '', to = '', ...says] = row.replaceAll('↵', '\n').split(' | ')
    const lines = linesOf(reviewOf(file, from, to))
    expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual(says)
  },
)

it('a section that empties, and a photo that no page shows, are told', () => {
  const documents = base.documents.filter(({ type }) => type !== 'Integration')
  const byFile = new Map(documents.map((one) => [one.file, one]))
  const file = 'photos/x.jpg'
  const head = { ...base, documents, byFile, files: [...base.files, file, 'photos/x.txt'] }
  const found = compareSides(base, head, [{ before: 'integrations/api.yaml' }, { after: file }])
  expect(linesOf(found).slice(-2)).toEqual([
    'rest Integração de sistemas: nada mais fica publicado, e a seção sai da página',
    `rest ${file}: não aparece em nenhuma página`,
  ])
})
