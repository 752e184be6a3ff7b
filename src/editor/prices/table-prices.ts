import { plainNumber } from '../../content/check/scalar-source'
import { HOW_TO_SAVE } from '../../content/item-list/read-item-list'
import { hyphenated } from '../../content/fold-text'
import { isCalendarDay } from '../../content/today'
import { readTable, type TableError, type TableRow } from './read-table'

/** A price of a table as written, with its line. */
export interface TablePrice {
  line: number
  /** A file, a file's name, or the name of a material or lot. */
  name: string
  /** Plain, with at most two decimals: "41.5". */
  price: string
  /** AAAA-MM-DD, if the table has it. */
  day: string | undefined
}

/** Names that a column may have, without accents and signs; a longer heading may begin with one. */
const NAMES = ['arquivo', 'material', 'lote', 'nome', 'titulo', 'item', 'produto', 'descricao']
const PRICES = ['preco', 'novo-preco', 'valor', 'r-kg', 'r']
const DAYS = ['dia', 'data', 'desde', 'a-partir-de', 'vigencia']
/** Columns of old prices are not read. */
const OTHER = /original|anterior|antig|atual/

const isCalled = (heading: string, word: string): boolean =>
  (heading === word || heading.startsWith(`${word}-`)) && !OTHER.test(heading)

const columnOf = (headings: readonly string[], words: readonly string[]): number | undefined =>
  words
    .map((word) => headings.findIndex((heading) => isCalled(heading, word)))
    .find((index) => index >= 0)

interface TablePrices {
  prices: TablePrice[]
  errors: TableError[]
}

/** The prices of a table with headings, or its errors by line. */
export function tablePrices(text: string): TablePrices {
  // The first bytes of a ZIP, as an .xlsx is, and of an old .xls.
  if (/^(?:PK\u0003\u0004|\u00d0\u00cf|ÐÏ)/.test(text))
    return refused(1, `é uma planilha do Excel, e não um CSV — ${HOW_TO_SAVE}`)
  const { rows, errors: broken } = readTable(text)
  const [head, ...body] = rows
  if (broken.length > 0) return { prices: [], errors: broken }
  if (!head)
    return refused(1, 'a tabela está vazia — a primeira linha diz as colunas, como Material;Preço')
  const headings = head.cells.map(hyphenated)
  const [name, price, day] = [NAMES, PRICES, DAYS].map((words) => columnOf(headings, words))
  const twin = headings.findIndex(
    (heading, index) => index !== price && PRICES.some((word) => isCalled(heading, word)),
  )
  if (price !== undefined && twin >= 0)
    return refused(
      head.line,
      `há duas colunas de preço, «${head.cells[price] ?? ''}» e «${head.cells[twin] ?? ''}» — ` +
        'deixe uma só, ou escreva «Preço anterior» na outra',
    )
  if (name === undefined || price === undefined) {
    const missing = [
      name === undefined ? 'a do nome (Arquivo, Material, Lote ou Nome)' : '',
      price === undefined ? 'a do preço (Preço ou Valor)' : '',
    ]
    return refused(
      head.line,
      `falta uma coluna: ${missing.filter(Boolean).join(' e ')} — escreva o nome dela na ` +
        'primeira linha, como Material;Preço',
    )
  }
  const read = body.map((row) => {
    const cell = (index: number | undefined) => row.cells[index ?? -1] ?? ''
    return readRow(row, headings.length, [cell(name), cell(price), cell(day)])
  })
  return {
    prices: read.filter((one) => 'price' in one),
    errors: read.filter((one) => 'sentence' in one),
  }
}

const refused = (line: number, sentence: string): TablePrices => ({
  prices: [],
  errors: [{ line, sentence }],
})

function readRow(
  { line, cells }: TableRow,
  width: number,
  [name, price, day]: readonly [name: string, price: string, day: string],
): TablePrice | TableError {
  const refuse = (sentence: string): TableError => ({ line, sentence })
  const [plain, since] = [pricePlain(price), dayPlain(day)]
  if (cells.slice(width).some((cell) => cell !== ''))
    return refuse(
      `tem ${cells.length} colunas, e a primeira linha ${width} — um preço com vírgula ` +
        'pede ponto e vírgula entre as colunas, ou aspas: "41,50"',
    )
  if (name === '') return refuse('falta o nome — escreva o material ou o lote, ou apague a linha')
  if (price === '') return refuse(`«${name}» está sem preço — escreva-o ou apague a linha`)
  if (plain === undefined)
    return refuse(
      `«${price}» não é um preço — escreva como 41,50 ou R$ 1.234,56, com no máximo dois ` +
        'algarismos depois da vírgula',
    )
  if (since === null) return refuse(`«${day}» não é um dia — escreva como 20/11/2026`)
  return { line, name, price: plain, day: since }
}

/**
 * «R$ 1.234,56/kg», «1234.56» -> "1234.56"; undefined for anything but a price above zero in whole
 * cents.
 */
function pricePlain(written: string): string | undefined {
  const plain = plainNumber(written.replace(/\s*\/\s*(?:kg|un\.?|unidade|lote)$/i, ''))
  return plain !== undefined && /^\d+(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0
    ? plain
    : undefined
}

/**
 * «20/11/2026» or «2026-11-20» -> "2026-11-20"; undefined for an empty cell, null for anything but
 * a day.
 */
function dayPlain(written: string): string | undefined | null {
  if (written === '') return undefined
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  const plain = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written
  return isCalendarDay(plain) ? plain : null
}
