import { addressOf } from '../../src/content/addresses'
import { documentType, type DocumentTypeName } from '../../src/content/document-types'
import { objectTree, visitLeaves } from '../../src/content/field-tree'
import { TOAST_ACTION } from '../../src/content/vocabulary'
import type { TestDocument } from '../support/documents'
import type { Texts } from './actions'
import { inClear, plain } from './haul'
import { SHOWN } from './shown'

/** One text of one document that a visitor must meet. */
export interface Expected {
  text: string
  /** Addresses of which one must show it; see `at` in shown.ts. */
  at: readonly string[]
  /** Document and field, for the message of a failure. */
  source: string
}

/** Types whose texts have {places}, which a request, a material or an answer fills. */
const TEMPLATES: readonly DocumentTypeName[] = [
  'Messages',
  'MaterialPage',
  'ScrapPage',
  'ServiceTables',
]

/** Texts above documents of another type: left out while none of those is published. */
const HEADS: Partial<Record<DocumentTypeName, Readonly<Record<string, DocumentTypeName>>>> = {
  ScrapPage: { differentials: 'Differential' },
  ServicesPage: {
    process: 'ProcessStep',
    integrations: 'Integration',
    integrationButton: 'Integration',
    certifications: 'Certification',
  },
  AboutPage: { certifications: 'Certification' },
}

/** Returns the parts of a text that visitors read as written: the words around its {places}. */
const partsOf = (template: string): string[] =>
  template
    .split(/\{[^{}]*\}/)
    .flatMap((part) => part.split('\n'))
    .filter((part) => /\p{L}{2}/u.test(part))

const covers = (prefix: string, path: string): boolean =>
  prefix === '' || path === prefix || path.startsWith(`${prefix}.`)

/** Everything that the published documents of a site must show, read from the schemas and from SHOWN. */
export function expectedOf(documents: readonly TestDocument[], texts: Texts): Expected[] {
  const expected: Expected[] = []
  const published = documents.filter(({ draft }) => !draft)
  for (const { type, slug, data } of published) {
    const { at = ['its page'], as = {}, unseen = {} } = SHOWN[type]
    const headless = Object.entries(HEADS[type] ?? {}).flatMap(([prefix, headed]) =>
      published.some((document) => document.type === headed) ? [] : [prefix],
    )
    const own = addressOf({ type, slug }) ?? ''
    visitLeaves(objectTree(documentType(type).schema), data, (field, value, path) => {
      const named = path.filter((step) => typeof step === 'string').join('.')
      const key = path.at(-1)
      // These values steer the page and are not read; a choice is read by its label.
      const steers =
        field.kind === 'boolean' ||
        field.widget === 'image' ||
        key === 'order' ||
        key === 'icon' ||
        value === TOAST_ACTION ||
        (key === 'value' && path[0] === 'subjects')
      const isUnseen = Object.values(unseen)
        .flatMap((paths) => paths.split(' '))
        .concat(headless)
        .some((prefix) => covers(prefix, named))
      if (steers || isUnseen) return
      const say = Object.entries(as).find(([prefix]) => covers(prefix, named))?.[1]
      const said =
        say && key !== 'alt'
          ? [say(value, data, texts, path) ?? '']
          : TEMPLATES.includes(type)
            ? partsOf(String(value))
            : [inClear(String(value))]
      for (const text of said.map(plain).filter(Boolean))
        expected.push({
          text,
          at: at.map((one) => (one === 'its page' ? own : one)),
          source: `${type} ${slug} ${path.join('.')}`,
        })
    })
  }
  return expected
}
