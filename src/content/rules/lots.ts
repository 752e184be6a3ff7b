import { RESERVED_LOT_SLUGS } from '../views/paths'
import { unitPrice } from '../lots/related'
import { discountPercent, reais } from '../prices/figures'
import { commonGrade, gradeCounts, sumUnits, type ItemList } from '../table/item-list'
import { published } from '../views/published'
import { brazilianDay } from './dates'
import {
  dataOf,
  documentsOf,
  keptBy,
  reportAlone,
  reportDisorder,
  reportRepeat,
  type AnyDocument,
  type Report,
  type Rule,
  type RuleDocument,
} from './rule'

const DAYS = ['statusOn', 'reservedUntil', 'enteredOn', 'updatedOn', 'originalPriceOn'] as const

/** Days of a lot are in this century, and in an order that can have happened. */
const lotDays: Rule<'Lot'> = ({ data: lot }, _, report) => {
  for (const key of DAYS)
    if (lot[key]?.startsWith('19'))
      report(key, `o ano de ${lot[key]} não pode ser`, 'confira o ano')
  reportDisorder(
    lot,
    [
      ['enteredOn', 'statusOn'],
      ['enteredOn', 'updatedOn'],
      ['statusOn', 'reservedUntil'],
      ['enteredOn', 'originalPriceOn'],
      ['originalPriceOn', 'updatedOn'],
    ],
    report,
  )
}

/** A reserved or sold lot has the day since when; only a reservation has an end. */
const lotStatus: Rule<'Lot'> = ({ data }, _, report) => {
  const { status = 'disponível', statusOn, reservedUntil } = data
  if (status !== 'disponível' && statusOn === undefined)
    report('status', `falta o dia em que foi ${status}`, 'acrescente ‹statusOn›', 'statusOn')
  reportAlone(data, [['statusOn', 'status']], report)
  if (status !== 'reservado' && reservedUntil !== undefined)
    report('reservedUntil', 'só um lote reservado tem este dia', '‹apague a linha›', 'status')
}

/** The first lot, by file name, of each code. */
const ownersOf = keptBy((all: readonly AnyDocument[]) => {
  const lots = documentsOf(all, 'Lot').toSorted((a, b) => (a.slug < b.slug ? 1 : -1))
  return new Map(lots.map(({ slug, data }) => [data.code, slug]))
})

export const lotErrors: Rule<'Lot'> = (lot, facts, report) => {
  const { slug, data } = lot
  const { price, originalPrice, code, photo, morePhotos = [], reuseDevice } = data
  lotDays(lot, facts, report)
  lotStatus(lot, facts, report)
  reportAlone(
    data,
    [
      ['originalPriceOn', 'originalPrice'],
      ['morePhotos', 'photo'],
      ['reuseDevice', 'units'],
    ],
    report,
  )
  if (price !== undefined && originalPrice !== undefined && price >= originalPrice)
    report(
      'price',
      `o preço ${price} não é menor que o preço original ${originalPrice}`,
      'corrija um dos dois ou apague originalPrice',
    )
  const owner = code === undefined ? slug : (ownersOf(facts.all).get(code) ?? slug)
  if (owner !== slug)
    report('code', `o código ${code} já é do lote ${owner}.yaml`, 'dê outro código')
  const photos = [photo, ...morePhotos].map((one) => one?.src)
  for (const [index, src] of photos.entries())
    if (src !== undefined && photos.indexOf(src) < index)
      reportRepeat(['morePhotos', index - 1, 'src'], src, report)
  const factors = dataOf(facts.all, 'LotPage').impact?.factors
  if (reuseDevice !== undefined && factors?.every((one) => one?.device !== reuseDevice))
    report('reuseDevice', `não há fator de reuso para ${reuseDevice}`, '‹apague a linha›')
  if (RESERVED_LOT_SLUGS.has(slug))
    report(
      [],
      `/lotes-informatica/${slug} é o endereço de outra página`,
      'dê outro nome ao arquivo',
    )
}

/** The bounds of each reuse factor are in order. */
export const lotPageErrors: Rule<'LotPage'> = ({ data: { impact } }, _, report) => {
  for (const [index, factor] of (impact?.factors ?? []).entries())
    reportDisorder(factor, [['minKg', 'maxKg']], report, ['impact', 'factors', index])
}

/** Reports a lot whose units or grades disagree with its item list: the sum, or the main grade. */
export function itemListErrors(
  { slug, data: lot }: RuleDocument<'Lot'>,
  itemList: ItemList,
  report: Report,
): void {
  const sum = sumUnits(itemList.rows)
  if (lot.units !== sum)
    report('units', `a relação ${slug}.csv soma ${sum} unidades`, `escreva ‹units›: ${sum}`)
  for (const kind of ['functional', 'cosmetic'] as const) {
    const key = `${kind}Grade` as const
    const counts = gradeCounts(itemList, kind)
    const common = counts && commonGrade(counts)
    if (common && lot[key] !== undefined && lot[key] !== common)
      report(key, `na relação ${slug}.csv a nota mais comum é ${common}`, '‹apague a linha›')
  }
}

/** Percent; a larger discount is hard to believe. */
const BELIEVABLE_DISCOUNT = 80
/**
 * A misplaced decimal sign makes a price ten times too high or low; pieces of one category differ
 * by less than this.
 */
const FAR_TIMES = 8

/**
 * Counts in a title: «25 desktops», «Lote com 20 notebooks», «memórias DDR4 (100 un.)». Numbers of
 * a model («Core i5», «21,5 polegadas») are not counts.
 */
const COUNTS = [
  /^(\d{1,3}(?:\.\d{3})+|\d+)\s+(?!(?:polegadas?|gb|tb|mb|ghz|mhz|kg|anos?|meses|ª|º|%)(?![\p{L}\p{N}]))\p{L}{3}/iu,
  /(?<![\p{L}\p{N}])(?:lote|kit|conjunto|pacote|caixa)\s+(?:com|de)\s+(\d{1,3}(?:\.\d{3})+|\d+)(?![\p{N}]|[,.]\d|\s*(?:%|(?:polegadas?|gb|tb|kg)(?!\p{L})))/iu,
  /(?<![\p{L}\p{N},.])(\d{1,3}(?:\.\d{3})+|\d+)\s*(?:unidades|unid|un|peças|pçs|pcs)(?![\p{L}\p{N}])/iu,
]
/**
 * Words for a lot that is not for sale. A title with one of them does not change the status: the
 * lot stays in the list, with a button to buy it.
 */
const SOLD =
  /(?<![\p{L}\p{N}])(?:vendid[oa]s?|esgotad[oa]s?|reservad[oa]s?|indispon[ií]ve(?:l|is))(?![\p{L}\p{N}])/iu

export const lotWarnings: Rule<'Lot'> = (lot, { all, today }, report) => {
  const { title = '', price = Infinity, originalPrice = 0, units, status, reservedUntil } = lot.data
  const percent = price < originalPrice ? discountPercent(price, originalPrice) : 1
  if (percent === 0 || percent > BELIEVABLE_DISCOUNT)
    report('originalPrice', `o selo diria ${percent}% OFF`, 'confira ‹price› e ‹originalPrice›')
  const counted = COUNTS.map((pattern) => pattern.exec(title)?.[1]).find(Boolean)
  if (units !== undefined && counted && Number(counted.replaceAll('.', '')) !== units)
    report('units', `o título diz ${counted}, e não ${units}`, 'escreva o mesmo número nos dois')
  const sold = SOLD.exec(title)?.[0]
  if (sold !== undefined && (status ?? 'disponível') === 'disponível')
    report(
      'title',
      `o título diz «${sold}», e o lote continua à venda na página`,
      'escreva ‹status›: vendido, ou ‹status›: reservado, com o dia em ‹statusOn›',
      'status',
    )
  // The end of a reservation changes nothing by itself.
  if (status === 'reservado' && reservedUntil !== undefined && reservedUntil < today)
    report(
      'reservedUntil',
      `a reserva acabou em ${brazilianDay(reservedUntil)}, e a página ainda diz «reservado»`,
      'escreva ‹status›: vendido e ‹statusOn›, ou um fim novo',
    )
  const { category } = lot.data
  const own = pieceOf(lot)
  const usual = median((piecesIn(all).get(category) ?? []).filter(({ slug }) => slug !== lot.slug))
  if (own && usual && (own >= usual * FAR_TIMES || own <= usual / FAR_TIMES))
    report(
      'price',
      `a unidade sai por ${reais(own)}, e nos outros lotes de ${category} por ${reais(usual)}`,
      'confira se ‹price› é o preço do lote inteiro, e ‹units› o número de peças',
    )
  illustration(lot, all, report)
}

const pieceOf = ({ data: { price, units } }: RuleDocument<'Lot'>): number | undefined =>
  price === undefined ? undefined : unitPrice({ price, units })

/** The published lots of each category with the price of one piece, the cheapest first. */
const piecesIn = keptBy((all: readonly AnyDocument[]) => {
  const lots = documentsOf(published(all), 'Lot').flatMap((lot) => {
    const piece = pieceOf(lot)
    return piece === undefined ? [] : [{ slug: lot.slug, category: lot.data.category, piece }]
  })
  return grouped(
    lots.toSorted((a, b) => a.piece - b.piece),
    ({ category }) => category,
  )
})

/** @param sorted ascending */
function median(sorted: readonly { piece: number }[]): number | undefined {
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low && high && (low.piece + high.piece) / 2
}

/** The lots of each photo. */
const lotsByPhoto = keptBy((all: readonly AnyDocument[]) =>
  grouped(documentsOf(all, 'Lot'), ({ data }) => data.photo?.src),
)

/**
 * Only a lot with a photo has `illustrative`, and a photo of the lot itself (false) is not the
 * photo of another lot too.
 */
function illustration(
  { slug, data: { illustrative, photo } }: RuleDocument<'Lot'>,
  all: readonly AnyDocument[],
  report: Report,
): void {
  const other = lotsByPhoto(all)
    .get(photo?.src)
    ?.find((one) => one.slug !== slug)
  if (illustrative !== undefined && photo === undefined)
    report(
      'illustrative',
      'o lote não tem foto, nem ilustrativa nem do próprio lote',
      '‹apague a linha›',
      'photo',
    )
  else if (illustrative === false && other)
    report(
      'illustrative',
      `a foto do próprio lote é também a de «${other.slug}»`,
      'escreva ‹illustrative: true›',
    )
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
