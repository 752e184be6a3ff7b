import { fold } from '../text/fold-text'
import { nearest } from '../text/nearest'
import type { Reason } from '../check/diagnostic'
import type { ItemListColumn, ItemListColumnKind } from './item-list'

/** Headings with a meaning, in the order of the page, and other words for them, folded. */
const KNOWN: readonly (readonly [string, ItemListColumnKind, RegExp?])[] = [
  ['Linha', 'text'],
  ['Modelo', 'model', /^(?:produto|item|equipamento|descricao)$/],
  ['Processador', 'text', /^cpu$/],
  ['Memória', 'text', /^ram$/],
  ['Armazenamento', 'text', /^(?:disco|hd|ssd)$/],
  ['Funcional', 'functional', /^nota funcional$/],
  ['Estética', 'cosmetic', /^(?:nota estetica|cosmetica)$/],
  ['Unidades', 'units', /^(?:quantidade|qtde?|quant|unid?|pecas)$/],
]
const NAMES = KNOWN.map(([name]) => name)
const REQUIRED = ['Modelo', 'Unidades']

/** Most columns that editors may add, such as Tela or Cor: more do not fit a page. */
const MAX_FREE = 4
const MAX_HEADING = 24

/** Columns that identify one machine or name a person don't belong on a public page; folded. */
const PRIVATE =
  /\b(?:series?|(?<!(?:porta|cabo|interface|saida)s? )serial|s\/?n|n\/s|imeis?|meid|patrimonio|tombamento|plaqueta|(?:service|asset) ?tag|tag de servico|hostname|usuarios?|responsave(?:l|is)|colaborador|funcionario|cpf|e-?mail)\b|^etiqueta$|^(?:endereco )?mac(?: address)?$/

const foldLabel = (text: string): string =>
  fold(text)
    .replace(/[\s_]+/g, ' ')
    .replace(/\.$/, '')
    .trim()

const byFolded = new Map(NAMES.map((label) => [foldLabel(label), label]))

export interface ColumnPlan {
  /** The shown columns with their index in the file, in the order of the page. */
  shown: { column: ItemListColumn; index: number }[]
  /** Index of the editor's own numbering; -1 without one. */
  lineIndex: number
  /** By column of the file. */
  labels: string[]
  errors: (Reason & { index: number })[]
}

/** Rank of a column on the page: the editor's own ones before the grades. */
const rankOf = ({ label }: ItemListColumn): number =>
  NAMES.includes(label) ? NAMES.indexOf(label) : NAMES.indexOf('Funcional') - 0.5

/** Reads the headings. `index` counts the columns of the file from 0. */
export function planColumns(headings: readonly string[]): ColumnPlan {
  const labels = headings.map(
    (heading) => byFolded.get(foldLabel(heading)) ?? heading.trim().replace(/\s+/g, ' '),
  )
  const folded = labels.map(foldLabel)
  const errors: ColumnPlan['errors'] = []
  const columns: ColumnPlan['shown'] = []
  /** Known columns that a misspelt heading most likely means; they don't count as missing. */
  const meant = new Set<string>()
  let free = 0
  labels.forEach((label, index) => {
    const own = folded[index] ?? ''
    const refuse = (message: string, fix: string) => void errors.push({ index, message, fix })
    if (label === '')
      return refuse('a coluna não tem título', 'escreva-o na primeira linha ou apague a coluna')
    if (folded.indexOf(own) < index)
      return refuse(`a coluna «${label}» aparece duas vezes`, 'apague ou renomeie uma delas')
    const kind = KNOWN.find(([name]) => name === label)?.[1]
    if (!kind && PRIVATE.test(own))
      return refuse(`a coluna «${label}» não pode ser publicada`, 'apague-a: ela identifica alguém')
    const likely = KNOWN.find(([, , words]) => words?.test(own))?.[0] ?? nearest(label, NAMES)
    if (!kind && likely !== undefined && !labels.includes(likely)) {
      meant.add(likely)
      return refuse(`a coluna «${label}» não é conhecida`, `queria dizer «${likely}»?`)
    }
    const isLong = label.length > MAX_HEADING || /\p{C}/u.test(label)
    if (isLong || (!kind && ++free > MAX_FREE))
      return refuse(
        `o título «${label.slice(0, MAX_HEADING)}» é longo, tem um caractere invisível, ou é um a mais`,
        `além de ${NAMES.join(', ')} cabem ${MAX_FREE} colunas, de até ${MAX_HEADING} letras`,
      )
    columns.push({ column: { label, kind: kind ?? 'text' }, index })
  })
  for (const label of REQUIRED) {
    if (labels.includes(label) || meant.has(label)) continue
    const fix = 'acrescente-a na primeira linha; sem ela não há relação'
    errors.push({ index: 0, message: `falta a coluna ${label}`, fix })
  }
  const lineIndex = labels.indexOf('Linha')
  const shown = columns
    .filter(({ index }) => index !== lineIndex)
    .toSorted((a, b) => rankOf(a.column) - rankOf(b.column) || a.index - b.index)
  return { shown, lineIndex, labels, errors }
}
