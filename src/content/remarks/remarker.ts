import type { PathFault } from '../rules/documents'
import type { RuleDocument } from '../rules/links'

/** What a remark may look at besides its document. */
export interface RemarkFacts {
  /** Every document, drafts and broken ones too. */
  all: readonly RuleDocument[]
  /** AAAA-MM-DD. */
  today: string
}

/** The remarks of one concern on one published document: like a rule, but what it says stops nothing. */
export type Remarker = (document: RuleDocument, facts: RemarkFacts) => PathFault[]
