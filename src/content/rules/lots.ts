import { RESERVED_LOT_SLUGS } from '../lots/paths'
import { commonGrade, gradeCounts, sumUnits, type ItemList } from '../item-list/item-list'
import { oncePerCheck, report, type FieldDiagnostic, type Rule, type RuleDocument } from './rule'
import { distinct } from './documents'
import { valueAt, listAt } from './reason'

/** The day at a key; undefined for a malformed day, which the schema reports. */
const dayAt = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, key)
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
}

const DAYS = ['statusOn', 'reservedUntil', 'enteredOn', 'updatedOn', 'originalPriceOn']
/** Pairs of days of which the second may not be before the first. Days as AAAA-MM-DD compare as texts. */
const IN_ORDER = [
  ['enteredOn', 'statusOn'],
  ['enteredOn', 'updatedOn'],
  ['statusOn', 'reservedUntil'],
  ['enteredOn', 'originalPriceOn'],
  ['originalPriceOn', 'updatedOn'],
] as const

/** Days of a lot are in this century, and in an order that can have happened. */
export const lotDays: Rule = ({ data }) => {
  const errors: FieldDiagnostic[] = []
  for (const key of DAYS) {
    const day = dayAt(data, key)
    if (day && !day.startsWith('20'))
      errors.push({
        path: [key],
        message: `o ano de ${day} não pode ser`,
        fix: 'confira os quatro algarismos do ano',
      })
  }
  for (const [first, second] of IN_ORDER) {
    const [before, after] = [dayAt(data, first), dayAt(data, second)]
    if (before && after && after < before)
      errors.push({
        path: [second],
        message: `${after} é antes de ${first}, ${before}`,
        fix: 'corrija um dos dois dias',
      })
  }
  return errors
}

/** The day of an original price needs that price. */
export const lotOriginalPrice: Rule = ({ data }) =>
  valueAt(data, 'originalPriceOn') !== undefined && valueAt(data, 'originalPrice') === undefined
    ? report(
        ['originalPriceOn'],
        'há o dia do preço original, mas não o preço',
        'acrescente originalPrice ou apague a linha',
      )
    : []

/** A reserved or sold lot has the day since when; only a reservation has an end. */
export const lotStatus: Rule = ({ data }) => {
  const status = valueAt(data, 'status')
  const errors: FieldDiagnostic[] = []
  if ((status === 'reservado' || status === 'vendido') && valueAt(data, 'statusOn') === undefined) {
    errors.push({
      path: ['status'],
      message: `o lote está ${status}, mas falta o dia`,
      fix: 'acrescente statusOn com o dia em que isso aconteceu, como "2026-11-20"',
    })
  }
  if (status === undefined && valueAt(data, 'statusOn') !== undefined) {
    errors.push({
      path: ['statusOn'],
      message: 'há um dia de situação, mas nenhuma situação',
      fix: 'acrescente status: reservado ou status: vendido, ou apague a linha',
    })
  }
  if (status !== 'reservado' && valueAt(data, 'reservedUntil') !== undefined) {
    errors.push({
      path: ['reservedUntil'],
      message: 'só um lote reservado tem fim de reserva',
      fix: 'escreva status: reservado ou apague a linha',
    })
  }
  return errors
}

/** The first lot, by file name, of each code. */
const ownersOf = oncePerCheck((all) => {
  const found = new Map<string, string>()
  for (const { type, slug, data } of all) {
    const code = type === 'Lot' ? valueAt(data, 'code') : undefined
    if (typeof code === 'string' && slug <= (found.get(code) ?? slug)) found.set(code, slug)
  }
  return found
})

/** No two lots have the same code. */
export const lotCode: Rule = ({ slug, data }, { all }) => {
  const code = valueAt(data, 'code')
  const owner = typeof code === 'string' ? ownersOf(all).get(code) : undefined
  if (owner === undefined || owner === slug) return []
  return report(
    ['code'],
    `o código ${String(code)} já é do lote ${owner}.yaml`,
    'dê um código diferente a cada lote',
  )
}

/** Further photos need a first one, and no photo is shown twice. */
export const lotPhotos: Rule = ({ data }) => {
  const more = listAt(data, 'morePhotos').map((photo) => valueAt(photo, 'src'))
  const first = valueAt(data, 'photo', 'src')
  if (more.length > 0 && valueAt(data, 'photo') === undefined) {
    return report(
      ['morePhotos'],
      'há outras fotos, mas não a primeira',
      'acrescente photo com a foto principal',
    )
  }
  return more.flatMap((src, index) =>
    typeof src === 'string' && [first, ...more.slice(0, index)].includes(src)
      ? report(
          ['morePhotos', index, 'src'],
          `a foto ${src} já está neste lote`,
          'apague uma das duas',
        )
      : [],
  )
}

/** The estimate of what reuse saves needs a factor for the device and the number of units. */
export const lotReuse: Rule = ({ data }, { all }) => {
  const device = valueAt(data, 'reuseDevice')
  if (typeof device !== 'string') return []
  const page = all.find(({ type }) => type === 'LotPage')
  const factors = listAt(page?.data, 'impact', 'factors').map((factor) => valueAt(factor, 'device'))
  const errors: FieldDiagnostic[] = []
  if (page?.data !== undefined && !factors.includes(device))
    errors.push({
      path: ['reuseDevice'],
      message: `não há fator de reuso para ${device}`,
      fix: 'acrescente-o em impact.factors de pages/lot.yaml, com a fonte, ou apague a linha',
    })
  if (valueAt(data, 'units') === undefined)
    errors.push({
      path: ['reuseDevice'],
      message: 'a estimativa de reuso precisa das unidades',
      fix: 'acrescente units ou apague a linha',
    })
  return errors
}

/** No lot takes the address of another page, such as /lotes-informatica/comparar. */
export const lotAddress: Rule = ({ slug }) =>
  RESERVED_LOT_SLUGS.has(slug)
    ? report(
        [],
        `/lotes-informatica/${slug} é o endereço de outra página`,
        'dê outro nome ao arquivo',
      )
    : []

export const lotRules: readonly Rule[] = [
  lotDays,
  lotOriginalPrice,
  lotStatus,
  lotCode,
  lotPhotos,
  distinct('included', 'document'),
  lotReuse,
  lotAddress,
]

/** The bounds of each reuse factor are in order, and each device has one factor. */
export const reuseFactors: Rule = ({ data }) => {
  const factors = listAt(data, 'impact', 'factors')
  const devices = factors.map((factor) => valueAt(factor, 'device'))
  return factors.flatMap((factor, index) => {
    const [min, max] = [valueAt(factor, 'minKg'), valueAt(factor, 'maxKg')]
    const path = ['impact', 'factors', index]
    const bounds =
      typeof min === 'number' && typeof max === 'number' && max < min
        ? report(
            [...path, 'maxKg'],
            `${max} é menor que o mínimo, ${min}`,
            'troque os dois números',
          )
        : []
    const device = devices[index]
    const repeated =
      typeof device === 'string' && devices.indexOf(device) < index
        ? report([...path, 'device'], `já há um fator para ${device}`, 'apague um dos dois')
        : []
    return [...bounds, ...repeated]
  })
}

/** Errors of a lot whose units or grades disagree with its item list: the sum, or the main grade. */
export function itemListErrors(
  { slug, data }: RuleDocument,
  itemList: ItemList,
): FieldDiagnostic[] {
  // The fields of a lot that could not be read are unknown, not missing.
  if (typeof data !== 'object') return []
  const file = `${slug}.csv`
  const sum = sumUnits(itemList.rows)
  const units = valueAt(data, 'units')
  const errors: FieldDiagnostic[] = []
  if (units === undefined)
    errors.push({
      path: ['units'],
      message: `falta este campo; a relação ${file} soma ${sum} unidades`,
      fix: `acrescente units: ${sum}`,
    })
  else if (typeof units === 'number' && units !== sum)
    errors.push({
      path: ['units'],
      message: `o lote diz ${units} unidades, mas a relação ${file} soma ${sum}`,
      fix: `escreva units: ${sum} ou corrija a relação`,
    })
  for (const [key, kind] of [
    ['functionalGrade', 'functional'],
    ['cosmeticGrade', 'cosmetic'],
  ] as const) {
    const counts = gradeCounts(itemList, kind)
    const grade = valueAt(data, key)
    if (!counts || typeof grade !== 'string') continue
    const common = commonGrade(counts)
    if (grade !== common)
      errors.push({
        path: [key],
        message:
          `o lote diz ${grade}, mas na relação ${file} a nota mais comum é ${common} ` +
          `(${counts[common]} de ${sum})`,
        fix: 'apague a linha; a nota vem da relação',
      })
  }
  return errors
}
