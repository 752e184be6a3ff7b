import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compressTexts } from '../../src/pipeline/files'
import { NOT_FOUND } from '../../src/pipeline/hosts/site-rules'
import { documentOf } from '../e2e/page-bytes'

/** A page's HTML without its scripts. The data for search engines (JSON-LD) stays. */
export const withoutScript = (html: string): string =>
  html.replace(/<script\b(?![^>]*\btype="?application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')

/**
 * Writes the floor of a built site: some of its pages without their scripts, compressed like the
 * others. The difference between a page and its floor is what its scripts cost. An older floor is
 * replaced.
 */
export async function writeFloor(
  dist: string,
  floor: string,
  paths: readonly string[],
): Promise<void> {
  const pages = [...paths, `/${NOT_FOUND}`].map(documentOf)
  rmSync(floor, { recursive: true, force: true })
  // The floor's pages request no scripts, no data and no full style sheet; compressing them takes
  // longer than measuring.
  const isPart = (path: string) =>
    path.endsWith('.html')
      ? pages.includes(`/${relative(dist, path).split(sep).join('/')}`)
      : !/\.(?:br|gz|js|json)$|\bsite-[\w-]{8}\.css$/.test(path) && relative(dist, path) !== 'admin'
  cpSync(dist, floor, { recursive: true, filter: isPart })
  for (const page of pages)
    writeFileSync(join(floor, page), withoutScript(readFileSync(join(dist, page), 'utf8')))
  await compressTexts(floor)
}
