import { isOld } from '../prices'
import { pricesIn } from '../read-prices'
import { valueAt } from '../rules/reason'
import { daysBetween } from '../today'
import { brazilianDay } from './dates'
import type { Remarker } from './remarker'

/** A price that has stood for longer than pages/shell.yaml allows: the page then asks to have it confirmed. */
export const oldPrice: Remarker = ({ data }, { all, today }) => {
  const limit = valueAt(
    all.find(({ type }) => type === 'ShellPage')?.data,
    'prices',
    'oldAfterDays',
  )
  const [newest] = pricesIn(data)
  if (!newest || typeof limit !== 'number' || !isOld(newest.day, today, limit)) return []
  return [
    {
      path: ['pricePerKg', newest.day],
      message: `o preço é de ${brazilianDay(newest.day)}, há ${daysBetween(newest.day, today)} dias`,
      cure:
        `confira-o e acrescente em cima a linha de hoje, como «${today}: ` +
        `${newest.pricePerKg.toFixed(2)}»; até lá a página pede que se confirme`,
    },
  ]
}

/** Texts that stand beside prices on every day. */
const BESIDE_PRICES = [
  ['strip', 'label'],
  ['ticker', 'title'],
  ['header', 'title'],
  ['header', 'text'],
  ['seo', 'title'],
  ['seo', 'description'],
]

/** A fixed text that says «hoje» says it on the next day too. */
export const todayWord: Remarker = ({ data }) =>
  BESIDE_PRICES.flatMap((path) => {
    const text = valueAt(data, ...path)
    return typeof text === 'string' && /(?<!\p{L})hoje(?!\p{L})/iu.test(text)
      ? [
          {
            path,
            message: 'diz «hoje» todos os dias',
            cure: 'tire a palavra: o dia do preço entra sozinho ao lado, e vira «hoje» quando é',
          },
        ]
      : []
  })
