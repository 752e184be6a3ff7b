import { addressOf } from '../../src/content/addresses'
import { documentType } from '../../src/content/document-types'
import { objectTree, visitLeaves, type Field, type Path } from '../../src/content/field-tree'
import { TOAST_ACTION } from '../../src/content/vocabulary'
import type { TestDocument } from '../support/documents'
import { inClear, plain, type Haul } from './haul'
import { SHOWN, type Place } from './shown'
import type { Texts } from './views'

export type Channel = 'text' | 'alt' | 'href' | 'head'

/** One value of one document that a view must show. */
export interface Expected {
  view: string
  channel: Channel
  text: string
  times: number
  /** Document and field, for the message of a failure. */
  source: string
}

/**
 * How a value reaches the visitor, by the kind of its field; undefined for what steers the page and
 * is not read.
 */
function channelOf(field: Field, value: unknown, path: Path): Channel | undefined {
  const key = path.at(-1)
  if (
    field.kind === 'boolean' ||
    field.widget === 'image' ||
    key === 'order' ||
    key === 'icon' ||
    value === TOAST_ACTION
  )
    return undefined
  // The name of a choice in an address is never read; its label beside it is.
  if (key === 'value' && path[0] === 'subjects') return undefined
  if (path[0] === 'seo') return 'head'
  if (key === 'alt') return 'alt'
  return field.widget === 'link' || field.widget === 'action' ? 'href' : 'text'
}

/** Types whose texts have {places}. */
const TEMPLATES: readonly string[] = ['Messages', 'MaterialPage']

/** The words of a template around its {places}, which a request or a material fills. */
const partsOf = (template: string): string[] =>
  template
    .split(/\{[^{}]*\}/)
    .flatMap((part) => part.split('\n'))
    .map(plain)
    .filter((part) => /\p{L}{2}/u.test(part))

/**
 * Everything that the published documents of a site must show, view by view, read from the schemas
 * and from SHOWN.
 */
export function expectedOf(
  documents: TestDocument[],
  pages: readonly string[],
  texts: Texts,
): Expected[] {
  const expected: Expected[] = []
  for (const document of documents.filter(({ draft }) => !draft)) {
    visitLeaves(
      objectTree(documentType(document.type).schema),
      document.data,
      (field, value, path) => {
        const dotted = path.join('.')
        // A rule speaks of all items of a list.
        const named = path.filter((step) => typeof step === 'string').join('.')
        const rule = SHOWN[document.type].find(
          ([prefix]) => prefix === '' || named === prefix || named.startsWith(`${prefix}.`),
        )
        if (!rule) throw new Error(`SHOWN does not say where ${document.type}.${dotted} shows.`)
        const kind = channelOf(field, value, path)
        const place = rule[1]
        if (kind === undefined || 'unseen' in place) return
        // What speaks through the picture or the head does so whatever the rest of the field's group does.
        const channel = kind === 'text' ? (place.channel ?? 'text') : kind
        for (const text of wordsOf(value, document, place, texts, channel, path)) {
          for (const view of viewsOf(place, document, pages)) {
            expected.push({
              view,
              channel,
              text,
              times: channel === 'text' ? (place.times ?? 1) : 1,
              source: `${document.type} ${document.slug} ${dotted}`,
            })
          }
        }
      },
    )
  }
  return together(expected)
}

function wordsOf(
  value: unknown,
  document: TestDocument,
  place: Place,
  texts: Texts,
  channel: Channel,
  path: Path,
): string[] {
  if (place.as && channel !== 'alt') {
    const text = place.as(value, document, texts, path)
    return text === undefined ? [] : [plain(text)]
  }
  return TEMPLATES.includes(document.type) ? partsOf(String(value)) : [plain(String(value))]
}

function viewsOf({ at }: Place, document: TestDocument, pages: readonly string[]): string[] {
  return at.flatMap((view) => {
    if (view === 'every page') return [...pages, '/nao-existe']
    if (view === 'every address') return [...pages]
    if (view === 'every material')
      return pages.filter((page) => page.startsWith('/comercio-sucata/'))
    return view === 'its page' ? (addressOf(document) ?? []) : [view]
  })
}

/**
 * The same words expected of two documents must stand there twice, but for links and the head,
 * where once is enough.
 */
function together(expected: Expected[]): Expected[] {
  const sums = new Map<string, Expected>()
  for (const one of expected) {
    const key = JSON.stringify([one.view, one.channel, one.text])
    const sum = sums.get(key)
    sums.set(
      key,
      sum ? { ...sum, times: sum.times + one.times, source: `${sum.source}, ${one.source}` } : one,
    )
  }
  return [...sums.values()].map((sum) => ({ ...sum, times: Math.max(1, sum.times) }))
}

/** Whether the view says the expected words, as often as it must. */
export function says(
  { text, alts, hrefs, head }: Haul,
  { channel, text: wanted, times }: Expected,
): boolean {
  if (channel === 'href') return hrefs.some((href) => plain(href).includes(plain(inClear(wanted))))
  // Structured data writes quotes and slashes with a backslash.
  if (channel === 'head')
    return head.includes(wanted) || head.includes(JSON.stringify(wanted).slice(1, -1))
  if (channel === 'alt') return alts.filter((alt) => alt === wanted).length >= times
  return text.split(wanted).length - 1 >= times
}
