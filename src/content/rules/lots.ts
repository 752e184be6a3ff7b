import { RESERVED_LOT_SLUGS } from '../lots/paths'
import { commonGrade, gradeCounts, sumUnits, type ItemList } from '../table/item-list'
import { dataOf, documentsOf, keptBy, report, type AnyDocument, type Rule } from './rule'
import type { FieldDiagnostic, RuleDocument } from './rule'
import { distinct } from './documents'

const DAYS = ['statusOn', 'reservedUntil', 'enteredOn', 'updatedOn', 'originalPriceOn'] as const
/** Pairs of days of which the second may not be before the first. Days as AAAA-MM-DD compare as texts. */
const IN_ORDER = [
  ['enteredOn', 'statusOn'],
  ['enteredOn', 'updatedOn'],
  ['statusOn', 'reservedUntil'],
  ['enteredOn', 'originalPriceOn'],
  ['originalPriceOn', 'updatedOn'],
] as const

/** Days of a lot are in this century, and in an order that can have happened. */
export const lotDays: Rule<'Lot'> = ({ data: lot }) => [
  ...DAYS.flatMap((key) =>
    lot[key]?.startsWith('19')
      ? report([key], `o ano de ${lot[key]} não pode ser`, 'confira o ano')
      : [],
  ),
  ...IN_ORDER.flatMap(([first, second]) => {
    const [before, after] = [lot[first], lot[second]]
    return before !== undefined && after !== undefined && after < before
      ? report([second], `${after} é antes de ${first}, ${before}`, 'corrija um dos dois dias')
      : []
  }),
]

/** An original price is above the price, and its day needs it. */
export const lotPrice: Rule<'Lot'> = ({ data: { price, originalPrice, originalPriceOn } }) => {
  if (originalPrice === undefined)
    return originalPriceOn === undefined
      ? []
      : report(
          ['originalPriceOn'],
          'há o dia do preço original, mas não o preço',
          '‹apague a linha›',
          'originalPrice',
        )
  return price === undefined || price < originalPrice
    ? []
    : report(
        ['price'],
        `o preço ${price} não é menor que o preço original ${originalPrice}`,
        'corrija um dos dois ou apague originalPrice',
      )
}

/** A reserved or sold lot has the day since when; only a reservation has an end. */
export const lotStatus: Rule<'Lot'> = ({ data: { status, statusOn, reservedUntil } }) => [
  ...(status !== undefined && status !== 'disponível' && statusOn === undefined
    ? report(
        ['status'],
        `o lote está ${status}, mas falta o dia`,
        'acrescente ‹statusOn›, como "2026-11-20"',
        'statusOn',
      )
    : []),
  ...(status === undefined && statusOn !== undefined
    ? report(
        ['statusOn'],
        'há um dia de situação, mas nenhuma situação',
        'acrescente ‹status› ou ‹apague a linha›',
        'status',
      )
    : []),
  ...(status !== 'reservado' && reservedUntil !== undefined
    ? report(
        ['reservedUntil'],
        'só um lote reservado tem fim de reserva',
        '‹apague a linha›',
        'status',
      )
    : []),
]

/** The first lot, by file name, of each code. */
const ownersOf = keptBy((all: readonly AnyDocument[]) => {
  const lots = documentsOf(all, 'Lot').toSorted((a, b) => (a.slug < b.slug ? 1 : -1))
  return new Map(lots.map(({ slug, data }) => [data.code, slug]))
})

/** No two lots have the same code. */
const lotCode: Rule<'Lot'> = ({ slug, data: { code } }, { all }) => {
  const owner = code === undefined ? slug : (ownersOf(all).get(code) ?? slug)
  return owner === slug
    ? []
    : report(['code'], `o código ${code} já é do lote ${owner}.yaml`, 'dê outro código')
}

/** Further photos need a first one, and no photo is shown twice. */
const lotPhotos: Rule<'Lot'> = ({ data: { photo, morePhotos = [] } }) => {
  if (photo === undefined && morePhotos.length > 0)
    return report(
      ['morePhotos'],
      'há outras fotos, mas não a primeira',
      'acrescente ‹photo›',
      'photo',
    )
  const photos = [photo, ...morePhotos].map((one) => one?.src)
  return photos.flatMap((src, index) =>
    src !== undefined && photos.indexOf(src) < index
      ? report(
          ['morePhotos', index - 1, 'src'],
          `a foto ${src} já está neste lote`,
          'apague uma das duas',
        )
      : [],
  )
}

/** The estimate of what reuse saves needs a factor for the device and the number of units. */
const lotReuse: Rule<'Lot'> = ({ data: { reuseDevice, units } }, { all }) => {
  const factors = dataOf(all, 'LotPage').impact?.factors
  if (reuseDevice === undefined) return []
  return [
    ...(factors?.every((factor) => factor?.device !== reuseDevice)
      ? report(['reuseDevice'], `não há fator de reuso para ${reuseDevice}`, '‹apague a linha›')
      : []),
    ...(units === undefined
      ? report(
          ['reuseDevice'],
          'a estimativa de reuso precisa das unidades',
          'acrescente ‹units›',
          'units',
        )
      : []),
  ]
}

/** No lot takes the address of another page, such as /lotes-informatica/comparar. */
const lotAddress: Rule<'Lot'> = ({ slug }) =>
  RESERVED_LOT_SLUGS.has(slug)
    ? report(
        [],
        `/lotes-informatica/${slug} é o endereço de outra página`,
        'dê outro nome ao arquivo',
      )
    : []

export const lotRules: readonly Rule<'Lot'>[] = [
  lotPrice,
  lotDays,
  lotStatus,
  lotCode,
  lotPhotos,
  distinct<'Lot'>('included', 'document', ({ included }) => included?.map((one) => one?.document)),
  lotReuse,
  lotAddress,
]

/** The bounds of each reuse factor are in order, and each device has one factor. */
export const reuseFactors: Rule<'LotPage'> = ({ data }) => {
  const factors = data.impact?.factors ?? []
  const devices = factors.map((factor) => factor?.device)
  return factors.flatMap((factor, index) => {
    const { device, minKg, maxKg } = factor ?? {}
    const path = ['impact', 'factors', index]
    return [
      ...(minKg !== undefined && maxKg !== undefined && maxKg < minKg
        ? report(
            [...path, 'maxKg'],
            `${maxKg} é menor que o mínimo, ${minKg}`,
            'troque os dois números',
          )
        : []),
      ...(device !== undefined && devices.indexOf(device) < index
        ? report([...path, 'device'], `já há um fator para ${device}`, 'apague um dos dois')
        : []),
    ]
  })
}

/** Errors of a lot whose units or grades disagree with its item list: the sum, or the main grade. */
export function itemListErrors(
  { slug, data: lot }: RuleDocument<'Lot'>,
  itemList: ItemList,
): FieldDiagnostic[] {
  const file = `${slug}.csv`
  const sum = sumUnits(itemList.rows)
  const wrongUnits =
    lot.units === sum
      ? []
      : lot.units === undefined
        ? report(
            ['units'],
            `falta este campo; a relação ${file} soma ${sum} unidades`,
            `acrescente ‹units›: ${sum}`,
          )
        : report(
            ['units'],
            `o lote diz ${lot.units} unidades, mas a relação ${file} soma ${sum}`,
            `escreva ‹units›: ${sum} ou corrija a relação`,
          )
  const wrongGrades = (['functional', 'cosmetic'] as const).flatMap((kind) => {
    const key = `${kind}Grade` as const
    const counts = gradeCounts(itemList, kind)
    const common = counts && commonGrade(counts)
    if (!counts || !common || lot[key] === undefined || lot[key] === common) return []
    return report(
      [key],
      `o lote diz ${lot[key]}, mas na relação ${file} a nota mais comum é ${common} ` +
        `(${counts[common]} de ${sum})`,
      '‹apague a linha›; a nota vem da relação',
    )
  })
  return [...wrongUnits, ...wrongGrades]
}
