import { useEffect, useState } from 'react'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { documentAt } from '../../content/document-at'

/** What the page shows. */
export type Place =
  | { at: 'list' }
  | { at: 'prices' }
  | { at: 'lots' }
  | { at: 'photos' }
  | { at: 'work' }
  | { at: 'new'; type: DocumentTypeName }
  /** The document of a page of the site, by its address. */
  | { at: 'page'; address: string }
  | { at: 'document'; type: DocumentTypeName; slug: string; file: string }

/*
 * Each place has an address behind #, which every host serves without a rule of its own: #/precos,
 * #/materials/cobre.yaml, #/novo/materials, #/pagina/comercio-sucata/cobre.
 */
export const PRICES = '#/precos'
export const LOT_PRICES = '#/precos/lotes'
export const PHOTOS = '#/fotos'
export const WORK = '#/aberto'
export const LIST = '#/'
export const documentAddress = (file: string): string => `#/${file}`
export const newAddress = (type: DocumentTypeName): string => `#/novo/${documentType(type).path}`

/** The place of an address; the list for one that is none. */
export function placeAt(hash: string): Place {
  const [screen] = hash.split('?')
  if (screen === PRICES) return { at: 'prices' }
  if (screen === LOT_PRICES) return { at: 'lots' }
  if (screen === PHOTOS) return { at: 'photos' }
  if (screen === WORK) return { at: 'work' }
  const [path = ''] = hash.replace(/^#\//, '').split('?')
  const page = /^pagina(\/.*)$/.exec(path)?.[1]
  if (page !== undefined) return { at: 'page', address: page }
  const folder = /^novo\/(.+)$/.exec(path)?.[1]
  const type = DOCUMENT_TYPE_NAMES.find(
    (name) => documentType(name).kind === 'collection' && documentType(name).path === folder,
  )
  if (type) return { at: 'new', type }
  const document = documentAt(path)
  return document ? { at: 'document', ...document } : { at: 'list' }
}

/** The place of the browser's address; back, forward and a typed address change it. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return placeAt(hash)
}
