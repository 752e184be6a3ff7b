import { addressOf } from './addresses'
import { documentType, type DocumentTypeName } from './document-types'
import { fragmentsOf, KNOWN_FRAGMENTS } from './fragments'
import { objectTree, visitLeaves } from './field-tree'
import {
  distinct,
  lotPrice,
  postAuthor,
  postDays,
  quotedMaterials,
  requestSlug,
  stepNumber,
  stripMaterial,
  tickerMaterials,
  timelineOrder,
  type PathFault,
  type Rule,
} from './rules/documents'
import { imageHostFault, linkFault, type RuleDocument, type Site } from './rules/links'
import { claimScope, followedStandard } from './rules/claims'
import { chatTexts } from './rules/chat-texts'
import { lotPageRules, lotRules } from './rules/lots'
import { openingHours } from './rules/opening-hours'
import { footerPlaces } from './rules/footer-places'
import { mapEmbed } from './rules/map-embed'
import { materialPlaces } from './rules/material-places'
import { messageTemplates } from './rules/message-templates'
import { noRepeats } from './rules/no-repeats'
import { ownOrder } from './rules/own-order'
import { priceDays } from './rules/price-days'
import { photoWordsFault } from './rules/photo-words'
import { redirectFaults } from './rules/redirects'
import { TOAST_ACTION } from './vocabulary'

/** What a schema cannot say, by document type. */
const RULES: Partial<Record<DocumentTypeName, readonly Rule[]>> = {
  Company: [openingHours, distinct('socialLinks', 'network'), mapEmbed, claimScope],
  Messages: [messageTemplates, chatTexts],
  ShellPage: [stripMaterial, footerPlaces],
  HomePage: [tickerMaterials],
  ScrapPage: [quotedMaterials],
  AboutPage: [timelineOrder],
  ContactPage: [distinct('subjects', 'value')],
  MaterialPage: [materialPlaces],
  BlogPage: [distinct('authors', 'name')],
  Redirects: [redirectFaults],
  LotPage: lotPageRules,
  Lot: [lotPrice, ...lotRules],
  Integration: [requestSlug],
  ProcessStep: [stepNumber],
  Certification: [followedStandard],
  Post: [postAuthor, postDays],
}

/**
 * Faults of one document that only its neighbours reveal, and those between its own fields. Pure.
 * `all` holds every document, broken ones with the data that could be read (else undefined), so that one
 * mistake is not reported again wherever its document is named.
 * @param today AAAA-MM-DD
 */
export function ruleFaults(
  document: RuleDocument,
  all: readonly RuleDocument[],
  site: Site,
  today: string,
): PathFault[] {
  const here = new Set(fragmentsOf(addressOf(document) ?? '') ?? KNOWN_FRAGMENTS)
  const faults = [ownOrder, noRepeats, ...(RULES[document.type] ?? [])].flatMap((rule) =>
    rule(document, all),
  )
  if (document.type === 'Material') faults.push(...priceDays(document, today))
  visitLeaves(
    objectTree(documentType(document.type).schema),
    document.data,
    ({ widget }, value, path) => {
      if (typeof value !== 'string') return
      const isLink = widget === 'link' || (widget === 'action' && value !== TOAST_ACTION)
      const fault = isLink
        ? linkFault(value, site, here)
        : widget === 'image'
          ? (imageHostFault(value, site) ?? sharedPhoto(value, path[0]))
          : path.at(-1) === 'alt'
            ? photoWordsFault(value)
            : undefined
      if (fault) faults.push({ ...fault, path })
    },
  )
  return faults
}

/** The picture for shared links is cut at build, so it must be a file of ours. */
const sharedPhoto = (src: string, root: string | number | undefined) =>
  root === 'seo' && /^https:/i.test(src)
    ? {
        message: 'a foto ao compartilhar não pode vir de outro site',
        cure: 'use um arquivo de content/photos',
      }
    : undefined
