import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTexts } from './read-texts'

/** Texts that stay in code outside of a labels.ts, by file, each with its reason. */
const ALLOWED: Record<string, readonly string[]> = {
  // Words of pt-BR that belong to the format of hours and days, as in formats of numbers and dates.
  'src/site/lib/hours.ts': ['à', 'às', 'amanhã'],
  // Values of a closed list, as documents write them.
  'src/site/features/inventory/groups.ts': ['não'],
  'src/site/features/lots/lots-head.ts': ['disponível'],
  'src/site/features/verify/laudo-check.tsx': ['válido'],
  // First bytes of files that are no spreadsheet.
  'src/site/features/inventory/read-sheet.ts': ['ÐÏ\u0011à'],
  // Units, and the legal name of a number (CNPJ); none is a sentence.
  'src/site/features/materials/weight-field.tsx': ['kg'],
  'src/site/features/materials/estimate-line-row.tsx': ['kg'],
  'src/site/features/materials/material-grid.tsx': ['/kg'],
  'src/site/features/materials/other-materials.tsx': ['/kg'],
  'src/site/features/materials/calculator.tsx': ['/kg'],
  'src/site/features/lots/price-field.tsx': ['R$'],
  'src/site/features/home/ticker.tsx': ['R$/kg,'],
  'src/site/features/layout/footer.tsx': ['CNPJ'],
  'src/site/ui/legal-identity.tsx': ['CNPJ'],
}

const sources = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('/labels.ts'))
  .map((path) => `src/site/${path}`)

it('texts for visitors are in the content, or in the labels.ts of their room', () => {
  const found = sources.flatMap((path) =>
    readTexts(path, readFileSync(path, 'utf8'))
      .filter((text) => !ALLOWED[path]?.includes(text))
      .map((text) => `${path}: «${text}»`),
  )
  expect(found).toEqual([])
})

it('every exception of the list still exists', () => {
  const gone = Object.entries(ALLOWED).flatMap(([path, texts]) =>
    texts
      .filter((text) => !readTexts(path, readFileSync(path, 'utf8')).includes(text))
      .map((text) => `${path}: «${text}»`),
  )
  expect(gone).toEqual([])
})

it.each([
  ['text between tags', 'export const A = () => <p>Ver tudo</p>', ['Ver tudo']],
  [
    'an attribute that is read out',
    'export const A = () => <p aria-label="Avisos" className="aviso" />',
    ['Avisos'],
  ],
  ['a literal with an accent', "export const a = 'Preço'", ['Preço']],
  ['a template with an accent', 'export const a = (n: number) => `${n} preços`', [' preços']],
])('finds %s', (_kind, code, texts) => {
  expect(readTexts('a.tsx', code)).toEqual(texts)
})
