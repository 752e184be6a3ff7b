import { useEffect, useState } from 'react'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { documentAt } from '../../content/views/addresses'

/*
 * Each place has an address behind #, which every host serves without a rule of its own: #/precos,
 * #/materials/cobre.yaml, #/novo/materials, #/pagina/comercio-sucata/cobre.
 */

/** The screens that belong to no document: address, words of the link, and title. */
export const SCREENS = {
  list: { address: '#/', way: 'Todos os documentos', title: 'Documentos' },
  prices: { address: '#/precos', way: 'Preços do dia', title: 'Preços de hoje' },
  lots: { address: '#/precos/lotes', way: 'Lotes', title: 'Preços e situação dos lotes' },
  photos: { address: '#/fotos', way: 'Fotos', title: 'Fotos' },
  work: { address: '#/aberto', way: 'Em aberto', title: 'Em aberto' },
} as const
type ScreenName = keyof typeof SCREENS
// Object.keys is typed as string[]; the keys are those of the table above.
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

/** What the page shows. */
export type Place =
  | { at: ScreenName }
  | { at: 'new'; type: DocumentTypeName }
  /** The document of a page of the site, by its address. */
  | { at: 'page'; address: string }
  | { at: 'document'; type: DocumentTypeName; slug: string; file: string }

export const documentAddress = (file: string): string => `#/${file}`
export const newAddress = (type: DocumentTypeName): string => `#/novo/${documentType(type).path}`

/** The place of an address; the list for an unknown address. */
function placeAt(hash: string): Place {
  const [way = ''] = hash.split('?')
  const screen = SCREEN_NAMES.find((name) => SCREENS[name].address === way)
  if (screen) return { at: screen }
  const path = way.replace(/^#\//, '')
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

/**
 * The place that the browser's address names, and a note about what led there, such as «Documento
 * renomeado».
 */
export function usePlace() {
  const [{ hash, note }, setShown] = useState<{ hash: string; note?: string }>(() => ({
    hash: location.hash,
  }))
  useEffect(() => {
    const follow = () => {
      const { hash: now } = location
      setShown((shown) => (shown.hash === now ? shown : { hash: now }))
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  /** Sets the state at once, because the browser reports the change of the address later. */
  const go = (address: string, done: string) => {
    location.assign(address)
    setShown({ hash: address, note: done })
  }
  return { place: placeAt(hash), note, go }
}
