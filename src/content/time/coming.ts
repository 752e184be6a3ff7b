import { documentType, type DocumentTypeName } from '../document-types'
import { reais } from '../prices/figures'
import { changesAfter } from './in-time'
import { brazilianMoment } from '../rules/dates'

/**
 * The changes that the site will make by itself after a moment, in order, one sentence each: «em
 * 01/12/2026 o aviso galpao-fechado entra».
 */
export const comingLines = (
  documents: readonly { type: DocumentTypeName; slug: string; data: unknown; draft: boolean }[],
  now: string,
): string[] =>
  changesAfter(documents, now).map(({ at, document: { type, slug }, what }) => {
    const day = `em ${brazilianMoment(at)}`
    if (typeof what === 'object')
      return `${day} o preço de ${slug} passa a ${reais(what.pricePerKg)}`
    const kind = documentType(type)
    const name = kind.kind === 'collection' ? `${kind.names.the} ${kind.names.one} ` : ''
    const goes = type === 'Lot' ? 'sai da lista' : 'sai'
    return `${day} ${name}${slug} ${what === 'comes' ? 'entra' : goes}`
  })
