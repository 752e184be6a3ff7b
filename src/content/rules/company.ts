import { cnpjDigits, unknownAreaCode } from '../text/brazil'
import type { Rule } from './rule'

/** Each period closes after it opens, and no two periods of a weekday overlap. Hours as HH:MM compare as texts. */
const openingHours: Rule<'Company'> = ({ data: { openingHours = [] } }, _, report) => {
  const periods: { day: string; opens: string; closes: string }[] = []
  for (const [index, { opens, closes, days = [] } = {}] of openingHours.entries()) {
    if (opens === undefined || closes === undefined) continue
    const path = ['openingHours', index]
    if (closes <= opens)
      report([...path, 'closes'], `fecha às ${closes}, e abre às ${opens}`, 'corrija uma das horas')
    else
      for (const [place, day] of days.entries()) {
        if (day === undefined) continue
        const other = periods.find(
          (one) => one.day === day && one.opens < closes && opens < one.closes,
        )
        periods.push({ day, opens, closes })
        if (other)
          report(
            [...path, 'days', place],
            `${day} já abre das ${other.opens} às ${other.closes}`,
            'apague o dia repetido',
          )
      }
  }
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

export const companyErrors: Rule<'Company'> = (company, facts, report) => {
  const { map, claims } = company.data
  openingHours(company, facts, report)
  // The map is the only content that a page loads from another site; any other page would show as
  // an empty frame.
  const embed = map?.embed
  if (embed !== undefined && !MAPS.some((one) => one.test(embed)))
    report(
      ['map', 'embed'],
      `«${embed.slice(0, 60)}» não é um mapa que se possa incorporar`,
      'no OpenStreetMap, Google, Bing, Waze ou uMap, escolha «Incorporar» e copie o que vem depois de src=',
    )
  // CONAR's code (Anexo U) wants environmental claims to be qualified.
  for (const page of ['home', 'about'] as const)
    for (const [index, { figure = '', scope } = {}] of (claims?.[page] ?? []).entries())
      if (/^100\s*%/.test(figure) && scope === undefined)
        report(
          ['claims', page, index, 'figure'],
          `«${figure}» não diz de quê`,
          'acrescente ‹scope›, com o que ele quer dizer',
          `claims.${page}[${index + 1}].scope`,
        )
}

/**
 * Numbers that can be verified without a register: the check digits of the CNPJ, and the area codes
 * of telephones.
 */
export const companyWarnings: Rule<'Company'> = ({ data }, _, report) => {
  const { cnpj } = data
  const digits = cnpj === undefined ? '' : cnpjDigits(cnpj)
  if (cnpj !== undefined && !cnpj.endsWith(digits))
    report('cnpj', `os dígitos deviam ser ${digits}`, 'copie-o do cartão do CNPJ')
  for (const key of ['phone', 'whatsapp'] as const) {
    const code = unknownAreaCode(data[key] ?? '')
    if (code !== undefined) report(key, `o DDD ${code} não existe no Brasil`, 'confira o número')
  }
}

/** The parts of the content that the company itself still calls examples. */
export const exampleMarks: Rule<'Company'> = ({ data: { exampleContent = [] } }, _, report) => {
  for (const [index, mark] of exampleContent.entries())
    report(
      ['exampleContent', index],
      `o conteúdo ainda é de exemplo: ${mark}`,
      'apague a palavra depois de trocá-lo',
    )
}
