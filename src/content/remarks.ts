import type { DocumentTypeName } from './document-types'
import { companyNumbers } from './remarks/company'
import { expiredCertificate, futureDates } from './remarks/dates'
import { discount, illustration, soldInTitle, unitPrice, unitsInTitle } from './remarks/lots'
import { oldPrice, todayWord } from './remarks/prices'
import type { Remarker } from './remarks/remarker'
import { twins } from './remarks/twins'
import { words } from './remarks/words'
import type { PathFault } from './rules/documents'

/** What a colleague would remark on, by document type. */
const REMARKS: Partial<Record<DocumentTypeName, readonly Remarker[]>> = {
  Company: [companyNumbers],
  Lot: [discount, unitsInTitle, soldInTitle, twins('title'), unitPrice, illustration],
  ShellPage: [todayWord],
  HomePage: [todayWord],
  ScrapPage: [todayWord],
  Material: [twins('name'), oldPrice],
  Certification: [expiredCertificate],
  Post: [twins('title')],
}

/** Second level beside the faults of rules.ts: what is legal, and yet most likely not meant. Pure. */
export const remarks: Remarker = (document, facts): PathFault[] =>
  [futureDates, words, ...(REMARKS[document.type] ?? [])].flatMap((remarker) =>
    remarker(document, facts),
  )
