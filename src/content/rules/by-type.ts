import { addressOf } from '../views/addresses'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree, visitLeaves } from '../schema/field-tree'
import { fragmentsOf, KNOWN_FRAGMENTS } from '../views/fragments'
import { claimScope, companyNumbers, followedStandard, mapEmbed, openingHours } from './company'
import { expiredCertificate, futureDates, pastReservation, timeOrder } from './dates'
import {
  distinct,
  postAuthor,
  postDays,
  quotedMaterials,
  serviceAddress,
  stepNumber,
  stripMaterial,
  tickerMaterials,
  timelineOrder,
  laudoState,
} from './documents'
import {
  freightGaps,
  freightRanges,
  oldFreight,
  confirmedDay,
  oldPrice,
  priceDays,
  refusedJumps,
  warnedJumps,
  todayInHeader,
  todayInSearch,
  todayInStrip,
} from './prices'
import { imageHostError, linkError, unlinkedPage } from './links'
import type { Site } from './site'
import { discount, illustration, soldInTitle, unusualUnitPrice, unitsInTitle } from './lot-warnings'
import { lotRules, reuseFactors } from './lots'
import { chatTexts, footerPlaces, materialPlaces, messageTemplates } from './places'
import { redirectErrors } from './redirects'
import { noRepeats, ownOrder, twins } from './repeats'
import type { AnyDocument, CommonRule, FieldDiagnostic, Rule, RuleFacts } from './rule'
import { photoWordsError, words } from './words'
import { TOAST_ACTION } from '../vocabulary'

type Rules = { [Name in DocumentTypeName]?: readonly Rule<Name>[] }

/** Rules that a schema cannot express, by document type. Their errors stop a build. */
const ERRORS: Rules = {
  Company: [
    openingHours,
    distinct('socialLinks', 'network', ({ socialLinks }) =>
      socialLinks?.map((link) => link?.network),
    ),
    mapEmbed,
    claimScope,
  ],
  Messages: [messageTemplates, chatTexts],
  Freight: [freightRanges],
  LayoutPage: [stripMaterial, footerPlaces],
  HomePage: [tickerMaterials],
  ScrapPage: [quotedMaterials],
  AboutPage: [timelineOrder],
  ContactPage: [
    distinct('subjects', 'value', ({ subjects }) => subjects?.map((one) => one?.value)),
  ],
  MaterialPage: [materialPlaces],
  BlogPage: [distinct('authors', 'name', ({ authors }) => authors?.map((one) => one?.name))],
  Redirects: [redirectErrors],
  LotPage: [reuseFactors],
  Lot: lotRules,
  Material: [priceDays, refusedJumps, confirmedDay],
  Service: [serviceAddress],
  ProcessStep: [stepNumber],
  Certification: [followedStandard],
  Laudo: [laudoState],
  Post: [postAuthor, postDays],
}

/** Rules for content that is allowed and yet most likely a mistake. Their warnings stop nothing. */
const WARNINGS: Rules = {
  Company: [companyNumbers],
  Freight: [freightGaps, oldFreight],
  Lot: [
    discount,
    unitsInTitle,
    soldInTitle,
    pastReservation,
    twins,
    unusualUnitPrice,
    illustration,
  ],
  LayoutPage: [todayInStrip],
  HomePage: [todayInSearch],
  ScrapPage: [todayInHeader, todayInSearch],
  Material: [twins, oldPrice, warnedJumps],
  Certification: [expiredCertificate],
  Post: [twins],
}

/** The rules of a document's type; of a document that cannot be read all parts are missing. */
const ownRules = (rules: Rules, document: AnyDocument, facts: RuleFacts): FieldDiagnostic[] =>
  // The table has each rule beside its type.
  ((rules[document.type] ?? []) as readonly Rule<DocumentTypeName>[]).flatMap((rule) =>
    rule({ ...document, data: document.data ?? {} }, facts),
  )

/**
 * Returns errors between the fields of one document, and between it and the others. Pure.
 * @param facts includes broken documents with the data that could be read (else undefined), so that
 * one mistake is not reported again wherever its document is named
 */
export const ruleErrors = (
  document: AnyDocument,
  facts: RuleFacts,
  site: Site,
): FieldDiagnostic[] => [
  ...[ownOrder, noRepeats, timeOrder].flatMap((rule) => rule(document, facts)),
  ...ownRules(ERRORS, document, facts),
  ...linkedErrors(document, site),
]

/** Warnings for one document. Pure. */
export const warnings: CommonRule = (document, facts) => [
  ...[futureDates, words, unlinkedPage].flatMap((rule) => rule(document, facts)),
  ...ownRules(WARNINGS, document, facts),
]

/** Errors in links, and in the addresses and alternative texts of pictures. */
function linkedErrors(document: AnyDocument, site: Site): FieldDiagnostic[] {
  const here = new Set(fragmentsOf(addressOf(document) ?? '') ?? KNOWN_FRAGMENTS)
  const errors: FieldDiagnostic[] = []
  const { schema } = documentType(document.type)
  visitLeaves(objectTree(schema), document.data, ({ widget }, value, path) => {
    if (typeof value !== 'string') return
    const isLink = widget === 'link' || (widget === 'action' && value !== TOAST_ACTION)
    const error = isLink
      ? linkError(value, site, here)
      : widget === 'image'
        ? (imageHostError(value, site) ?? sharedPhoto(value, path[0]))
        : path.at(-1) === 'alt'
          ? photoWordsError(value)
          : undefined
    if (error) errors.push({ ...error, path })
  })
  return errors
}

/** The build draws the picture of shared links with it, so it must be a file of content/photos. */
const sharedPhoto = (src: string, root: string | number | undefined) =>
  root === 'seo' && /^https:/i.test(src)
    ? {
        message: 'a foto ao compartilhar não pode vir de outro site',
        fix: 'use um arquivo de content/photos',
      }
    : undefined
