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

/** The facts beside its document that a rule may use. */
export interface RuleFacts {
  /** Every document, drafts and broken ones too. */
  all: readonly RuleDocument[]
  /** The day of the check, AAAA-MM-DD. */
  today: string
}

/** An error at a path of the checked document. */
export type FieldDiagnostic = Reason & { path: Path }

/**
 * A rule checks one document and returns its errors. rules.ts decides whether they stop a build.
 */
export type Rule = (document: RuleDocument, facts: RuleFacts) => FieldDiagnostic[]

/** One error, as the list that a rule returns. */
export const report = (path: Path, message: string, fix: string): FieldDiagnostic[] => [
  { path, message, fix },
]

/** Reports an item that repeats an earlier one of its list. */
export const reportRepeat = (path: Path, item: string): FieldDiagnostic[] =>
  report(path, `«${item}» já está nesta lista`, 'apague um dos dois ou escreva outro')

/** Reports the values of a list that repeat an earlier one. */
export const reportRepeated = (
  values: readonly unknown[],
  pathOf: (index: number) => Path,
): FieldDiagnostic[] =>
  values.flatMap((value, index) =>
    typeof value === 'string' && values.indexOf(value) < index
      ? reportRepeat(pathOf(index), value)
      : [],
  )

/**
 * Computes a value once for each list of documents. A check passes the same list with every
 * document, and a rule that searched it anew each time would take quadratic time.
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

/**
 * Makes a rule that uses only its document's data, which must not change afterwards. The result is
 * kept by the data, because a server checks at every save.
 */
export function oncePerData(rule: (document: RuleDocument) => FieldDiagnostic[]): Rule {
  const made = new WeakMap<object, FieldDiagnostic[]>()
  return (document) => {
    const { data } = document
    if (typeof data !== 'object' || data === null) return rule(document)
    const found = made.get(data) ?? rule(document)
    made.set(data, found)
    return found
  }
}
