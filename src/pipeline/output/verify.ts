import { existsSync } from 'node:fs'
import { decoded } from '../../content/text/web-address'
import type { ReadPage } from '../render/html'

/**
 * The last check of a built site.
 * @throws Error naming every link or file of a page that does not exist, and every repeated id
 */
export function verifySite(pages: readonly ReadPage[], dist: string): void {
  const errors = [...deadReferences(pages, dist), ...pages.flatMap(repeatedIds)]
  if (errors.length > 0) throw new Error(`As páginas construídas têm faltas:\n${errors.join('\n')}`)
}

/**
 * Checks that every address on this site that a page names exists: pages among the prerendered
 * ones, fragments on their page, files in dist. Every sentence names the page and the address.
 */
export function deadReferences(pages: readonly ReadPage[], dist: string): string[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, ids]))
  const fault = (from: string, url: string): string[] => {
    if (!/^[/#]/.test(url) || url.startsWith('//')) return []
    const [address = '', anchor] = url.split('#')
    const path = decoded(address.split('?')[0] ?? '') || from
    const ids = idsByPath.get(path)
    if (!ids)
      return existsSync(`${dist}${path}`) && path !== '/' ? [] : [`${from}: ${url} não existe`]
    return anchor && !ids.includes(decoded(anchor)) ? [`${from}: não há #${anchor} em ${path}`] : []
  }
  const errors = pages.flatMap(({ path, attributes }) => {
    const values = (name: string) => attributes.get(name) ?? []
    const candidates = values('srcset').flatMap((value) =>
      value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
    )
    const urls = ['href', 'src', 'action'].flatMap(values)
    return [...urls, ...candidates].flatMap((url) => fault(path, url))
  })
  return [...new Set(errors)]
}

/** Ids that occur twice on a page: links and labels would lead to the first one only. */
export function repeatedIds({ path, ids }: ReadPage): string[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return Array.from(repeated, (id) => `${path}: o id «${id}» está em mais de um elemento`)
}
