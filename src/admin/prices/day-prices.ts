import type { ContentSet } from '../check/content-set'
import type { FileChange } from '../store/content-store'
import { formatDecimal, formatMoney, formatVariation } from '../../site/lib/format'
import { readBrazilianNumber } from '../../site/lib/brazilian-number'
import { priceJump, pricesIn } from '../../content/prices'
import { published } from '../../content/published'
import { valueAt } from '../../content/rules/reason'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../content/vocabulary'
import { patchDocument, readDocumentDraft } from '../../content/write/patch-document'
import { withPrice } from '../../content/write/with-price'

/** A material in the table of the day. */
export interface PriceRow {
  file: string
  name: string
  group: MaterialGroup
  status: string
  /** The newest price and its day. */
  last: number
  day: string
  /** The price before today's, which a price of today follows. */
  before: number
}

/** What a typed price comes to. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'wrong'; says: string }
  | {
      /** `asks` waits for «Está certo», `stops` for another price or the document's confirmation. */
      kind: 'same' | 'fine' | 'asks' | 'stops'
      price: number
      /** «+0,60», «+1,5%» */
      difference: string
      percent: string
      isUp: boolean
      /** The price that was meant, where the decimal sign seems misplaced. */
      guess?: number
    }

/** The published materials in the order of the board; one whose price cannot be read is left out. */
export const priceRows = (content: ContentSet, today: string): PriceRow[] =>
  published(Array.from(content.documents.values(), ({ read }) => read))
    .filter(({ type }) => type === 'Material')
    .flatMap(({ file, data }) => {
      const [newest, ...older] = pricesIn(data)
      const group = MATERIAL_GROUPS.find((one) => one === valueAt(data, 'group'))
      if (!newest || !group) return []
      const before = newest.day === today ? older[0] : newest
      return {
        file,
        group,
        name: String(valueAt(data, 'name')),
        status: String(valueAt(data, 'status') ?? ''),
        order: Number(valueAt(data, 'order') ?? 0),
        last: newest.pricePerKg,
        day: newest.day,
        before: before?.pricePerKg ?? newest.pricePerKg,
      }
    })
    .toSorted(
      (a, b) =>
        MATERIAL_GROUPS.indexOf(a.group) - MATERIAL_GROUPS.indexOf(b.group) || a.order - b.order,
    )

/** «R$ 41,5», «41.50» and «41,50» are one price; undefined for what is none. */
const typedPrice = (typed: string): number | undefined => {
  const value = readBrazilianNumber(typed.replace(/^\s*R?\$?\s*|\s+$/g, ''))
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
}

/** Judges a typed price by the one rule for prices. */
export function answerTo({ last, before }: PriceRow, typed: string): Answer {
  if (typed.trim() === '') return { kind: 'none' }
  const price = typedPrice(typed)
  if (price === undefined)
    return { kind: 'wrong', says: `«${typed.trim()}» não é um preço: escreva como 41,50.` }
  if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6)
    return { kind: 'wrong', says: 'O preço vai até os centavos: duas casas depois da vírgula.' }
  const jump = priceJump(before, price)
  const percent = Math.round((price / last - 1) * 1000) / 10
  return {
    kind: price === last ? 'same' : jump ? (jump.isRefused ? 'stops' : 'asks') : 'fine',
    price,
    difference: `${price < last ? '−' : '+'}${formatDecimal(Math.abs(price - last))}`,
    percent: formatVariation(percent),
    isUp: price > last,
    ...(jump?.isRefused && guessed(before, price)),
  }
}

/** The price ten, a hundred or a thousand times away that is an ordinary step from the last one. */
function guessed(before: number, price: number): { guess?: number } {
  const guess = [10, 100, 1000, 0.1, 0.01, 0.001]
    .map((times) => Math.round((price / times) * 100) / 100)
    .find((one) => one > 0 && !priceJump(before, one))
  return guess === undefined ? {} : { guess }
}

/** The sentence of a price that asks or stops. */
export function question(row: PriceRow, answer: Extract<Answer, { price: number }>): string {
  const from = `de ${formatMoney(row.before)} para ${formatMoney(answer.price)}`
  const percent = Math.round(Math.abs(answer.price / row.before - 1) * 1000) / 10
  const moves = `${row.name} ${answer.price > row.before ? 'sobe' : 'cai'} ${formatVariation(percent).slice(1)}, ${from}.`
  if (answer.kind === 'asks') return `${moves} Está certo?`
  return answer.guess === undefined
    ? `${moves} Muito longe do último: se está certo, confirme no documento do material.`
    : `${moves} Quis dizer ${formatMoney(answer.guess)}? Assim não dá para salvar.`
}

/** The price as the file and the field write it. */
export const shownPrice = (price: number): string => formatDecimal(price)

/**
 * The files with their prices of today: a line more in each, or another value on today's line.
 * @throws Error for a file that cannot be written
 */
export const priceChanges = (
  content: ContentSet,
  prices: ReadonlyMap<string, number>,
  today: string,
): FileChange[] =>
  Array.from(prices, ([file, price]) => {
    const document = content.documents.get(file)
    const text = document?.decoded.written ?? ''
    const draft = readDocumentDraft('Material', text)
    if (!document || !draft) throw new Error(`content/${file} não pode ser lido.`)
    const fields = withPrice(draft.fields, { day: today, written: price.toFixed(2) })
    const marked = document.bytes[0] === 0xef && document.bytes[1] === 0xbb ? '\ufeff' : ''
    const bytes = new TextEncoder().encode(
      marked + patchDocument('Material', text, { ...draft, fields }),
    )
    return { file, bytes, before: document.bytes }
  })
