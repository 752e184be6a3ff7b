import type { DocumentTypeName } from '../../src/content/document-types'
import type { Path } from '../../src/content/field-tree'
import { quoteOf } from '../../src/content/prices'
import type { Company } from '../../src/content/schema/company'
import type { Material } from '../../src/content/schema/material'
import {
  formatDecimal,
  formatLongDate,
  formatNationalPhone,
  formatPrice,
  formatShortDate,
  formatVariation,
  inSentence,
} from '../../src/site/lib/format'
import { describeHours } from '../../src/site/lib/hours'
import type { TestDocument } from '../support/documents'
import type { Texts } from './actions'

/** Where and how the site shows the values of a type's documents. */
interface Shown {
  /**
   * Addresses, of which at least one must show each value unless an action shows it. A slash at the
   * end means all pages below; 'its page', also the default, the document's own.
   */
  at?: readonly string[]
  /** How the site writes a value, by its path, when it does not write it as in the document. */
  as?: Readonly<Record<string, Say>>
  /** Paths, separated by blanks, of values that no page or action of the walk shows, by reason. */
  unseen?: Readonly<Record<string, string>>
}
/** Returns undefined for a value that the site does not show. */
type Say = (
  value: unknown,
  data: TestDocument['data'],
  texts: Texts,
  path: Path,
) => string | undefined

const number = (format: (value: number) => string) => (value: unknown) => format(Number(value))
const text = (format: (value: string) => string) => (value: unknown) => format(String(value))
const choice =
  (type: TestDocument['type'], ...path: string[]): Say =>
  (value, _, texts) =>
    texts(type, ...path, String(value))
const named: Say = (value, _, texts) =>
  String(value).replaceAll('{empresa}', () => texts('Company', 'name'))
const beforePlace = text((value) => value.split('{')[0]?.trim() ?? '')
const dated: Readonly<Record<string, Say>> = {
  updatedOn: text(formatShortDate),
  dated: (value, { updatedOn }) =>
    String(value).replace('{data}', formatShortDate(String(updatedOn))),
}
/** The schema has validated the document. */
const quote = ({ pricePerKg, initialVariation }: TestDocument['data']) =>
  quoteOf(pricePerKg as Material['pricePerKg'], initialVariation as Material['initialVariation'])

const oneSentence: Say = (value, _, __, path) =>
  path.at(-1) === 0 ? String(value) : inSentence(String(value))

const SCRAP = ['/comercio-sucata']
const LOTS = ['/lotes-informatica']
const SERVICES = ['/servicos']
const WHEN = 'decides when the document is on the site; in-time.test.ts holds it'
/** lot.spec.ts reads it on the tests' own lots. */
const ON_A_LOT = 'shows on the page of a lot that has it, or is in that state'
const IN_MATERIAL_SPEC = 'shows on some materials only; material.spec.ts reads it there'
const ON_CERTAIN_STATES = 'shows only in a state that other journeys bring about'

/**
 * Every type must have an entry, else this does not compile. A path covers all values below it, and
 * leaves out the indices of lists.
 */
export const SHOWN: Readonly<Record<DocumentTypeName, Shown>> = {
  Notice: { unseen: { 'there for a time only; layout.test.tsx reads it': '' } },
  Redirects: { unseen: { 'old addresses, each with a page that leads on': '' } },
  Company: {
    at: ['/', '/sobre', '/contato'],
    as: {
      phone: text(formatNationalPhone),
      whatsapp: text((value) => value.replace(/\D/g, '')),
      // The schema has validated the document.
      openingHours: (_, data) => describeHours(data.openingHours as Company['openingHours']),
    },
    unseen: {
      'decides whether the company is open on a day': 'closedOn',
      'a header for the browser': 'imageHosts',
      'for search engines; json-ld.test.ts holds it': 'map.latitude map.longitude',
      'a mark for the check before a release': 'exampleContent',
    },
  },
  Freight: { unseen: { 'shows on a lot or in the comparison, for a CEP': '' } },
  Messages: {
    at: ['/', ...LOTS, ...SCRAP, '/comercio-sucata/', ...SERVICES, '/contato'],
    unseen: {
      [ON_A_LOT]:
        'requests.offer requests.difference whatsapp.lotPage whatsapp.lotReserved whatsapp.lotAlike',
      'is the message of a list of devices; inventory.spec.ts reads it': 'requests.inventory',
    },
  },
  LayoutPage: {
    at: ['/'],
    as: {
      'footer.copyright': named,
      'footer.verifyLink': named,
    },
    unseen: {
      'chooses the price of the strip': 'strip.material',
      [ON_CERTAIN_STATES]:
        'offline pages prices toasts.inDevelopment toasts.newsletterFailed toasts.draftFailed',
    },
  },
  FormsPage: {
    at: ['/contato', '/servicos', '/blog'],
    unseen: {
      'shows only beside what is wrong or missing': 'errors summary',
      [ON_CERTAIN_STATES]: 'panel.emptyBody ways.share ways.copied notices',
    },
  },
  HomePage: { at: ['/'], unseen: { 'chooses, or counts': 'ticker.materials newLots.button' } },
  LotsPage: {
    at: LOTS,
    as: { 'lastVisit.since': beforePlace },
    unseen: {
      [ON_A_LOT]:
        'card.codeLabel card.reservedButton card.functionalLabel card.cosmeticLabel card.enteredLabel ' +
        'card.soldLabel card.soldOnLabel card.reservedUntilLabel ' +
        'statuses',
      [ON_CERTAIN_STATES]:
        'list.one filters.faults filters.from filters.to compare.full compare.button ' +
        'compare.count lastVisit.priced lastVisit.sold lastVisit.same lastVisit.fresh.one saved',
    },
  },
  LotPage: { unseen: { [ON_A_LOT]: '' } },
  ScrapPage: {
    at: SCRAP,
    as: {
      // The text before its {place}, which the site fills with the price of a material.
      'seo.description': beforePlace,
    },
    unseen: {
      [ON_CERTAIN_STATES]:
        'board.search.none board.search.button calculator.faults ' +
        'estimate.copied estimate.notCopied estimate.emptyLink estimate.added estimate.weightButton ' +
        'lastVisit.same',
    },
  },
  ServicesPage: { at: SERVICES, unseen: { [ON_CERTAIN_STATES]: 'waiting proof' } },
  ServiceTables: {
    at: SERVICES,
    unseen: {
      'chooses, and shows by the words beside it': 'papers.rows.who papers.rows.kinds',
    },
  },
  AboutPage: { at: ['/sobre'], unseen: { [ON_CERTAIN_STATES]: 'proof' } },
  ContactPage: { at: ['/contato'], unseen: { [ON_CERTAIN_STATES]: 'map.offline' } },
  BlogPage: {
    at: ['/blog'],
    unseen: {
      'marks words of the articles for screen readers': 'english',
      'shows on articles, with the article': 'article authors',
      [ON_CERTAIN_STATES]: 'list.one',
    },
  },
  MaterialPage: {
    at: ['/comercio-sucata/'],
    unseen: {
      'stands for the picture of a material without one': 'seo.photo',
      [IN_MATERIAL_SPEC]: 'price chart terms.minimum.text takes takesColumns steps',
    },
  },
  NotFoundPage: { at: ['/nao-existe'] },
  PrivacyPage: {
    as: dated,
    unseen: { [ON_CERTAIN_STATES]: 'contact.copyButton contact.copied' },
  },
  AccessibilityPage: { as: dated },
  InventoryPage: {
    at: ['/servicos/inventario'],
    unseen: {
      'shows beside a list that was read or refused; inventory.spec.ts reads it there':
        'source.pasted source.reading source.refused source.change faults columns answer results data kinds needs request',
    },
  },
  VerifyPage: {
    at: ['/verificar'],
    as: {
      'header.title': named,
      'contact.title': named,
      // The text before its {place}, which the site fills with the company's legal name.
      'channels.payee': beforePlace,
    },
    unseen: {
      [ON_CERTAIN_STATES]:
        'contact.unknown contact.noAreaCode contact.ours contact.alike contact.foreign channels.noProfile ' +
        'channels.anyEmail ' +
        'laudo.number laudo.kind laudo.state laudo.successor laudo.titles laudo.states ' +
        'laudo.compare laudo.offline laudo.unknown laudo.unknownText laudo.mailButton laudo.subject',
    },
  },
  Lot: {
    as: {
      category: choice('LotsPage', 'categories'),
      price: number(formatPrice),
      units: (value, { price }) =>
        formatPrice(Math.round((Number(price) / Number(value)) * 100) / 100),
      rating: number(
        (value) => `Avaliação ${value.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} de 5`,
      ),
      enteredOn: text(formatShortDate),
      updatedOn: text(formatShortDate),
    },
    unseen: {
      'is for the comparison of lots': 'configuration',
      [WHEN]: 'from until',
      [ON_A_LOT]:
        'status statusOn reservedUntil originalPrice originalPriceOn functionalGrade ' +
        'cosmeticGrade pickup freight included offers questions reuseDevice',
    },
  },
  Material: {
    at: ['its page', ...SCRAP],
    as: {
      group: choice('ScrapPage', 'board', 'groups'),
      pricePerKg: (_, data, __, path) =>
        path.at(-1) === quote(data).prices[0]?.day
          ? formatDecimal(quote(data).pricePerKg)
          : undefined,
      initialVariation: (_, data) => formatVariation(quote(data).variation),
    },
    unseen: {
      'stands in a drawing where there is no photo': 'symbol',
      'says to the check alone that a jump is right': 'confirmedOn',
    },
  },
  Service: { at: [...SERVICES, '/'], as: { features: oneSentence } },
  Integration: { at: SERVICES },
  ProcessStep: { at: SERVICES },
  Certification: { at: SERVICES, as: { validUntil: text(formatShortDate) } },
  Differential: { at: SCRAP },
  Laudo: { unseen: { 'shows beside its PDF, where verify.spec.ts reads it': '' } },
  Post: {
    at: ['its page', '/blog', '/blog/pagina/'],
    as: { date: text(formatLongDate), updatedOn: text(formatLongDate) },
    unseen: { [WHEN]: 'from until' },
  },
}
