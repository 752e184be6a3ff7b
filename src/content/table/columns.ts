import { fold } from '../text/fold-text'
import { nearest } from '../text/nearest'
import type { Reason } from '../rules/reason'
import type { ItemListColumn, ItemListColumnKind } from './item-list'

/** Headings with a meaning, in the order of the page. */
const KNOWN: Record<string, ItemListColumnKind | 'line'> = {
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
/** Most columns that editors may add, such as Tela or Cor: more do not fit a page. */
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

/** Columns that identify one machine don't belong on a public page; words of folded headings. */
const ONE_MACHINE =
  /\b(?:series?|(?<!(?:porta|cabo|interface|saida)s? )serial|s\/?n|n\/s|imeis?|meid|patrimonio|tombamento|plaqueta|(?:service|asset) ?tag|tag de servico|hostname)\b|^etiqueta$|^(?:endereco )?mac(?: address)?$/
/**
 * Headings that name a person, which don't belong on a public page either; words of folded
 * headings.
 */
const ONE_PERSON = /\b(?:usuarios?|responsave(?:l|is)|colaborador|funcionario|cpf|e-?mail)\b/

const foldLabel = (text: string): string =>
  fold(text)
    .replace(/[\s_]+/g, ' ')
    .replace(/\.$/, '')
    .trim()

export interface ColumnPlan {
  /** The shown columns with their index in the file, in the order of the page. */
  shown: { column: ItemListColumn; index: number }[]
  /** Index of the editor's own numbering, if any. */
  lineIndex: number | undefined
  /** By column of the file. */
  labels: string[]
  errors: (Reason & { index: number })[]
}

const COLUMN_NAMES = Object.keys(KNOWN)
const byFolded = new Map(COLUMN_NAMES.map((label) => [foldLabel(label), label]))

/** Rank of a column on the page: the editor's own ones before the grades. */
const rankOf = ({ label }: ItemListColumn): number =>
  COLUMN_NAMES.includes(label)
    ? COLUMN_NAMES.indexOf(label)
    : COLUMN_NAMES.indexOf('Funcional') - 0.5

/** Reads the headings. `index` counts the columns of the file from 0. */
export function planColumns(headings: readonly string[]): ColumnPlan {
  const labels = headings.map(
    (heading) => byFolded.get(foldLabel(heading)) ?? heading.trim().replace(/\s+/g, ' '),
  )
  const errors: ColumnPlan['errors'] = []
  const taken = new Map<string, number>()
  const columns: ColumnPlan['shown'] = []
  /** Known columns that a misspelt heading most likely means; they don't count as missing. */
  const meant = new Set<string>()
  let free = 0
  labels.forEach((label, index) => {
    const folded = foldLabel(label)
    const isTwin = label !== '' && taken.has(folded)
    if (label !== '' && !isTwin) taken.set(folded, index)
    if (byFolded.has(folded) && !isTwin) {
      const kind = KNOWN[label] ?? 'text'
      columns.push({ column: { label, kind: kind === 'line' ? 'text' : kind }, index })
      return
    }
    const likely = SYNONYMS[folded] ?? nearest(label, COLUMN_NAMES)
    const isMisspelt = likely !== undefined && !labels.includes(likely)
    const reason = isTwin
      ? { message: `a coluna «${label}» aparece duas vezes`, fix: 'apague ou renomeie uma delas' }
      : headingReason(label, isMisspelt ? likely : undefined, free)
    if (reason) errors.push({ index, ...reason })
    else columns.push({ column: { label, kind: 'text' }, index })
    if (label === '' || isTwin || ONE_MACHINE.test(folded) || ONE_PERSON.test(folded)) return
    if (isMisspelt) meant.add(likely)
    else free += 1
  })
  for (const label of REQUIRED) {
    if (!labels.includes(label) && !meant.has(label))
      errors.push({
        index: 0,
        message: `falta a coluna ${label}`,
        fix: 'acrescente-a na primeira linha; sem ela não há relação',
      })
  }
  const lineIndex = taken.get(foldLabel('Linha'))
  const shown = columns
    .filter(({ index }) => index !== lineIndex)
    .toSorted((a, b) => rankOf(a.column) - rankOf(b.column) || a.index - b.index)
  return { shown, lineIndex, labels, errors }
}

/**
 * Returns why an unknown heading is refused; undefined for one of the editor's own columns.
 * @param likely the known column that it most likely means
 * @param free number of the editor's own columns before it
 */
function headingReason(
  label: string,
  likely: string | undefined,
  free: number,
): Reason | undefined {
  if (label === '')
    return {
      message: 'a coluna não tem título',
      fix: 'escreva o título na primeira linha ou apague a coluna',
    }
  if (ONE_MACHINE.test(foldLabel(label)))
    return {
      message: `a coluna «${label}» não pode ser publicada`,
      fix: 'apague-a; números de série, IMEI e patrimônio vão com a nota fiscal',
    }
  if (ONE_PERSON.test(foldLabel(label)))
    return {
      message: `a coluna «${label}» não pode ser publicada`,
      fix: 'apague-a; quem usava cada aparelho não interessa ao comprador',
    }
  if (likely)
    return { message: `a coluna «${label}» não é conhecida`, fix: `queria dizer «${likely}»?` }
  if (label.length > MAX_HEADING)
    return {
      message: `o título da coluna tem ${label.length} letras; o máximo é ${MAX_HEADING}`,
      fix: 'encurte o título',
    }
  if (/\p{C}/u.test(label))
    return { message: 'o título da coluna tem um caractere invisível', fix: 'escreva-o de novo' }
  return free < MAX_FREE
    ? undefined
    : {
        message: `a coluna «${label}» é uma a mais; além das conhecidas cabem ${MAX_FREE}`,
        fix: `apague-a; as conhecidas são: ${COLUMN_NAMES.join(', ')}`,
      }
}
