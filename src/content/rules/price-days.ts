import { isDay } from '../schema/fields'
import type { PathFault } from './documents'
import type { RuleDocument } from './links'
import { valueAt } from './reason'

/** The lines of a price go from the newest day to the oldest, and no day lies ahead: its price would be shown before its time. `today` as AAAA-MM-DD. */
export function priceDays({ data }: Pick<RuleDocument, 'data'>, today: string): PathFault[] {
  const prices = valueAt(data, 'pricePerKg')
  if (typeof prices !== 'object' || prices === null || Array.isArray(prices)) return []
  // What is no day is the schema's business.
  const days = Object.keys(prices).filter(isDay)
  return days.flatMap((day, index): PathFault[] => {
    const path = ['pricePerKg', day]
    if (day > today)
      return [
        {
          path,
          message: `o dia ${day} ainda não chegou`,
          cure: `escreva o dia em que o preço passou a valer, até hoje, ${today}`,
        },
      ]
    const above = days[index - 1]
    if (above === undefined || above > day) return []
    return [
      {
        path,
        message: `o preço de ${day} está abaixo do de ${above}, que é mais antigo`,
        cure: `ponha a linha de ${day} acima da de ${above}: a mais nova vem em cima`,
      },
    ]
  })
}
