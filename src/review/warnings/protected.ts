import type { FieldDiff } from '../../content/compare/fields'
import type { DocumentTypeName } from '../../content/document-types'
import type { ChangedDocument, Warning } from '../review'

/**
 * What a fraud would change: whom visitors write to and pay, what proves who we are, what a buyer
 * is promised. Every change of these comes first, whatever it says.
 */
const WHOLE: ReadonlySet<DocumentTypeName | undefined> = new Set<DocumentTypeName>([
  'Company',
  'Messages',
  'VerifyPage',
  'Laudo',
  'Freight',
  'Notice',
  'Redirects',
])
/** Parts of other documents, by the names of their fields. */
const PARTS: Partial<Record<DocumentTypeName, RegExp>> = {
  LotsPage: /^(?:terms|seller)/,
  LotPage: /^(?:offers|terms|purchase|delivery|difference)/,
  Lot: /^(?:status|statusOn|reservedUntil|offers|pickup|freight|illustrative)/,
  Certification: /^(?:standard|number|validUntil|url)/,
}

const typeOf = ({ after, before }: ChangedDocument) => (after ?? before)?.type

export const isProtected = (document: ChangedDocument): boolean => WHOLE.has(typeOf(document))

export const isProtectedField = (document: ChangedDocument, { field }: FieldDiff): boolean =>
  isProtected(document) ||
  (document.change !== 'new' && (PARTS[typeOf(document) ?? 'Post']?.test(field) ?? false))

const FATES: Partial<Record<ChangedDocument['change'] | ChangedDocument['visibility'], string>> = {
  new: 'documento novo',
  gone: 'documento apagado',
  renamed: 'documento renomeado',
  published: 'era rascunho e passa a ser visto',
  hidden: 'vira rascunho e sai do site',
}

/** Each changed line of the protected documents, before and after. */
export const protectedLines = (documents: readonly ChangedDocument[]): Warning[] =>
  documents.flatMap((document) => {
    const { file, name, change, visibility, fields, blocks } = document
    const fates = isProtected(document) ? [FATES[change], FATES[visibility]] : []
    const changed = fields.filter((field) => isProtectedField(document, field))
    return [
      ...fates.flatMap((says) => (says === undefined ? [] : [{ file, name, says }])),
      ...changed.map(({ title, line, before, after, words }) => ({
        file,
        line,
        name,
        says: title,
        words: words ?? [
          { kind: 'gone' as const, text: before ?? '' },
          { kind: 'new' as const, text: after ?? '' },
        ],
      })),
      ...(isProtected(document) ? blocks : []).map(({ words }) => ({
        file,
        name,
        says: 'texto',
        words,
      })),
    ]
  })
