import type { ReadDocument } from '../../content/check/read-document'
import { reais } from '../../content/figures'
import { fold } from '../../content/fold-text'
import { asWritten } from '../../content/in-time'
import { nearest } from '../../content/nearest'
import { type PriceJump, priceJump, pricesIn } from '../../content/prices'
import { brazilianDay } from '../../content/rules/dates'
import { valueAt } from '../../content/rules/reason'
import type { TableError } from './read-table'
import type { TablePrice } from './table-prices'

/** A new price for a document. */
export interface PriceChange {
  document: ReadDocument
  name: string
  /** Reais. */
  before: number
  after: number
  /** The value as the file will have it: "41.50". */
  written: string
  /** AAAA-MM-DD from which it is valid; a lot's price has none. */
  day?: string
  /** The jump, when the change is beyond the limit. */
  jump: PriceJump | undefined
  line: number
}

interface Options {
  /** AAAA-MM-DD, for prices without a day. */
  today: string
  /** Accepts a jump of any size; the document of a material then confirms it. */
  acceptJumps: boolean
}

/** The changes that a table of prices makes in the documents; an unchanged price makes none. */
export function planPrices(
  documents: readonly ReadDocument[],
  prices: readonly TablePrice[],
  { today, acceptJumps }: Options,
): { changes: PriceChange[]; errors: TableError[] } {
  const priced = documents.filter(({ type }) => type === 'Material' || type === 'Lot')
  const lines = new Map<ReadDocument, number>()
  const changes: PriceChange[] = []
  const errors: TableError[] = []
  for (const { line, name, price, day } of prices) {
    const fail = (sentence: string) => {
      errors.push({ line, sentence })
    }
    const found = priced.filter((document) => namesOf(document).includes(key(name)))
    const [document, twin] = found
    if (!document) {
      const near = nearest(name, priced.map(nameOf))
      fail(
        `não há material nem lote «${name}» — ` +
          (near ? `queria dizer «${near}»?` : 'escreva o nome como está no site, ou o do arquivo'),
      )
      continue
    }
    const other = lines.get(document)
    const since = day ?? today
    const before = priceOf(document, since)
    if (twin)
      fail(
        `«${name}» são dois documentos, ${document.file} e ${twin.file} — escreva um desses nomes de arquivo`,
      )
    else if (other !== undefined) fail(`«${name}» já está na linha ${other} — deixe uma só`)
    else if (before === undefined)
      fail(
        `o preço de agora em content/${document.file} não pode ser lido — rode npm run content:check e corrija-o`,
      )
    else {
      const followed = document.type === 'Material' ? priceBefore(document, since) : before
      const change = {
        document,
        name: nameOf(document),
        before,
        after: Number(price),
        written: writtenPrice(document, Number(price)),
        jump: followed === undefined ? undefined : priceJump(followed, Number(price)),
        line,
      }
      const stop = stopOf(change, since, acceptJumps)
      if (stop) fail(stop)
      else if (change.after !== before)
        changes.push(document.type === 'Material' ? { ...change, day: since } : change)
    }
    lines.set(document, line)
  }
  return { changes, errors }
}

function stopOf(
  { document, name, before, after, jump }: Omit<PriceChange, 'day'>,
  since: string,
  acceptJumps: boolean,
): string | undefined {
  const newest = pricesIn(document.data)[0]?.day
  if (document.type === 'Material' && newest !== undefined && since < newest)
    return (
      `«${name}» já tem um preço mais novo, de ${brazilianDay(newest)} — escreva um dia ` +
      'depois dele, ou mude o arquivo à mão'
    )
  if (!jump?.isRefused || acceptJumps) return undefined
  return (
    `«${name}» iria de ${reais(before)} para ` +
    `${reais(after)}${jump.isShifted ? ' (vírgula trocada?)' : ''} — corrija-o, ou rode ` +
    'de novo com --accept-jumps se está certo'
  )
}

export const nameOf = ({ data, slug }: ReadDocument): string =>
  String(valueAt(data, 'name') ?? valueAt(data, 'title') ?? slug)

/** Key of a name: case, accents and repeated blanks do not count. */
const key = (name: string): string => fold(name).replaceAll('\\', '/').replace(/\s+/g, ' ').trim()
const namesOf = (document: ReadDocument): string[] =>
  [
    nameOf(document),
    document.slug,
    document.file,
    document.file.replace(/\.yaml$/, ''),
    `content/${document.file}`,
  ].map(key)

/**
 * The price of a material or lot in reais; undefined when it cannot be read.
 * @param since a day that may lie ahead: a material then has the price that is written for it
 */
export function priceOf(
  { type, data, whole = data }: ReadDocument,
  since?: string,
): number | undefined {
  const prices = pricesIn(since === undefined ? data : whole)
  const held = prices.find(({ day }) => since === undefined || day <= since) ?? prices[0]
  const price = type === 'Material' ? held?.pricePerKg : valueAt(data, 'price')
  return typeof price === 'number' ? price : undefined
}

/**
 * The price before that of a day: a correction of a day's own price is compared with the day
 * before.
 */
const priceBefore = (document: ReadDocument, since: string): number | undefined =>
  pricesIn(asWritten(document).data).find(({ day }) => day < since)?.pricePerKg

/** A material's price with its cents, a lot's only when there are any, as in the files. */
const writtenPrice = ({ type }: ReadDocument, price: number): string =>
  type === 'Lot' && Number.isInteger(price) ? String(price) : price.toFixed(2)
