import { documentWarnings } from '../../content/check/check-document'
import { readArticle } from '../../content/check/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import type { Version } from '../read-version'
import { WARNING_KINDS, type Warning } from '../content-diff'
import { companyContacts, contactsInTexts, hiddenCharacters } from './contacts'
import { itemListWarnings } from './item-lists'
import { payments } from './payments'
import { badges, oldPrices, priceDay, priceJumps } from './prices'
import { deadAddresses, goneSections, unusedPictures } from './reach'
import { newSites } from './sites'
import { perDocument, type Rule, type WarningContext } from './rule'

/** The check's «avisos» in changed documents that the old version did not have. */
const ownWarnings: Rule = (context) => {
  const of = (document: ReadDocument | undefined, { documents: all }: Version) =>
    document ? documentWarnings(document, { all, today: context.today }, readArticle) : []
  return perDocument(({ diff, before, after }) => {
    const known = new Set(
      of(before, context.base).map(({ field, message }) => `${field} ${message}`),
    )
    return of(after, context.head)
      .filter(({ field, message }) => !known.has(`${field} ${message}`))
      .map(({ line, field, message, fix }) => ({
        kind: 'own',
        level: 'warning',
        line,
        sentence: `${diff.name}, ${field}: ${message}`,
        why: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
      }))
  })(context)
}

/** Rules for texts that may lead to a stranger. They check the cells of item lists, too. */
const TEXT_RULES: readonly Rule[] = [contactsInTexts, payments, newSites, hiddenCharacters]
const RULES: readonly Rule[] = [
  companyContacts,
  ({ itemLists }) => itemListWarnings(itemLists),
  priceJumps,
  badges,
  priceDay,
  oldPrices,
  deadAddresses,
  goneSections,
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
