import { formatShortDate } from '../../src/site/lib/format'
import type { TestDocument } from '../support/documents'
import type { Place, Unseen } from './shown'

/** The day stands in its sentence. */
const datedText = (value: unknown, { data }: TestDocument) =>
  String(value).replace('{data}', formatShortDate(String(data.updatedOn)))

/** Where the pages of text show what they say; their Markdown has a test of its own in walk.spec.ts. */
export const TEXTS_SHOWN: Record<
  'PrivacyPage' | 'AccessibilityPage',
  readonly (readonly [path: string, place: Place | Unseen])[]
> = {
  PrivacyPage: [
    ['updatedOn', { at: ['/privacidade'], as: (value) => formatShortDate(String(value)) }],
    ['dated', { at: ['/privacidade'], as: datedText }],
    ['contact.subject', { at: ['/privacidade'], channel: 'href' }],
    ['contact.copyButton', { unseen: 'comes with the script that copies' }],
    ['contact.copied', { unseen: 'shows only after the copy' }],
    ['', { at: ['/privacidade'] }],
  ],
  AccessibilityPage: [
    ['updatedOn', { at: ['/acessibilidade'], as: (value) => formatShortDate(String(value)) }],
    ['dated', { at: ['/acessibilidade'], as: datedText }],
    ['contact.subject', { at: ['/acessibilidade'], channel: 'href' }],
    ['', { at: ['/acessibilidade'] }],
  ],
}
