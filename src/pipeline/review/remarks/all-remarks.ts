import type { Remark, RemarkKind } from '../content-diff'
import { companyContacts, contactsInTexts, hiddenCharacters } from './contacts'
import { badges, priceDay, priceJumps } from './prices'
import { deadAddresses, futureDates, unusedPictures } from './reach'
import type { RemarkContext, Remarker } from './remark-context'

const REMARKERS: readonly Remarker[] = [companyContacts, contactsInTexts, hiddenCharacters, priceJumps, badges, priceDay, deadAddresses, futureDates, unusedPictures]

/** Gravest first; within a kind as its own rule sorts them. */
const RANK: readonly RemarkKind[] = [
  'contact', 'payment', 'hidden-characters', 'price-jump', 'badge', 'price-day', 'address', 'broken-elsewhere', 'new-site', 'future-date', 'unused-picture',
]

export const gravestFirst = (remarks: readonly Remark[]): Remark[] => {
  const rank = ({ kind, level }: Remark) => RANK.indexOf(kind) + (level === 'alarm' ? 0 : 100)
  return remarks.toSorted((a, b) => rank(a) - rank(b))
}

export const allRemarks = (context: RemarkContext): Remark[] => REMARKERS.flatMap((remarker) => remarker(context))
