import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compressTexts } from '../../src/pipeline/compress'
import { NOT_FOUND } from '../../src/pipeline/hosts/site-rules'
import { documentOf } from '../e2e/page-bytes'

/** A page without its script; what it says of itself to search engines stays. */
export const withoutScript = (html: string): string =>
  html.replace(/<script\b(?![^>]*\btype="?application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')

/**
 * Writes the floor of a built site: some of its pages as they are but for their script, compressed
 * as the others. What a page
 * costs above its floor is what its script costs. An older one is replaced.
 */
export async function writeFloor(
  dist: string,
  floor: string,
  paths: readonly string[],
): Promise<void> {
  const pages = [...paths, `/${NOT_FOUND}`].map(documentOf)
  rmSync(floor, { recursive: true, force: true })
  // No page of it asks for scripts or data; compressing what nobody reads would take longer than measuring.
  const isPart = (path: string) =>
    path.endsWith('.html')
      ? pages.includes(`/${relative(dist, path).split(sep).join('/')}`)
      : !/\.(?:br|gz|js|css|json)$/.test(path) && relative(dist, path) !== 'admin'
  cpSync(dist, floor, { recursive: true, filter: isPart })
  for (const page of pages)
    writeFileSync(join(floor, page), withoutScript(readFileSync(join(dist, page), 'utf8')))
  await compressTexts(floor)
}
