import { existsSync } from 'node:fs'
import { decoded } from '../../content/text/web-address'
import type { ReadPage } from '../render/read-page'
import type { WrittenPage } from './documents'

/**
 * The last check of a built site.
 * @throws Error naming every link or file of a page that does not exist, and every repeated id
 */
export function verifySite(
  rendered: readonly ReadPage[],
  written: readonly Pick<WrittenPage, 'files'>[],
  dist: string,
): void {
  const missing = [...new Set(written.flatMap(({ files }) => files))]
    .filter((file) => !existsSync(`${dist}/${file}`))
    .map((file) => `/${file} não existe`)
  const errors = [...missing, ...deadReferences(rendered, dist), ...rendered.flatMap(repeatedIds)]
  if (errors.length > 0) throw new Error(`As páginas construídas têm faltas:\n${errors.join('\n')}`)
}

/**
 * Attributes with the addresses of a page's links, pictures and forms. The files of the start
 * element are not among them: the build takes those from the manifest.
 */
const ADDRESSES = ['href', 'src', 'action']

/**
 * Checks that every address on this site that a page names exists: pages among the prerendered
 * ones, fragments on their page, files in dist. Every sentence names the page and the address.
 */
export function deadReferences(pages: readonly ReadPage[], dist: string): string[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  const errors = new Set<string>()
  for (const { path: from, attributes } of pages) {
    const candidates = (attributes.get('srcset') ?? []).flatMap((value) =>
      value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
    )
    for (const url of [...ADDRESSES.flatMap((name) => attributes.get(name) ?? []), ...candidates]) {
      const error = deadReference(from, url, idsByPath, dist)
      if (error) errors.add(error)
    }
  }
  return [...errors]
}

/** Ids that occur twice on a page: links and labels would lead to the first one only. */
export function repeatedIds({ path, ids }: ReadPage): string[] {
  const seen = new Set<string>()
  const repeated = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))
  return Array.from(repeated, (id) => `${path}: o id «${id}» está em mais de um elemento`)
}

function deadReference(
  from: string,
  url: string,
  idsByPath: ReadonlyMap<string, ReadonlySet<string>>,
  dist: string,
): string | undefined {
  if (!/^[/#]/.test(url) || url.startsWith('//')) return undefined
  const [address = '', anchor] = url.split('#')
  const path = decoded(address.split('?')[0] ?? '') || from
  const ids = idsByPath.get(path)
  if (!ids)
    return existsSync(`${dist}${path}`) && path !== '/' ? undefined : `${from}: ${url} não existe`
  return anchor && !ids.has(decoded(anchor)) ? `${from}: não há #${anchor} em ${path}` : undefined
}
