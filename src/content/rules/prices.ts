import { reais } from '../prices/figures'
import { isOld, priceJump, pricesIn } from '../prices/prices'
import { daysBetween } from '../time/today'
import { brazilianDay } from './dates'
import { report, type FieldDiagnostic, type Rule, type RuleDocument } from './rule'

/** A price may be written so many days before its own; one further ahead is a mistyped year. */
const MOST_AHEAD = 60

/** The newest price comes first, and may be of a day ahead; see atMoment. */
export const priceDays: Rule<'Material'> = ({ data }, { today }) => {
  const days = Object.keys(data.pricePerKg ?? {})
  return days.flatMap((day, index): FieldDiagnostic[] => {
    const path = ['pricePerKg', day]
    if (daysBetween(today, day) > MOST_AHEAD)
      return report(path, `o dia ${day} está a mais de ${MOST_AHEAD} dias`, 'confira o ano e o mês')
    const above = days[index - 1]
    if (above === undefined || above > day) return []
    return report(
      path,
      `o preço de ${day} está abaixo do de ${above}, que é mais antigo`,
      `ponha a linha de ${day} acima da de ${above}: a mais nova vem em cima`,
    )
  })
}

/**
 * Reports each price that moves far from the one before it. The day in `confirmedOn` confirms the
 * prices up to that day.
 */
function jumps(
  { data }: RuleDocument<'Material'>,
  wanted: 'refused' | 'warned',
): FieldDiagnostic[] {
  const { confirmedOn = '' } = data
  const prices = pricesIn(data)
  return prices.flatMap(({ day, pricePerKg }, index) => {
    const before = prices[index + 1]?.pricePerKg ?? 0
    const jump = before > 0 ? priceJump(before, pricePerKg) : undefined
    if (!jump || jump.isRefused !== (wanted === 'refused')) return []
    if (day <= confirmedOn) return []
    const percent = Math.abs(jump.percent).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
    return report(
      ['pricePerKg', day],
      `o preço ${jump.percent > 0 ? 'sobe' : 'cai'} ${percent}% de uma vez, de ${reais(before)} ` +
        `para ${reais(pricePerKg)}${jump.isShifted ? ' (vírgula trocada?)' : ''}`,
      `confira-o; se está certo, escreva ‹confirmedOn›: "${day}" abaixo dos preços`,
      'confirmedOn',
    )
  })
}

export const refusedJumps: Rule<'Material'> = (material) => jumps(material, 'refused')
export const warnedJumps: Rule<'Material'> = (material) => jumps(material, 'warned')

/** The confirmed day has a price. */
export const confirmedDay: Rule<'Material'> = ({ data }) => {
  const { confirmedOn, pricePerKg = {} } = data
  const [newest] = pricesIn(data)
  if (confirmedOn === undefined || !newest || confirmedOn in pricePerKg) return []
  return report(
    ['confirmedOn'],
    `não há preço do dia ${confirmedOn}`,
    `escreva um dia como "${newest.day}"`,
  )
}

/** An old price: the page tells visitors to have it confirmed. */
export const oldPrice: Rule<'Material'> = ({ data }, { today }) => {
  const newest = pricesIn(data).find(({ day }) => day <= today)
  if (!newest || !isOld(newest.day, today)) return []
  return report(
    ['pricePerKg', newest.day],
    `o preço é de ${brazilianDay(newest.day)}, há ${daysBetween(newest.day, today)} dias`,
    `confira-o e acrescente em cima a linha de hoje, como «${today}: ` +
      `${newest.pricePerKg.toFixed(2)}»; até lá a página pede que se confirme`,
  )
}

/** A fixed text beside prices with «hoje» would be wrong from the next day on. */
const todayIn = (texts: Readonly<Record<string, string | undefined>>): FieldDiagnostic[] =>
  Object.entries(texts).flatMap(([path, text = '']) =>
    /(?<!\p{L})hoje(?!\p{L})/iu.test(text)
      ? report(path.split('.'), 'diz «hoje» todos os dias', 'tire a palavra: o dia entra sozinho')
      : [],
  )
export const todayInStrip: Rule<'LayoutPage'> = ({ data: { strip } }) =>
  todayIn({ 'strip.label': strip?.label })
export const todayInSearch: Rule<'HomePage' | 'ScrapPage'> = ({ data: { seo } }) =>
  todayIn({ 'seo.title': seo?.title, 'seo.description': seo?.description })
export const todayInHeader: Rule<'ScrapPage'> = ({ data: { header } }) =>
  todayIn({ 'header.title': header?.title, 'header.text': header?.text })

const numberOf = (cep: string): number => Number(cep.replace('-', ''))

/** The ranges of CEP that can be read, in the file's order, each with the end of the one before. */
function rangesOf({ data }: RuleDocument<'Freight'>) {
  let before = ''
  return (data.regions ?? []).flatMap((region, index) => {
    const { from, to } = region ?? {}
    if (from === undefined || to === undefined) return []
    const range = { index, from, to, before }
    before = to
    return [range]
  })
}

/** A CEP has one price: ranges are in order and do not overlap. */
export const freightRanges: Rule<'Freight'> = (freight) =>
  rangesOf(freight).flatMap(({ index, from, to, before }) => [
    ...(from > to
      ? report(
          ['regions', index, 'to'],
          `a faixa acaba antes de começar em ${from}`,
          'troque os dois',
        )
      : []),
    ...(before && from <= before
      ? report(
          ['regions', index, 'from'],
          `a faixa começa antes de a anterior acabar, em ${before}`,
          'ponha as faixas em ordem',
        )
      : []),
  ])

/** Inside a gap between two ranges visitors get no price. */
export const freightGaps: Rule<'Freight'> = (freight) =>
  rangesOf(freight).flatMap(({ index, from, before }) =>
    before && numberOf(from) > numberOf(before) + 1
      ? report(
          ['regions', index, 'from'],
          `entre ${before} e ${from} não há preço, e a página pede a cotação`,
          'estenda uma das duas',
        )
      : [],
  )

export const oldFreight: Rule<'Freight'> = ({ data: { validUntil } }, { today }) =>
  validUntil !== undefined && validUntil < today
    ? report(
        ['validUntil'],
        `a tabela de frete venceu em ${brazilianDay(validUntil)}: a página só pede a cotação`,
        'escreva a validade nova',
      )
    : []
