import { HOUR } from '../schema/values'
import { CNPJ, cnpjDigits, unknownAreaCode } from '../brazil'
import { report, type FieldDiagnostic, type Rule } from './rule'
import { valueAt, listAt } from './reason'

const isHour = (value: unknown): value is string => typeof value === 'string' && HOUR.test(value)

/** Each period closes after it opens, and no two periods of a weekday overlap. Hours as HH:MM compare as texts. */
export const openingHours: Rule = ({ data }) => {
  const errors: FieldDiagnostic[] = []
  const periods: { day: unknown; opens: string; closes: string }[] = []
  listAt(data, 'openingHours').forEach((period, index) => {
    const opens = valueAt(period, 'opens')
    const closes = valueAt(period, 'closes')
    if (!isHour(opens) || !isHour(closes)) return
    const path = ['openingHours', index] as const
    if (closes <= opens) {
      errors.push({
        path: [...path, 'closes'],
        message:
          closes === opens
            ? `fecha às ${closes}, a mesma hora em que abre`
            : `fecha às ${closes}, antes de abrir às ${opens}`,
        fix: `escreva uma hora depois de ${opens}`,
      })
      return
    }
    listAt(period, 'days').forEach((day, place) => {
      const other = periods.find(
        (one) => one.day === day && one.opens < closes && opens < one.closes,
      )
      if (other)
        errors.push({
          path: [...path, 'days', place],
          message: `${String(day)} já abre das ${other.opens} às ${other.closes}`,
          fix: 'separe os horários ou apague o dia repetido',
        })
      else periods.push({ day, opens, closes })
    })
  })
  return errors
}

/**
 * Beginnings of the addresses of embeddable maps. Other pages of the same servers refuse to be
 * shown in a frame.
 */
const MAPS = [
  /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
  /^https:\/\/umap\.openstreetmap\.(?:fr|de)\//,
  /^https:\/\/(?:www\.)?google\.com(?:\.br)?\/maps\/embed[?/]/,
  /^https:\/\/www\.google\.com\/maps\/d\/(?:u\/\d\/)?embed\?/,
  /^https:\/\/maps\.google\.com\/maps\?[^#]*output=embed/,
  /^https:\/\/www\.bing\.com\/maps\/embed/,
  /^https:\/\/embed\.waze\.com\//,
]
const WAY =
  'no mapa, escolha «Compartilhar» e «Incorporar um mapa», e copie o endereço que vem depois de src='

/**
 * The map is the only content that a page loads from another site; any other page would show as an
 * empty frame.
 */
export const mapEmbed: Rule = ({ data }): FieldDiagnostic[] => {
  const embed = valueAt(data, 'map', 'embed')
  if (
    typeof embed !== 'string' ||
    !embed.startsWith('https://') ||
    MAPS.some((map) => map.test(embed))
  )
    return []
  return report(
    ['map', 'embed'],
    `«${embed.slice(0, 60)}» não é um mapa que se possa incorporar`,
    `use OpenStreetMap, Google, Bing, Waze ou uMap: ${WAY}`,
  )
}

/**
 * A claim of 100% names its scope: CONAR's code (Anexo U) wants environmental claims to be
 * qualified.
 */
export const claimScope: Rule = ({ data }) =>
  ['home', 'about'].flatMap((page) =>
    listAt(data, 'claims', page).flatMap((claim, index): FieldDiagnostic[] => {
      const figure = valueAt(claim, 'figure')
      if (
        typeof figure !== 'string' ||
        !/^100\s*%/.test(figure) ||
        valueAt(claim, 'scope') !== undefined
      )
        return []
      return report(
        ['claims', page, index, 'figure'],
        `«${figure}» não diz de quê`,
        'acrescente scope, com o que o número quer dizer e o que não quer',
      )
    }),
  )

/** A standard that the company follows without being certified must not look like a certificate. */
export const followedStandard: Rule = ({ data }) =>
  valueAt(data, 'standard') !== true
    ? []
    : ['number', 'validUntil'].flatMap((field): FieldDiagnostic[] =>
        valueAt(data, field) === undefined
          ? []
          : report(
              [field],
              'uma norma seguida (standard: true) não tem número nem validade',
              `apague ${field}, ou a linha standard se há um certificado`,
            ),
      )

/**
 * Numbers that can be verified without a register: the check digits of the CNPJ, and the area codes
 * of telephones.
 */
export const companyNumbers: Rule = ({ data }) => {
  const cnpj = valueAt(data, 'cnpj')
  const digits = typeof cnpj === 'string' && CNPJ.test(cnpj) ? cnpjDigits(cnpj) : undefined
  const found: FieldDiagnostic[] = []
  if (typeof cnpj === 'string' && digits !== undefined && !cnpj.endsWith(digits)) {
    found.push({
      path: ['cnpj'],
      message: `os dígitos ${cnpj.slice(-2)} não conferem: para ${cnpj.slice(0, -2)} seriam ${digits}`,
      fix: 'copie o número do cartão do CNPJ',
    })
  }
  for (const key of ['phone', 'whatsapp']) {
    const phone = valueAt(data, key)
    const code = typeof phone === 'string' ? unknownAreaCode(phone) : undefined
    if (code !== undefined)
      found.push({
        path: [key],
        message: `o DDD ${code} não existe no Brasil`,
        fix: 'confira o número; depois de +55 vêm dois algarismos de DDD',
      })
  }
  return found
}
