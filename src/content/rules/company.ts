import { cnpjDigits, unknownAreaCode } from '../text/brazil'
import { report, type FieldDiagnostic, type Rule } from './rule'

/** Each period closes after it opens, and no two periods of a weekday overlap. Hours as HH:MM compare as texts. */
export const openingHours: Rule<'Company'> = ({ data }) => {
  const periods: { day: string; opens: string; closes: string }[] = []
  return (data.openingHours ?? []).flatMap((period, index): FieldDiagnostic[] => {
    const { opens, closes, days = [] } = period ?? {}
    if (opens === undefined || closes === undefined) return []
    const path = ['openingHours', index]
    if (closes <= opens)
      return report(
        [...path, 'closes'],
        `fecha às ${closes}, e não depois de abrir às ${opens}`,
        `corrija uma das horas`,
      )
    return days.flatMap((day, place) => {
      if (day === undefined) return []
      const other = periods.find(
        (one) => one.day === day && one.opens < closes && opens < one.closes,
      )
      periods.push({ day, opens, closes })
      return other
        ? report(
            [...path, 'days', place],
            `${day} já abre das ${other.opens} às ${other.closes}`,
            'apague o dia repetido',
          )
        : []
    })
  })
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
export const mapEmbed: Rule<'Company'> = ({ data }) => {
  const embed = data.map?.embed
  return embed === undefined || MAPS.some((map) => map.test(embed))
    ? []
    : report(
        ['map', 'embed'],
        `«${embed.slice(0, 60)}» não é um mapa que se possa incorporar`,
        `use OpenStreetMap, Google, Bing, Waze ou uMap: ${WAY}`,
      )
}

/**
 * A claim of 100% names its scope: CONAR's code (Anexo U) wants environmental claims to be
 * qualified.
 */
export const claimScope: Rule<'Company'> = ({ data: { claims } }) =>
  (['home', 'about'] as const).flatMap((page) =>
    (claims?.[page] ?? []).flatMap((claim, index) =>
      claim?.figure !== undefined && /^100\s*%/.test(claim.figure) && claim.scope === undefined
        ? report(
            ['claims', page, index, 'figure'],
            `«${claim.figure}» não diz de quê`,
            'acrescente ‹scope›, com o que ele quer dizer',
            `claims.${page}[${index + 1}].scope`,
          )
        : [],
    ),
  )

/** A standard that the company follows without being certified must not look like a certificate. */
export const followedStandard: Rule<'Certification'> = ({ data }) =>
  (['number', 'validUntil'] as const).flatMap((field) =>
    data.standard === true && data[field] !== undefined
      ? report(
          [field],
          'uma norma seguida (standard: true) não tem número nem validade',
          `apague ${field}, ou a linha standard se há um certificado`,
        )
      : [],
  )

/**
 * Numbers that can be verified without a register: the check digits of the CNPJ, and the area codes
 * of telephones.
 */
export const companyNumbers: Rule<'Company'> = ({ data }) => {
  const { cnpj } = data
  const digits = cnpj === undefined ? '' : cnpjDigits(cnpj)
  const wrongDigits =
    cnpj === undefined || cnpj.endsWith(digits)
      ? []
      : report(
          ['cnpj'],
          `os dígitos ${cnpj.slice(-2)} não conferem: para ${cnpj.slice(0, -2)} seriam ${digits}`,
          'copie-o do cartão do CNPJ',
        )
  const wrongCodes = (['phone', 'whatsapp'] as const).flatMap((key) => {
    const code = unknownAreaCode(data[key] ?? '')
    return code === undefined
      ? []
      : report([key], `o DDD ${code} não existe no Brasil`, 'confira o número')
  })
  return [...wrongDigits, ...wrongCodes]
}

/** The parts of the content that the company itself still calls examples. */
export const exampleMarks: Rule<'Company'> = ({ data: { exampleContent = [] } }) =>
  exampleContent.flatMap((mark, index) =>
    report(
      ['exampleContent', index],
      `o conteúdo ainda é de exemplo: ${mark}`,
      'apague a palavra depois de trocá-lo',
    ),
  )
