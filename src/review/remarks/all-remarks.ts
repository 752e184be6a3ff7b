import type { Remark, RemarkKind } from '../content-diff'
import { companyContacts, contactsInTexts, hiddenCharacters } from './contacts'
import { badges, priceDay, priceJumps } from './prices'
import { deadAddresses, unusedPictures } from './reach'
import { ownRemarks } from './own-remarks'
import type { RemarkContext, Remarker } from './remark-context'

const REMARKERS: readonly Remarker[] = [
  companyContacts,
  contactsInTexts,
  hiddenCharacters,
  priceJumps,
  badges,
  priceDay,
  deadAddresses,
  ownRemarks,
  unusedPictures,
]

/** Gravest first; within a kind as its own rule sorts them. */
const RANK: readonly RemarkKind[] = [
  'contact',
  'payment',
  'hidden-characters',
  'price-jump',
  'badge',
  'price-day',
  'address',
  'broken-elsewhere',
  'new-site',
  'own',
  'unused-picture',
]

export const gravestFirst = (remarks: readonly Remark[]): Remark[] => {
  const rank = ({ kind, level }: Remark) => RANK.indexOf(kind) + (level === 'alarm' ? 0 : 100)
  return remarks.toSorted((a, b) => rank(a) - rank(b))
}

export const allRemarks = (context: RemarkContext): Remark[] =>
  REMARKERS.flatMap((remarker) => remarker(context))
