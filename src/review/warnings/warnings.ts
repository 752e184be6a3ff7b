import { WARNING_KINDS, type Warning } from '../content-diff'
import { companyContacts, contactsInTexts, hiddenCharacters } from './contacts'
import { payments } from './payments'
import { badges, oldPrices, priceDay, priceJumps } from './prices'
import { deadAddresses, unusedPictures } from './reach'
import { ownWarnings } from './own-warnings'
import { newSites } from './sites'
import type { Rule, WarningContext } from './rule'

const RULES: readonly Rule[] = [
  companyContacts,
  contactsInTexts,
  payments,
  newSites,
  hiddenCharacters,
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

export const allWarnings = (context: WarningContext): Warning[] =>
  RULES.flatMap((rule) => rule(context))
