import { fold } from '../fold-text'
import { nearest } from '../nearest'
import type { Reason } from '../rules/reason'
import type { ManifestColumn, ManifestColumnKind } from './manifest'

/** Headings with a meaning, in the order in which the page shows them; other columns stand before the grades. */
const KNOWN: Record<string, ManifestColumnKind | 'line'> = {
  Linha: 'line',
  Modelo: 'model',
  Processador: 'text',
  Memória: 'text',
  Armazenamento: 'text',
  Funcional: 'functional',
  Estética: 'cosmetic',
  Unidades: 'units',
}
const REQUIRED = ['Modelo', 'Unidades']
/** Columns that an editor may add, such as Tela or Cor; more would not fit a page. */
const MAX_FREE = 4
const MAX_HEADING = 24

/** Other words for the same columns. */
const SYNONYMS: Record<string, string> = {
  quantidade: 'Unidades',
  qtd: 'Unidades',
  qtde: 'Unidades',
  quant: 'Unidades',
  unid: 'Unidades',
  un: 'Unidades',
  pecas: 'Unidades',
  produto: 'Modelo',
  item: 'Modelo',
  equipamento: 'Modelo',
  descricao: 'Modelo',
  cpu: 'Processador',
  ram: 'Memória',
  disco: 'Armazenamento',
  hd: 'Armazenamento',
  ssd: 'Armazenamento',
  'nota funcional': 'Funcional',
  'nota estetica': 'Estética',
  cosmetica: 'Estética',
}

/** Numbers that name one machine or its former owner do not belong on a public page. */
const ONE_MACHINE =
  /^(?:(?:n|no|numero)[ .º°]*(?:de )?serie|serie|serial(?: number)?|s\/?n|imei ?\d?|patrimonio|etiqueta|service ?tag|mac(?: address)?|endereco mac)$/

const foldLabel = (text: string): string =>
  fold(text)
    .replace(/[\s_]+/g, ' ')
    .replace(/\.$/, '')
    .trim()

export interface ColumnPlan {
  /** Where each shown column stands in the file, in the order of the page. */
  shown: { column: ManifestColumn; index: number }[]
  /** Place of the editor's own numbering, if any. */
  lineIndex: number | undefined
  /** By column of the file. */
  labels: string[]
  faults: (Reason & { index: number })[]
}

/** Reads the headings. `index` counts the columns of the file from 0. */
export function planColumns(headings: readonly string[]): ColumnPlan {
  const known = new Map(Object.keys(KNOWN).map((label) => [foldLabel(label), label]))
  const labels = headings.map(
    (heading) => known.get(foldLabel(heading)) ?? heading.trim().replace(/\s+/g, ' '),
  )
  const faults: ColumnPlan['faults'] = []
  const taken = new Map<string, number>()
  const columns: ColumnPlan['shown'] = []
  let free = 0
  const meant = new Set<string>()
  labels.forEach((label, index) => {
    const blame = (message: string, cure: string) => void faults.push({ index, message, cure })
    const folded = foldLabel(label)
    const likely = SYNONYMS[folded] ?? nearest(label, Object.keys(KNOWN))
    if (label === '')
      return blame(
        'a coluna não tem título',
        'escreva o título na primeira linha ou apague a coluna',
      )
    if (taken.has(folded))
      return blame(`a coluna «${label}» aparece duas vezes`, 'apague ou renomeie uma delas')
    taken.set(folded, index)
    if (known.has(folded))
      return void columns.push({
        column: { label, kind: KNOWN[label] === 'line' ? 'text' : (KNOWN[label] ?? 'text') },
        index,
      })
    if (ONE_MACHINE.test(folded))
      return blame(
        `a coluna «${label}» não pode ser publicada`,
        'apague-a; números de série, IMEI e patrimônio vão com a nota fiscal',
      )
    if (likely && !labels.includes(likely)) {
      meant.add(likely)
      return blame(`a coluna «${label}» não é conhecida`, `queria dizer «${likely}»?`)
    }
    if (label.length > MAX_HEADING)
      return blame(
        `o título da coluna tem ${label.length} letras; o máximo é ${MAX_HEADING}`,
        'encurte o título',
      )
    if (/\p{C}/u.test(label))
      return blame('o título da coluna tem um caractere invisível', 'escreva-o de novo')
    free += 1
    if (free > MAX_FREE)
      return blame(
        `a coluna «${label}» é uma a mais; além das conhecidas cabem ${MAX_FREE}`,
        `apague-a; as conhecidas são: ${Object.keys(KNOWN).join(', ')}`,
      )
    columns.push({ column: { label, kind: 'text' }, index })
  })
  for (const label of REQUIRED) {
    if (!labels.includes(label) && !meant.has(label))
      faults.push({
        index: 0,
        message: `falta a coluna ${label}`,
        cure: 'acrescente-a na primeira linha; sem ela não há relação',
      })
  }
  const order = Object.keys(KNOWN)
  const rank = ({ column }: { column: ManifestColumn }) =>
    order.includes(column.label) ? order.indexOf(column.label) : order.indexOf('Funcional') - 0.5
  const lineIndex = taken.get(foldLabel('Linha'))
  const shown = columns
    .filter(({ index }) => index !== lineIndex)
    .toSorted((a, b) => rank(a) - rank(b) || a.index - b.index)
  return { shown, lineIndex, labels, faults }
}
