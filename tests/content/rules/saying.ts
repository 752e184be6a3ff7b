import type { DocumentTypeName } from '../../../src/content/document-types'
import type {
  AnyDocument,
  CommonRule,
  RuleDocument,
  RuleFacts,
} from '../../../src/content/rules/rule'

export const TODAY = '2026-11-22'

/** A document of a type; its data fits the schema of the type as far as the rule reads it. */
export const document = <Name extends DocumentTypeName>(
  type: Name,
  data: object,
  slug = 'um',
  draft = false,
) => ({ type, slug, draft, data }) as RuleDocument<Name>

export const facts = (...all: readonly AnyDocument[]): RuleFacts => ({ all, today: TODAY })

/** A rule of the type of the document that it is given. */
type RuleOf<Given> = (document: Given, facts: RuleFacts) => ReturnType<CommonRule>

/** Returns «field: message» of each fault that a rule finds in a document among the others. */
export const said = <Given extends AnyDocument>(
  rule: RuleOf<Given>,
  one: Given,
  ...others: AnyDocument[]
): string[] =>
  rule(one, facts(one, ...others)).map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Returns the fields in which a rule finds a fault. */
export const faults = <Given extends AnyDocument>(
  rule: RuleOf<Given>,
  one: Given,
  ...others: AnyDocument[]
): string[] => rule(one, facts(one, ...others)).map(({ path }) => path.join('.'))
