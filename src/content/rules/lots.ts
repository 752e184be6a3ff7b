import { RESERVED_LOT_SLUGS } from '../lots/paths'
import { commonGrade, gradeCounts, sumUnits, type Manifest } from '../manifest/manifest'
import type { PathFault, Rule } from './documents'
import type { RuleDocument } from './links'
import { listAt, valueAt } from './reason'

/** Days that the schema has found to be days. */
const dayAt = (data: unknown, key: string): string | undefined => {
  const value = valueAt(data, key)
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
}

const DAYS = ['statusOn', 'reservedUntil', 'enteredOn', 'updatedOn', 'originalPriceOn']
/** What comes first, and what not before it: a price that never was asked is no basis for a discount. AAAA-MM-DD compares as text. */
const IN_ORDER = [
  ['enteredOn', 'statusOn'],
  ['enteredOn', 'updatedOn'],
  ['statusOn', 'reservedUntil'],
  ['enteredOn', 'originalPriceOn'],
  ['originalPriceOn', 'updatedOn'],
] as const

/** Days of a lot: a year of this century, in an order that can have happened. */
export const lotDays: Rule = ({ data }) => {
  const faults: PathFault[] = []
  for (const key of DAYS) {
    const day = dayAt(data, key)
    if (day && !day.startsWith('20'))
      faults.push({
        path: [key],
        message: `o ano de ${day} não pode ser`,
        cure: 'confira os quatro algarismos do ano',
      })
  }
  for (const [first, second] of IN_ORDER) {
    const [before, after] = [dayAt(data, first), dayAt(data, second)]
    if (before && after && after < before)
      faults.push({
        path: [second],
        message: `${after} é antes de ${first}, ${before}`,
        cure: 'corrija um dos dois dias',
      })
  }
  return faults
}

/** The day of a price that is not there says nothing. */
export const lotOriginalPrice: Rule = ({ data }) =>
  valueAt(data, 'originalPriceOn') !== undefined && valueAt(data, 'originalPrice') === undefined
    ? [
        {
          path: ['originalPriceOn'],
          message: 'há o dia do preço original, mas não o preço',
          cure: 'acrescente originalPrice ou apague a linha',
        },
      ]
    : []

/** A lot that is reserved or sold says since when; only a reservation ends. */
export const lotStatus: Rule = ({ data }) => {
  const status = valueAt(data, 'status')
  const faults: PathFault[] = []
  if ((status === 'reservado' || status === 'vendido') && valueAt(data, 'statusOn') === undefined) {
    faults.push({
      path: ['status'],
      message: `o lote está ${status}, mas falta o dia`,
      cure: 'acrescente statusOn com o dia em que isso aconteceu, como "2026-11-20"',
    })
  }
  if (status === undefined && valueAt(data, 'statusOn') !== undefined) {
    faults.push({
      path: ['statusOn'],
      message: 'há um dia de situação, mas nenhuma situação',
      cure: 'acrescente status: reservado ou status: vendido, ou apague a linha',
    })
  }
  if (status !== 'reservado' && valueAt(data, 'reservedUntil') !== undefined) {
    faults.push({
      path: ['reservedUntil'],
      message: 'só um lote reservado tem fim de reserva',
      cure: 'escreva status: reservado ou apague a linha',
    })
  }
  return faults
}

/** The first lot by name that has a code, by that code: asked by every lot, so found once for all of them. */
const owners = new WeakMap<readonly RuleDocument[], Map<string, string>>()

function ownersOf(all: readonly RuleDocument[]): Map<string, string> {
  const known = owners.get(all)
  if (known) return known
  const found = new Map<string, string>()
  for (const { type, slug, data } of all) {
    const code = type === 'Lot' ? valueAt(data, 'code') : undefined
    if (typeof code === 'string' && slug <= (found.get(code) ?? slug)) found.set(code, slug)
  }
  owners.set(all, found)
  return found
}

/** A code names one lot. */
export const lotCode: Rule = ({ slug, data }, all) => {
  const code = valueAt(data, 'code')
  const owner = typeof code === 'string' ? ownersOf(all).get(code) : undefined
  if (owner === undefined || owner === slug) return []
  return [
    {
      path: ['code'],
      message: `o código ${String(code)} já é do lote ${owner}.yaml`,
      cure: 'dê um código diferente a cada lote',
    },
  ]
}

/** Further photos follow a first one, and no photo is shown twice. */
export const lotPhotos: Rule = ({ data }) => {
  const more = listAt(data, 'morePhotos').map((photo) => valueAt(photo, 'src'))
  const first = valueAt(data, 'photo', 'src')
  if (more.length > 0 && valueAt(data, 'photo') === undefined) {
    return [
      {
        path: ['morePhotos'],
        message: 'há outras fotos, mas não a primeira',
        cure: 'acrescente photo com a foto principal',
      },
    ]
  }
  return more.flatMap((src, index) =>
    typeof src === 'string' && [first, ...more.slice(0, index)].includes(src)
      ? [
          {
            path: ['morePhotos', index, 'src'],
            message: `a foto ${src} já está neste lote`,
            cure: 'apague uma das duas',
          },
        ]
      : [],
  )
}

/** A document that comes with the lot is named once. */
export const lotIncluded: Rule = ({ data }) => {
  const names = listAt(data, 'included').map((item) => valueAt(item, 'document'))
  return names.flatMap((name, index) =>
    typeof name === 'string' && names.indexOf(name) < index
      ? [
          {
            path: ['included', index, 'document'],
            message: `«${name}» já está nesta lista`,
            cure: 'apague um dos dois',
          },
        ]
      : [],
  )
}

/** An estimate of reuse needs its factor, and units to multiply. */
export const lotReuse: Rule = ({ data }, all) => {
  const device = valueAt(data, 'reuseDevice')
  if (typeof device !== 'string') return []
  const page = all.find(({ type }) => type === 'LotPage')
  const factors = listAt(page?.data, 'impact', 'factors').map((factor) => valueAt(factor, 'device'))
  const faults: PathFault[] = []
  if (page?.data !== undefined && !factors.includes(device))
    faults.push({
      path: ['reuseDevice'],
      message: `não há fator de reuso para ${device}`,
      cure: 'acrescente-o em impact.factors de pages/lot.yaml, com a fonte, ou apague a linha',
    })
  if (valueAt(data, 'units') === undefined)
    faults.push({
      path: ['reuseDevice'],
      message: 'a estimativa de reuso precisa das unidades',
      cure: 'acrescente units ou apague a linha',
    })
  return faults
}

/** /lotes-informatica/comparar is a page already. */
export const lotAddress: Rule = ({ slug }) =>
  RESERVED_LOT_SLUGS.has(slug)
    ? [
        {
          path: [],
          message: `/lotes-informatica/${slug} é o endereço de outra página`,
          cure: 'dê outro nome ao arquivo',
        },
      ]
    : []

export const lotRules: readonly Rule[] = [
  lotDays,
  lotOriginalPrice,
  lotStatus,
  lotCode,
  lotPhotos,
  lotIncluded,
  lotReuse,
  lotAddress,
]

/** A factor's bounds, and one factor for each device. */
export const lotPageRules: readonly Rule[] = [
  ({ data }) => {
    const factors = listAt(data, 'impact', 'factors')
    return factors.flatMap((factor, index) => {
      const [min, max, device] = [
        valueAt(factor, 'minKg'),
        valueAt(factor, 'maxKg'),
        valueAt(factor, 'device'),
      ]
      const faults: PathFault[] = []
      if (typeof min === 'number' && typeof max === 'number' && max < min)
        faults.push({
          path: ['impact', 'factors', index, 'maxKg'],
          message: `${max} é menor que o mínimo, ${min}`,
          cure: 'troque os dois números',
        })
      if (
        typeof device === 'string' &&
        factors.findIndex((other) => valueAt(other, 'device') === device) < index
      )
        faults.push({
          path: ['impact', 'factors', index, 'device'],
          message: `já há um fator para ${device}`,
          cure: 'apague um dos dois',
        })
      return faults
    })
  },
]

/** What a lot says of its manifest: as many units, and the grade that most of them have. */
export function manifestFaults({ slug, data }: RuleDocument, manifest: Manifest): PathFault[] {
  const file = `${slug}.csv`
  const sum = sumUnits(manifest.rows)
  const units = valueAt(data, 'units')
  const faults: PathFault[] = []
  if (units === undefined)
    faults.push({
      path: ['units'],
      message: `falta este campo; a relação ${file} soma ${sum} unidades`,
      cure: `acrescente units: ${sum}`,
    })
  else if (typeof units === 'number' && units !== sum)
    faults.push({
      path: ['units'],
      message: `o lote diz ${units} unidades, mas a relação ${file} soma ${sum}`,
      cure: `escreva units: ${sum} ou corrija a relação`,
    })
  for (const [key, kind] of [
    ['functionalGrade', 'functional'],
    ['cosmeticGrade', 'cosmetic'],
  ] as const) {
    const counts = gradeCounts(manifest, kind)
    const grade = valueAt(data, key)
    if (!counts || typeof grade !== 'string') continue
    const common = commonGrade(counts)
    if (grade !== common)
      faults.push({
        path: [key],
        message:
          `o lote diz ${grade}, mas na relação ${file} a nota mais comum é ${common} ` +
          `(${counts[common]} de ${sum})`,
        cure: 'apague a linha; a nota vem da relação',
      })
  }
  return faults
}
