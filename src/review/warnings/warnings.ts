import { WARNING_KINDS, type Warning } from '../content-diff'
import { companyContacts, contactsInTexts, hiddenCharacters } from './contacts'
import { itemListWarnings } from './item-lists'
import { payments } from './payments'
import { badges, oldPrices, priceDay, priceJumps } from './prices'
import { deadAddresses, unusedPictures } from './reach'
import { ownWarnings } from './own-warnings'
import { newSites } from './sites'
import type { Rule, WarningContext } from './rule'

/** What leads to a stranger is looked for in the cells of an item list, too. */
const TEXT_RULES: readonly Rule[] = [contactsInTexts, payments, newSites, hiddenCharacters]
const RULES: readonly Rule[] = [
  companyContacts,
  ({ itemLists }) => itemListWarnings(itemLists),
  priceJumps,
  badges,
  priceDay,
  oldPrices,
  deadAddresses,
  ownWarnings,
  unusedPictures,
]

/** Alarms come before all others; within a kind the order is that of its own rule. */
export const gravestFirst = (warnings: readonly Warning[]): Warning[] => {
  const rank = ({ kind, level }: Warning) =>
    WARNING_KINDS.indexOf(kind) + (level === 'alarm' ? 0 : 100)
  return warnings.toSorted((a, b) => rank(a) - rank(b))
}

export function allWarnings(context: WarningContext): Warning[] {
  const cells = context.itemLists.map(({ diff, texts }) => ({ diff, ...texts }))
  const withCells = { ...context, documents: [...context.documents, ...cells] }
  return [
    ...TEXT_RULES.flatMap((rule) => rule(withCells)),
    ...RULES.flatMap((rule) => rule(context)),
  ]
}
