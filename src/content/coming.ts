import { documentType, type DocumentTypeName } from './document-types'
import { changesAfter } from './in-time'
import { brazilianMoment } from './rules/dates'

/**
 * What the site will change by itself after a moment, in order, a line each: «em 01/12/2026 o aviso
 * galpao-fechado entra».
 */
export const comingLines = (
  documents: readonly { type: DocumentTypeName; slug: string; data: unknown; draft: boolean }[],
  now: string,
): string[] =>
  changesAfter(documents, now).map(({ at, document: { type, slug }, comes }) => {
    const kind = documentType(type)
    const name = kind.kind === 'collection' ? `${kind.names.the} ${kind.names.one} ` : ''
    const what = comes ? 'entra' : type === 'Lot' ? 'sai da lista' : 'sai'
    return `em ${brazilianMoment(at)} ${name}${slug} ${what}`
  })
