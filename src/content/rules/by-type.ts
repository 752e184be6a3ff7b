import { textFieldsOf } from '../check/placeholders'
import { addressOf } from '../views/addresses'
import type { DocumentTypeName } from '../document-types'
import { fragmentsOf, KNOWN_FRAGMENTS } from '../views/fragments'
import { TOAST_ACTION } from '../vocabulary'
import { companyErrors, companyWarnings } from './company'
import { futureDates, timeOrder } from './dates'
import * as documents from './documents'
import { imageHostError, linkError, unlinkedPage } from './links'
import { lotErrors, lotPageErrors, lotWarnings } from './lots'
import { materialPlaces, messageErrors } from './places'
import * as prices from './prices'
import { redirectErrors } from './redirects'
import { noRepeats, ownOrder, twins } from './repeats'
import {
  type AnyDocument,
  type CommonRule,
  type FieldDiagnostic,
  reported,
  type Rule,
  type RuleFacts,
} from './rule'
import type { Site } from './site'
import { photoWordsError, words } from './words'

type Rules = { [Name in DocumentTypeName]?: Rule<Name> }

/** Rules that a schema cannot express, by document type. Their errors stop a build. */
const ERRORS: Rules = {
  Company: companyErrors,
  Messages: messageErrors,
  Freight: prices.freightErrors,
  LayoutPage: documents.layoutErrors,
  HomePage: documents.homeErrors,
  ScrapPage: documents.scrapErrors,
  AboutPage: documents.aboutErrors,
  MaterialPage: materialPlaces,
  Redirects: redirectErrors,
  LotPage: lotPageErrors,
  Lot: lotErrors,
  Material: prices.materialErrors,
  Service: documents.serviceErrors,
  ProcessStep: documents.stepErrors,
  Certification: documents.certificationErrors,
  Laudo: documents.laudoErrors,
  Post: documents.postErrors,
}

/** Rules for content that is allowed and yet most likely a mistake. Their warnings stop nothing. */
const WARNINGS: Rules = {
  Company: companyWarnings,
  Freight: prices.freightWarnings,
  Lot: lotWarnings,
  Material: prices.materialWarnings,
  Certification: documents.certificationWarnings,
}

/** What the rules of all types and those of its own report of a document. */
const judged = (
  rules: Rules,
  common: readonly CommonRule[],
  document: AnyDocument,
  facts: RuleFacts,
): FieldDiagnostic[] =>
  reported((report) => {
    for (const rule of common) rule(document, facts, report)
    // The table has each rule beside its type.
    const own = rules[document.type] as Rule<DocumentTypeName> | undefined
    // Of a document that cannot be read all parts are missing.
    own?.({ ...document, data: document.data ?? {} }, facts, report)
  })

/**
 * Returns errors between the fields of one document, and between it and the others. Pure.
 * @param facts includes broken documents with the data that could be read (else undefined), so that
 * one mistake is not reported again wherever its document is named
 */
export const ruleErrors = (
  document: AnyDocument,
  facts: RuleFacts,
  site: Site,
): FieldDiagnostic[] =>
  judged(ERRORS, [ownOrder, noRepeats, timeOrder, linkedErrors(site)], document, facts)

/** Warnings for one document. Pure. */
export const warnings = (document: AnyDocument, facts: RuleFacts): FieldDiagnostic[] =>
  judged(
    WARNINGS,
    [futureDates, words, unlinkedPage, twins, prices.todayBesidePrices],
    document,
    facts,
  )

/** Errors in links, and in the addresses and alternative texts of pictures. */
const linkedErrors =
  (site: Site): CommonRule =>
  (document, _, report) => {
    const here = new Set(fragmentsOf(addressOf(document) ?? '') ?? KNOWN_FRAGMENTS)
    for (const { field, text, path } of textFieldsOf(document)) {
      const { widget } = field
      const isLink = widget === 'link' || (widget === 'action' && text !== TOAST_ACTION)
      const error = isLink
        ? linkError(text, site, here)
        : widget === 'image'
          ? (imageHostError(text, site) ?? sharedPhoto(text, path[0]))
          : path.at(-1) === 'alt'
            ? photoWordsError(text)
            : undefined
      if (error) report(path, error.message, error.fix)
    }
  }

/** The build draws the picture of shared links with it, so it must be a file of content/photos. */
const sharedPhoto = (src: string, root: string | number | undefined) =>
  root === 'seo' && /^https:/i.test(src)
    ? {
        message: 'a foto ao compartilhar não pode vir de outro site',
        fix: 'use um arquivo de content/photos',
      }
    : undefined
