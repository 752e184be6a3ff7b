import type { DocumentTypeName } from '../../../src/content/document-types'
import type { Rule, RuleDocument, RuleFacts } from '../../../src/content/rules/rule'

export const TODAY = '2026-11-22'

export const document = (
  type: DocumentTypeName,
  data: unknown,
  slug = 'um',
  draft = false,
): RuleDocument => ({ type, slug, draft, data })

export const facts = (...all: readonly RuleDocument[]): RuleFacts => ({ all, today: TODAY })

/** Returns «field: message» of each fault that a rule finds in a document among the others. */
export const said = (rule: Rule, one: RuleDocument, ...others: RuleDocument[]): string[] =>
  rule(one, facts(one, ...others)).map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Returns the fields in which a rule finds a fault. */
export const faults = (rule: Rule, one: RuleDocument, ...others: RuleDocument[]): string[] =>
  rule(one, facts(one, ...others)).map(({ path }) => path.join('.'))
