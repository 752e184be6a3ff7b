import type { DocumentTypeName } from '../document-types'
import type { Path } from '../field-tree'
import type { Reason } from './reason'

/** A document as far as it could be read; `data` may be anything when the document is broken. */
export interface RuleDocument {
  type: DocumentTypeName
  slug: string
  data: unknown
  draft: boolean
  /** The Markdown of an article. */
  body?: string | undefined
}

/** What a rule may look at besides its document. */
export interface RuleFacts {
  /** Every document, drafts and broken ones too. */
  all: readonly RuleDocument[]
  /** The day of the check, AAAA-MM-DD. */
  today: string
}

/** An error at a path of the document that a rule looks at. */
export type FieldDiagnostic = Reason & { path: Path }

/** A rule looks at one document and returns what is wrong with it. Whether that stops a build, rules.ts says. */
export type Rule = (document: RuleDocument, facts: RuleFacts) => FieldDiagnostic[]

/** One error, as the list that a rule returns. */
export const report = (path: Path, message: string, fix: string): FieldDiagnostic[] => [
  { path, message, fix },
]

/** The values of a list that already stand further up in it. */
export const reportRepeated = (
  values: readonly unknown[],
  pathOf: (index: number) => Path,
): FieldDiagnostic[] =>
  values.flatMap((value, index) =>
    typeof value === 'string' && values.indexOf(value) < index
      ? report(
          pathOf(index),
          `«${value}» já está nesta lista`,
          'apague um dos dois ou escreva outro',
        )
      : [],
  )

/**
 * Computes a value once for each list of documents. A check passes the same list with every document, and a rule that
 * searched it anew each time would take the square of their number.
 */
export function oncePerCheck<Value>(
  make: (all: readonly RuleDocument[]) => Value,
): (all: readonly RuleDocument[]) => Value {
  const made = new WeakMap<readonly RuleDocument[], Value>()
  return (all) => {
    const value = made.get(all) ?? make(all)
    made.set(all, value)
    return value
  }
}
