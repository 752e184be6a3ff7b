import { discountPercent, reais } from '../prices/figures'
import { unitPrice } from '../lots/related'
import { published } from '../views/published'
import { documentsOf, keptBy, report, type AnyDocument, type Rule, type RuleDocument } from './rule'

/** Percent; a larger discount is hard to believe. */
const BELIEVABLE_DISCOUNT = 80
/**
 * A misplaced decimal sign makes a price ten times too high or low; pieces of one category differ
 * by less than this.
 */
const FAR_TIMES = 8

export const discount: Rule<'Lot'> = ({ data: { price, originalPrice } }) => {
  if (price === undefined || originalPrice === undefined || price >= originalPrice) return []
  const percent = discountPercent(price, originalPrice)
  if (percent > BELIEVABLE_DISCOUNT)
    return report(
      ['originalPrice'],
      `desconto de ${percent}%: confira os dois preços`,
      `acima de ${BELIEVABLE_DISCOUNT}% quase sempre um deles está errado: price ou originalPrice`,
    )
  return percent === 0
    ? report(['originalPrice'], 'o selo diria 0% OFF', 'confira ‹price› e ‹originalPrice›')
    : []
}

/**
 * Counts in a title: «25 desktops», «Lote com 20 notebooks», «memórias DDR4 (100 un.)». Numbers of
 * a model («Core i5», «21,5 polegadas») are not counts.
 */
const COUNTS = [
  /^(\d{1,3}(?:\.\d{3})+|\d+)\s+(?!(?:polegadas?|gb|tb|mb|ghz|mhz|kg|anos?|meses|ª|º|%)(?![\p{L}\p{N}]))\p{L}{3}/iu,
  /(?<![\p{L}\p{N}])(?:lote|kit|conjunto|pacote|caixa)\s+(?:com|de)\s+(\d{1,3}(?:\.\d{3})+|\d+)(?![\p{N}]|[,.]\d|\s*(?:%|(?:polegadas?|gb|tb|kg)(?!\p{L})))/iu,
  /(?<![\p{L}\p{N},.])(\d{1,3}(?:\.\d{3})+|\d+)\s*(?:unidades|unid|un|peças|pçs|pcs)(?![\p{L}\p{N}])/iu,
]

export const unitsInTitle: Rule<'Lot'> = ({ data: { title = '', units } }) => {
  const written = COUNTS.map((pattern) => pattern.exec(title)?.[1]).find(Boolean)
  if (units === undefined || !written || Number(written.replaceAll('.', '')) === units) return []
  return report(
    ['units'],
    `o título diz ${written} e units diz ${units}`,
    'escreva o mesmo número nos dois',
  )
}

/**
 * Words for a lot that is not for sale. A title with one of them does not change the status: the
 * lot stays in the list, with a button to buy it.
 */
const SOLD =
  /(?<![\p{L}\p{N}])(?:vendid[oa]s?|esgotad[oa]s?|reservad[oa]s?|indispon[ií]ve(?:l|is))(?![\p{L}\p{N}])/iu

export const soldInTitle: Rule<'Lot'> = ({ data: { title = '', status = 'disponível' } }) => {
  const word = SOLD.exec(title)?.[0]
  return word === undefined || status !== 'disponível'
    ? []
    : report(
        ['title'],
        `o título diz «${word}», e o lote continua à venda na página`,
        'escreva ‹status›: vendido, ou ‹status›: reservado, com o dia em ‹statusOn›; o título fica só com o nome do lote',
        'status',
      )
}

/** Compares the price of one piece with the median of the other lots of its category. */
export const unusualUnitPrice: Rule<'Lot'> = (lot, { all }) => {
  const own = pieceOf(lot)
  const { category } = lot.data
  const usual = median((piecesIn(all).get(category) ?? []).filter(({ slug }) => slug !== lot.slug))
  if (!own || !usual || (own < usual * FAR_TIMES && own > usual / FAR_TIMES)) return []
  return report(
    ['price'],
    `a unidade sai por ${reais(own)}, e nos outros lotes de ${category} por ${reais(usual)}`,
    'confira se ‹price› é o preço do lote inteiro, e ‹units› o número de peças',
  )
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

/**
 * Only a lot with a photo has `illustrative`, and a photo of the lot itself (false) is not the
 * photo of another lot too.
 */
export const illustration: Rule<'Lot'> = ({ slug, data: { illustrative, photo } }, { all }) => {
  if (illustrative === undefined) return []
  if (photo === undefined)
    return report(
      ['illustrative'],
      `diz que a imagem ${illustrative ? 'é ilustrativa' : 'é do próprio lote'}, e o lote não tem foto`,
      '‹apague a linha›',
      'photo',
    )
  const other = (lotsByPhoto(all).get(photo.src) ?? []).find((one) => one.slug !== slug)
  return illustrative || other === undefined
    ? []
    : report(
        ['illustrative'],
        `diz que a foto é do próprio lote, e ela é também a de «${other.slug}»`,
        'escreva ‹illustrative: true›',
      )
}

/** The lots of each photo. */
const lotsByPhoto = keptBy((all: readonly AnyDocument[]) =>
  grouped(
    documentsOf(all, 'Lot').filter(({ data }) => data.photo?.src !== undefined),
    ({ data }) => data.photo?.src,
  ),
)

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key) ?? []
    group.push(item)
    groups.set(key, group)
  }
  return groups
}
