import type { DocumentTypeName } from '../../../src/content/document-types'
import { ruleErrors, warnings } from '../../../src/content/rules/by-type'
import type { AnyDocument, RuleDocument, RuleFacts } from '../../../src/content/rules/rule'
import { siteOf } from '../../../src/content/rules/site'

export const TODAY = '2026-11-22'

/** A document of a type; its data fits the schema of the type as far as the rule reads it. */
export const document = <Name extends DocumentTypeName>(
  type: Name,
  data: object,
  slug = 'um',
  draft = false,
) => ({ type, slug, draft, data }) as RuleDocument<Name>

const facts = (...all: readonly AnyDocument[]): RuleFacts => ({ all, today: TODAY })

/** The errors of a document among others. */
export const errorsOf = (one: AnyDocument, ...others: AnyDocument[]) =>
  ruleErrors(one, facts(one, ...others), siteOf([one, ...others]))

/** The fields in which a document among others is wrong: «status», or «status without statusOn». */
export const faults = (one: AnyDocument, ...others: AnyDocument[]): string[] =>
  errorsOf(one, ...others).map(
    ({ path, missing }) => path.join('.') + (missing === undefined ? '' : ` without ${missing}`),
  )

/** «field: message» of each error of a document among others. */
export const said = (one: AnyDocument, ...others: AnyDocument[]): string[] =>
  errorsOf(one, ...others).map(({ path, message }) => `${path.join('.')}: ${message}`)

/** «field: message» of each warning of a document among others. */
export const warned = (one: AnyDocument, ...others: AnyDocument[]): string[] =>
  warnings(one, facts(one, ...others)).map(({ path, message }) => `${path.join('.')}: ${message}`)
