import { discountPercent, reais } from '../figures'
import { unitPrice } from '../lots/related'
import { published } from '../published'
import { oncePerCheck, report, type Rule, type RuleDocument } from './rule'
import { valueAt } from './reason'

/** Percent; a larger discount is hard to believe. */
const BELIEVABLE_DISCOUNT = 80
/**
 * A misplaced decimal sign makes a price ten times too high or low; pieces of one category differ
 * by less than this.
 */
const FAR_TIMES = 8

const numberAt = (document: RuleDocument, key: string): number | undefined => {
  const value = valueAt(document.data, key)
  return typeof value === 'number' && value > 0 ? value : undefined
}
const titleOf = ({ data }: RuleDocument): string => {
  const title = valueAt(data, 'title')
  return typeof title === 'string' ? title : ''
}

export const discount: Rule = (document) => {
  const [price, original] = [numberAt(document, 'price'), numberAt(document, 'originalPrice')]
  if (price === undefined || original === undefined || price >= original) return []
  const percent = discountPercent(price, original)
  if (percent > BELIEVABLE_DISCOUNT)
    return report(
      ['originalPrice'],
      `desconto de ${percent}%: confira os dois preços`,
      `acima de ${BELIEVABLE_DISCOUNT}% quase sempre um deles está errado: price ou originalPrice`,
    )
  return percent === 0
    ? report(['originalPrice'], 'o selo diria 0% OFF', 'confira price e originalPrice')
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

export const unitsInTitle: Rule = (document) => {
  const units = numberAt(document, 'units')
  const written = COUNTS.map((pattern) => pattern.exec(titleOf(document))?.[1]).find(
    (found) => found !== undefined,
  )
  if (units === undefined || written === undefined || Number(written.replaceAll('.', '')) === units)
    return []
  return report(
    ['units'],
    `o título diz ${written} e units diz ${units}`,
    'escreva o mesmo número nos dois; dele sai o preço por unidade',
  )
}

/**
 * Words for a lot that is not for sale. A title with one of them does not change the status: the
 * lot stays in the list, with a button to buy it.
 */
const SOLD =
  /(?<![\p{L}\p{N}])(?:vendid[oa]s?|esgotad[oa]s?|reservad[oa]s?|indispon[ií]ve(?:l|is))(?![\p{L}\p{N}])/iu

export const soldInTitle: Rule = (document) => {
  const word = SOLD.exec(titleOf(document))?.[0]
  const status = valueAt(document.data, 'status') ?? 'disponível'
  return word === undefined || status !== 'disponível'
    ? []
    : report(
        ['title'],
        `o título diz «${word}», e o lote continua à venda na página`,
        'escreva status: vendido, ou status: reservado, com o dia em statusOn; o título fica só com o nome do lote',
      )
}

/** Compares the price of one piece with the median of the other lots of its category. */
export const unusualUnitPrice: Rule = (document, { all }) => {
  const own = pieceOf(document)
  const category = valueAt(document.data, 'category')
  const usual = median(
    (piecesIn(all).get(category) ?? [])
      .filter(({ slug }) => slug !== document.slug)
      .map(({ piece }) => piece),
  )
  if (
    own === undefined ||
    usual === undefined ||
    (own < usual * FAR_TIMES && own > usual / FAR_TIMES)
  )
    return []
  return report(
    ['price'],
    `a unidade sai por ${reais(own)}, e nos outros lotes de ${String(category)} por ${reais(usual)}`,
    'confira se price é o preço do lote inteiro, e units o número de peças',
  )
}

const pieceOf = (document: RuleDocument): number | undefined => {
  const [price, units] = [numberAt(document, 'price'), numberAt(document, 'units')]
  return price === undefined ? undefined : unitPrice({ price, units })
}

/** The published lots of each category with the price of one piece, the cheapest first. */
const piecesIn = oncePerCheck((all) => {
  const pieces = new Map<unknown, { slug: string; piece: number }[]>()
  for (const document of published(all)) {
    const piece = document.type === 'Lot' ? pieceOf(document) : undefined
    if (piece === undefined) continue
    const category = valueAt(document.data, 'category')
    const lots = pieces.get(category) ?? []
    lots.push({ slug: document.slug, piece })
    pieces.set(category, lots)
  }
  for (const lots of pieces.values()) lots.sort((a, b) => a.piece - b.piece)
  return pieces
})

/** @param sorted ascending */
function median(sorted: readonly number[]): number | undefined {
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/**
 * Only a lot with a photo has `illustrative`, and a photo of the lot itself (false) is not the
 * photo of another lot too.
 */
export const illustration: Rule = ({ slug, data }, { all }) => {
  const [illustrative, photo] = [valueAt(data, 'illustrative'), valueAt(data, 'photo', 'src')]
  if (illustrative === undefined) return []
  const field = (message: string, fix: string) => report(['illustrative'], message, fix)
  if (photo === undefined)
    return illustrative === true
      ? field(
          'diz que a imagem é ilustrativa, e o lote não tem foto',
          'apague a linha ou ponha a foto',
        )
      : field('diz que a foto é do próprio lote, e o lote não tem foto', 'ponha a foto do lote')
  const other = lotsByPhoto(all)
    .get(photo)
    ?.find((one) => one !== slug)
  return illustrative === false && other !== undefined
    ? field(
        `diz que a foto é do próprio lote, e ela é também a de «${other}»`,
        'ponha a foto do lote ou escreva illustrative: true',
      )
    : []
}

/** The lots of each photo, by their slugs. */
const lotsByPhoto = oncePerCheck((all) => {
  const lots = new Map<unknown, string[]>()
  for (const { type, slug, data } of all) {
    const photo = type === 'Lot' ? valueAt(data, 'photo', 'src') : undefined
    if (photo !== undefined) lots.set(photo, [...(lots.get(photo) ?? []), slug])
  }
  return lots
})
