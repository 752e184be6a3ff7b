import type { Path } from '../../src/content/field-tree'
import { quoteOf, type Quote } from '../../src/content/prices'
import type { Company } from '../../src/content/schema/company'
import type { Material } from '../../src/content/schema/material'
import {
  formatDecimal,
  formatLongDate,
  formatNationalPhone,
  formatPrice,
  formatShortDate,
  formatVariation,
} from '../../src/site/lib/format'
import { describeHours } from '../../src/site/lib/hours'
import type { DocumentTypeName } from '../../src/content/document-types'
import type { TestDocument } from '../support/documents'
import { SERVICE_AIDS_SHOWN } from './shown-aids'
import { TEXTS_SHOWN } from './shown-texts'
import { LOTS_PAGE, onALot } from './shown-lots'
import type { ActionName, Texts } from './views'

/**
 * An address of the site, what an action brings up, every page there is, every page with an address
 * of its own, every material's page, or the page of the document itself.
 */
type View =
  `/${string}` | ActionName | 'every page' | 'every address' | 'every material' | 'its page'

export interface Place {
  /** The value must show in each of them. */
  at: readonly View[]
  /**
   * How the page says it, where it does not show the value as written; undefined where it does not
   * show this one.
   */
  as?: (value: unknown, document: TestDocument, texts: Texts, path: Path) => string | undefined
  /** How often a value shows in one view; once unless told, 0 where it shows once for all that share it. */
  times?: number
  /** Links, or title, description and structured data, where the kind of the field does not say it. */
  channel?: 'href' | 'head'
}
/** The reason why a value shows to nobody in the states that the walk brings about. */
export type Unseen = { unseen: string }

/** The schema has validated the document. */
const quote = (data: TestDocument['data']): Quote =>
  quoteOf(
    data.pricePerKg as Material['pricePerKg'],
    data.initialVariation as Material['initialVariation'],
  )

const number = (format: (value: number) => string) => (value: unknown) => format(Number(value))
const text = (format: (value: string) => string) => (value: unknown) => format(String(value))
const oneDecimal = number((value) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const digits = text((value) => value.replace(/\D/g, ''))

/** The first words of a sentence with {places}, which the site fills. */
const firstWords = text(
  (value) => value.split(/\{[^{}]*\}/).find((part) => /\p{L}{2}/u.test(part)) ?? '',
)

const scrap: Place = { at: ['/comercio-sucata'] }
const services: Place = { at: ['/servicos'] }
const form: Place = { at: ['a service requested'] }
const everywhere: Place = { at: ['every page'] }
const both: Place = { at: ['/servicos', '/sobre'] }
const onlyIn = (at: View): Place => ({ at: [at] })
const link = (at: View): Place => ({ at: [at], channel: 'href' })
const vain: Unseen = { unseen: 'shows only after a search in vain' }
const whenItFails: Unseen = { unseen: 'shows only when the browser refuses to open a draft' }

/**
 * Where a visitor meets the values of a document, by document type; the empty path is the rule for
 * all that no longer path speaks of (a path covers what lies below it, and the first that fits
 * decides). A new type does not compile until it is here.
 */
export const SHOWN: Record<
  DocumentTypeName,
  readonly (readonly [path: string, place: Place | Unseen])[]
> = {
  Redirects: [['', { unseen: 'old addresses, each with a page that leads on' }]],
  Company: [
    ['description', { at: ['every page'] }],
    ['url', { at: ['every address'], channel: 'head' }],
    ['phone', { at: ['every page'], as: text(formatNationalPhone) }],
    ['whatsapp', { at: ['every page'], as: digits, channel: 'href' }],
    ['map.embed', link('the map asked for')],
    ['map.route', link('/contato')],
    // The schema has validated the document.
    [
      'openingHours',
      {
        at: ['every page'],
        as: (_, { data }) => describeHours(data.openingHours as Company['openingHours']),
        times: 0,
      },
    ],
    ['closedOn', { unseen: 'decides whether the company is open on a day' }],
    ['claims.home', onlyIn('/')],
    ['claims.about', onlyIn('/sobre')],
    ['imageHosts', { unseen: 'a header for the browser' }],
    ['exampleContent', { unseen: 'a mark for the check before a release' }],
    ['', everywhere],
  ],
  Messages: [
    ['requests.lot', link('/lotes-informatica')],
    ['requests.service', link('a service requested')],
    ['requests.contact', link('a message sent')],
    ['requests.estimate', link('an estimate put together')],
    ['estimateLine', link('an estimate put together')],
    ['requests.consultation', link('/servicos')],
    ['requests.demonstration', link('/servicos')],
    ['requests.newsletter', link('a newsletter asked for')],
    ['footer', link('a message sent')],
    ['compactBody', link('a message too long for a mail link')],
    ['blanks.optional', link('a message sent')],
    ['blanks.description', link('a service requested')],
    ['whatsapp.floatingButton', link('every page')],
    ['whatsapp.contactCard', link('/contato')],
    ['whatsapp.quickService', link('/contato')],
    ['whatsapp.collection', link('/')],
    ['whatsapp.lotQuestions', link('/lotes-informatica')],
    ['whatsapp.lotPage', onALot],
    ['whatsapp.lotReserved', onALot],
    ['whatsapp.lotAlike', onALot],
    ['whatsapp.scrapEstimate', link('an estimate put together')],
    ['whatsapp.scrapQuoteWithEstimate', link('a weight estimated')],
    ['whatsapp.scrapQuote', link('/comercio-sucata')],
    ['whatsapp.materialQuote', link('every material')],
    ['whatsapp.shortened', link('a message too long for a mail link')],
  ],
  ShellPage: [
    ['strip.material', { unseen: 'chooses the price of the strip' }],
    ['offline', { unseen: 'shows only without network, or where a newer release waits' }],
    ['pages', { unseen: 'shows only above 12 lots or articles, proved in lots.spec' }],
    [
      'prices',
      { unseen: 'words around the day and the average of a price, proved in prices.spec' },
    ],
    ['toasts.inDevelopment', { unseen: 'shows only where a card has no page yet' }],
    ['toasts.draftOpened', onlyIn('a service requested')],
    ['toasts.mailClientOpening', onlyIn('a message sent')],
    ['toasts.lotDraftOpened', onlyIn('a lot asked for')],
    ['toasts.newsletterDone', onlyIn('a newsletter asked for')],
    ['toasts.newsletterFailed', whenItFails],
    ['toasts.articleNotFound', onlyIn('an article that is none')],
    ['toasts.draftFailed', whenItFails],
    [
      'footer.copyright',
      {
        at: ['every page'],
        as: (value, _, texts) =>
          String(value).replaceAll('{empresa}', () => texts('Company', 'name')),
      },
    ],
    ['', everywhere],
  ],
  FormsPage: [
    ['errors', { unseen: 'shows only beside a field that is wrong' }],
    ['summary', { unseen: 'shows only above a form that lacks something' }],
    ['privacyLink', { at: ['/contato', '/blog', 'a service requested'] }],
    ['optional', onlyIn('/contato')],
    ['noScript.questions', { at: ['/contato', '/blog'] }],
    ['noScript', { at: ['/contato', '/servicos', '/blog'] }],
    ['panel.compact', onlyIn('a message too long for a mail link')],
    ['panel.emptyBody', { unseen: 'shows only with a message of a subject alone' }],
    ['panel.shareButton', { unseen: 'shows only where the browser can share' }],
    ['panel.editButton', form],
    ['panel.doneButton', onlyIn('a lot asked for')],
    ['ways.copied', { unseen: 'shows only after the copy' }],
    ['notices', { unseen: 'says what came of a button of the panel' }],
    ['', { at: ['a message sent', 'a service requested'] }],
  ],
  HomePage: [
    ['ticker.materials', { unseen: 'chooses the four prices' }],
    ['', onlyIn('/')],
  ],
  LotsPage: LOTS_PAGE,
  LotPage: [['', onALot]],
  ScrapPage: [
    // Up to the price that stands in the place of a material.
    [
      'seo.description',
      {
        at: ['/comercio-sucata'],
        channel: 'head',
        as: text((value) => value.split('{')[0]?.trim() ?? ''),
      },
    ],
    ['board.search.none', vain],
    ['board.search.button', vain],
    ['calculator.faults', { unseen: 'shows only for a text that is no weight' }],
    // Before an estimate stands the hint, then what was understood; without script a sentence.
    ['calculator.weightHint', scrap],
    ['calculator.noScript', scrap],
    ['calculator', onlyIn('a weight estimated')],
    ['estimate.invite', scrap],
    ['estimate.moreButton', onlyIn('a weight estimated')],
    ['estimate.shareButton', { unseen: 'shows only where the browser can share' }],
    ['estimate.copied', { unseen: 'says what came of a button' }],
    ['estimate.notCopied', { unseen: 'says what came of a button' }],
    ['estimate.emptyLink', { unseen: 'shows only to who opened a link without a material' }],
    ['estimate.removed', { at: ['an estimate put together'], as: firstWords }],
    ['estimate.unknown', { at: ['an estimate put together'], as: firstWords }],
    ['estimate.summary', { at: ['an estimate put together'], as: firstWords }],
    ['estimate', onlyIn('an estimate put together')],
    ['', scrap],
  ],
  ServicesPage: [
    ['form', form],
    ['waiting', { unseen: 'shows only to who prepared a request and went back' }],
    ['proof', { unseen: 'shows only beside a certificate of its kind' }],
    ['', services],
  ],
  ServiceAids: SERVICE_AIDS_SHOWN,
  AboutPage: [
    ['proof', { unseen: 'shows only beside a certificate of its kind' }],
    ['', onlyIn('/sobre')],
  ],
  ContactPage: [
    ['subjects', onlyIn('/contato')],
    ['form.doneButton', onlyIn('a message sent')],
    ['map.button', onlyIn('the map asked for')],
    ['map.offline', { unseen: 'shows only without network' }],
    ['', onlyIn('/contato')],
  ],
  BlogPage: [
    ['empty', onlyIn('a search for articles in vain')],
    ['list.one', { unseen: 'shows only beside a single article' }],
    ['notFound', onlyIn('an article that is none')],
    ['article.backLink', onlyIn('an article that is none')],
    ['english', { unseen: 'marks words of the articles for screen readers' }],
    ['article', { unseen: 'shows on articles, with the article' }],
    ['authors', { unseen: 'shows on the articles of the author, with the article' }],
    ['', onlyIn('/blog')],
  ],
  MaterialPage: [
    ['seo.photo', { unseen: 'stands for the picture of a material without one' }],
    ['price.status', onlyIn('every material')],
    ['price', { unseen: 'shows from two prices on, in material.spec' }],
    ['chart', { unseen: 'shows from three prices on, in material.spec' }],
    [
      'terms.minimum.text',
      { unseen: 'shows where the material has no minimum of its own, in material.spec' },
    ],
    ['takes', { unseen: 'shows with what a guide accepts or refuses, in material.spec' }],
    ['takesColumns', { unseen: 'shows with what a guide accepts or refuses, in material.spec' }],
    ['steps', { unseen: 'shows with the steps of a guide, in material.spec' }],
    ['', onlyIn('every material')],
  ],
  NotFoundPage: [['', onlyIn('/nao-existe')]],
  ...TEXTS_SHOWN,
  // A lot sold long ago is on no list, but has its page.
  Lot: [
    [
      'category',
      {
        at: ['its page'],
        as: (value, _, texts) => texts('LotsPage', 'categories', String(value)),
        times: 0,
      },
    ],
    ['price', { at: ['its page'], as: number(formatPrice) }],
    ['originalPrice', onALot],
    [
      'units',
      {
        at: ['its page'],
        as: (value, { data }) =>
          formatPrice(Math.round((Number(data.price) / Number(value)) * 100) / 100),
      },
    ],
    ['rating', { at: ['its page'], as: (value) => `Avaliação ${oneDecimal(value)} de 5` }],
    ['enteredOn', { at: ['its page'], as: text(formatShortDate) }],
    ['updatedOn', { at: ['its page'], as: text(formatShortDate), times: 0 }],
    ['configuration', { unseen: 'is for the comparison of lots' }],
    ...[
      'status',
      'statusOn',
      'reservedUntil',
      'originalPriceOn',
      'functionalGrade',
      'cosmeticGrade',
      'pickup',
      'freight',
      'included',
      'questions',
      'reuseDevice',
    ].map((field) => [field, onALot] as const),
    ['', onlyIn('its page')],
  ],
  Material: [
    ['name', { at: ['/comercio-sucata', 'its page'], times: 2 }],
    // The newest: on the board and, with its currency, in the grid; on its page large and in a sentence.
    [
      'pricePerKg',
      {
        at: ['/comercio-sucata', 'its page'],
        as: (_, { data }, __, path) =>
          path.at(-1) === quote(data).prices[0]?.day
            ? formatDecimal(quote(data).pricePerKg)
            : undefined,
        times: 2,
      },
    ],
    [
      'initialVariation',
      {
        at: ['/comercio-sucata', 'its page'],
        as: (_, { data }) => formatVariation(quote(data).variation),
      },
    ],
    [
      'group',
      {
        at: ['/comercio-sucata'],
        as: (value, _, texts) => texts('ScrapPage', 'board', 'groups', String(value)),
        times: 0,
      },
    ],
    ['symbol', { unseen: 'stands in a drawing where there is no photo' }],
    ['guide', onlyIn('its page')],
    ['', { at: ['/comercio-sucata', 'its page'] }],
  ],
  Service: [
    ['title', { at: ['/', '/servicos'] }],
    ['summary', onlyIn('/')],
    ['priceLabel', { at: ['/', '/servicos'] }],
    ['price', { at: ['/', '/servicos'] }],
    ['action', onlyIn('/')],
    ['', services],
  ],
  Integration: [['', services]],
  ProcessStep: [['', services]],
  Certification: [
    ['validUntil', { at: ['/servicos', '/sobre'], as: text(formatShortDate) }],
    ['', both],
  ],
  Differential: [['', scrap]],
  Post: [
    ['title', { at: ['/blog', 'its page'] }],
    ['category', { at: ['/blog', 'its page'] }],
    ['date', { at: ['/blog', 'its page'], as: text(formatLongDate) }],
    ['updatedOn', { at: ['its page'], as: text(formatLongDate) }],
    ['excerpt', onlyIn('/blog')],
    ['author', { at: ['its page'], times: 2 }],
    ['', onlyIn('its page')],
  ],
}
