import { plainNumber } from '../../content/check/number-source'
import { hyphenated } from '../../content/fold-text'
import type { TableRow } from './read-table'

/** A price of a table as it was written, and on which line. */
export interface TablePrice {
  line: number
  /** A file, a file's name, or the name of a material or lot. */
  name: string
  /** Plain, with at most two decimals: "41.5". */
  price: string
  /** AAAA-MM-DD, where the table says it. */
  day: string | undefined
}
export interface TableFault {
  line: number
  sentence: string
}

/** What the columns may be called, without accents and signs; a longer heading may begin so. */
const NAMES = ['arquivo', 'material', 'lote', 'nome', 'titulo', 'item', 'produto', 'descricao']
const PRICES = ['preco', 'valor', 'r-kg', 'r']
const DAYS = ['dia', 'data', 'desde', 'a-partir-de', 'vigencia']
/** Prices of other times are not the new one. */
const OTHER = /original|anterior|antig|atual/

const columnOf = (headings: readonly string[], words: readonly string[]): number => {
  const found = words
    .map((word) =>
      headings.findIndex(
        (heading) => (heading === word || heading.startsWith(`${word}-`)) && !OTHER.test(heading),
      ),
    )
    .find((index) => index >= 0)
  return found ?? -1
}

/** The prices of a table with headings, or what is wrong with it, line by line. */
export function tablePrices(rows: readonly TableRow[]): {
  prices: TablePrice[]
  faults: TableFault[]
} {
  const [head, ...body] = rows
  if (!head)
    return {
      prices: [],
      faults: [
        {
          line: 1,
          sentence: 'a tabela está vazia — a primeira linha diz as colunas, como Material;Preço',
        },
      ],
    }
  const headings = head.cells.map(hyphenated)
  const [name, price, day] = [
    columnOf(headings, NAMES),
    columnOf(headings, PRICES),
    columnOf(headings, DAYS),
  ]
  if (name < 0 || price < 0) {
    const missing = [
      name < 0 ? 'a do nome (Arquivo, Material, Lote ou Nome)' : '',
      price < 0 ? 'a do preço (Preço ou Valor)' : '',
    ]
      .filter(Boolean)
      .join(' e ')
    return {
      prices: [],
      faults: [
        {
          line: head.line,
          sentence: `falta uma coluna: ${missing} — escreva o nome dela na primeira linha, como Material;Preço`,
        },
      ],
    }
  }
  const prices: TablePrice[] = []
  const faults: TableFault[] = []
  for (const { line, cells } of body) {
    const told = {
      name: cells[name] ?? '',
      price: cells[price] ?? '',
      day: day < 0 ? '' : (cells[day] ?? ''),
    }
    const [plain, since] = [pricePlain(told.price), dayPlain(told.day)]
    if (cells.slice(headings.length).some((cell) => cell !== ''))
      faults.push({
        line,
        sentence: `tem ${cells.length} colunas, e a primeira linha ${headings.length} — um preço com vírgula pede ponto e vírgula entre as colunas, ou aspas: "41,50"`,
      })
    else if (told.name === '')
      faults.push({
        line,
        sentence: 'falta o nome — escreva o material ou o lote, ou apague a linha',
      })
    else if (told.price === '')
      faults.push({ line, sentence: `«${told.name}» está sem preço — escreva-o ou apague a linha` })
    else if (plain === undefined)
      faults.push({
        line,
        sentence: `«${told.price}» não é um preço — escreva como 41,50 ou R$ 1.234,56, com no máximo dois algarismos depois da vírgula`,
      })
    else if (since === null)
      faults.push({ line, sentence: `«${told.day}» não é um dia — escreva como 20/11/2026` })
    else prices.push({ line, name: told.name, price: plain, day: since })
  }
  return { prices, faults }
}

/** «R$ 1.234,56/kg», «1234.56» -> "1234.56"; undefined for what is no price above zero in whole cents. */
function pricePlain(written: string): string | undefined {
  const plain = plainNumber(written.replace(/\s*\/\s*(?:kg|un\.?|unidade|lote)$/i, ''))
  return plain !== undefined && /^\d+(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0
    ? plain
    : undefined
}

/** «20/11/2026» or «2026-11-20» -> "2026-11-20"; undefined where nothing stands, null for what is no day. */
function dayPlain(written: string): string | undefined | null {
  if (written === '') return undefined
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  const plain = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written
  const date = new Date(`${plain}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(plain) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(plain)
    ? plain
    : null
}
