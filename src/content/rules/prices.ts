import { textsIn } from '../check/placeholders'
import type { DocumentTypeName } from '../document-types'
import { reais } from '../prices/figures'
import { isOld, priceJump, pricesIn } from '../prices/prices'
import { daysBetween } from '../time/today'
import { brazilianDay } from './dates'
import { type CommonRule, type Report, reportDisorder, type Rule, type RuleDocument } from './rule'

/** A price may be written so many days before its own; one further ahead is a mistyped year. */
const MOST_AHEAD = 60

/** The newest price comes first, and may be of a day ahead (see atMoment); the confirmed day has a price. */
export const materialErrors: Rule<'Material'> = (material, { today }, report) => {
  const { confirmedOn, pricePerKg = {} } = material.data
  const days = Object.keys(pricePerKg)
  for (const [index, day] of days.entries()) {
    const path = ['pricePerKg', day]
    const above = days[index - 1]
    if (daysBetween(today, day) > MOST_AHEAD)
      report(path, `o dia ${day} está a mais de ${MOST_AHEAD} dias`, 'confira o ano e o mês')
    else if (above !== undefined && above <= day)
      report(
        path,
        `o preço de ${day} está abaixo do de ${above}, que é mais antigo`,
        'ponha a linha mais nova em cima',
      )
  }
  reportJumps(material, 'refused', report)
  const [newest] = pricesIn(material.data)
  if (confirmedOn !== undefined && newest && !(confirmedOn in pricePerKg))
    report(
      'confirmedOn',
      `não há preço do dia ${confirmedOn}`,
      `escreva um dia como "${newest.day}"`,
    )
}

/**
 * Reports each price that moves far from the one before it. The day in `confirmedOn` confirms the
 * prices up to that day.
 */
function reportJumps(
  { data }: RuleDocument<'Material'>,
  wanted: 'refused' | 'warned',
  report: Report,
): void {
  const { confirmedOn = '' } = data
  const prices = pricesIn(data)
  for (const [index, { day, pricePerKg }] of prices.entries()) {
    const before = prices[index + 1]?.pricePerKg ?? 0
    const jump = before > 0 ? priceJump(before, pricePerKg) : undefined
    if (!jump || jump.isRefused !== (wanted === 'refused') || day <= confirmedOn) continue
    const percent = Math.abs(jump.percent).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
    report(
      ['pricePerKg', day],
      `o preço ${jump.percent > 0 ? 'sobe' : 'cai'} ${percent}% de uma vez, de ${reais(before)} ` +
        `para ${reais(pricePerKg)}${jump.isShifted ? ' (vírgula trocada?)' : ''}`,
      `confira-o; se está certo, escreva ‹confirmedOn›: "${day}" abaixo dos preços`,
      'confirmedOn',
    )
  }
}

export const materialWarnings: Rule<'Material'> = (material, { today }, report) => {
  reportJumps(material, 'warned', report)
  // The page tells visitors to have an old price confirmed.
  const newest = pricesIn(material.data).find(({ day }) => day <= today)
  if (newest && isOld(newest.day, today))
    report(
      ['pricePerKg', newest.day],
      `o preço é de ${brazilianDay(newest.day)}, há ${daysBetween(newest.day, today)} dias`,
      `confira-o e acrescente em cima a linha de hoje, como «${today}: ${newest.pricePerKg.toFixed(2)}»`,
    )
}

/** Fixed texts beside prices; with «hoje» they would be wrong from the next day on. */
const BESIDE_PRICES: Partial<Record<DocumentTypeName, RegExp>> = {
  LayoutPage: /^strip\./,
  HomePage: /^seo\./,
  ScrapPage: /^(?:seo|header)\./,
}

export const todayBesidePrices: CommonRule = ({ type, data }, _, report) => {
  for (const { text, path } of textsIn(data))
    if (BESIDE_PRICES[type]?.test(path.join('.')) && /(?<!\p{L})hoje(?!\p{L})/iu.test(text))
      report(path, 'diz «hoje» todos os dias', 'tire a palavra: o dia entra sozinho')
}

/** The ranges of CEP that can be read, in the file's order, each with the end of the one before. */
function rangesOf({ data }: RuleDocument<'Freight'>) {
  let before = ''
  return (data.regions ?? []).flatMap((region, index) => {
    const { from, to } = region ?? {}
    if (from === undefined || to === undefined) return []
    const range = { path: ['regions', index], from, to, before }
    before = to
    return [range]
  })
}

/** A CEP has one price: ranges are in order and do not overlap. */
export const freightErrors: Rule<'Freight'> = (freight, _, report) => {
  for (const { path, before, ...range } of rangesOf(freight)) {
    reportDisorder(range, [['from', 'to']], report, path)
    if (before && range.from <= before)
      report(
        [...path, 'from'],
        `a faixa começa antes de a anterior acabar, em ${before}`,
        'ponha as faixas em ordem',
      )
  }
}

const numberOf = (cep: string): number => Number(cep.replace('-', ''))

/** Inside a gap between two ranges, and after the last day of the table, visitors get no price. */
export const freightWarnings: Rule<'Freight'> = (freight, { today }, report) => {
  for (const { path, from, before } of rangesOf(freight))
    if (before && numberOf(from) > numberOf(before) + 1)
      report(
        [...path, 'from'],
        `entre ${before} e ${from} não há preço, e a página pede a cotação`,
        'estenda uma das duas',
      )
  const { validUntil = today } = freight.data
  if (validUntil < today)
    report(
      'validUntil',
      `a tabela de frete venceu em ${brazilianDay(validUntil)}: a página só pede a cotação`,
      'escreva a validade nova',
    )
}
