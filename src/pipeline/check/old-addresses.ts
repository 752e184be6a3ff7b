import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentAt } from '../../content/document-at'
import { documentType } from '../../content/document-types'
import { addressOf, PAGE_PATHS } from '../../content/addresses'
import { isFurtherPage } from '../../content/paging'
import type { OldAddress } from '../../content/rules/redirects'
import { valueAt } from '../../content/rules/reason'
import { parseSource } from '../../content/check/read-document'
import { gitOutput } from '../git'

/** The commits whose pages visitors know: main, else the last commit. */
const BASES = [['--merge-base', 'main'], ['--merge-base', 'origin/main'], ['HEAD']]

/**
 * Finds addresses that the site had and whose documents are gone, by comparing with the commit
 * where the branch left main. Without Git the sitemap of the last build is compared; without either
 * the result is empty. Never throws.
 */
export function goneAddresses(contentDir: string): OldAddress[] {
  return fromGit(contentDir) ?? fromLastBuild(contentDir)
}

const git = (contentDir: string, args: readonly string[]): Buffer | undefined =>
  existsSync(contentDir) ? gitOutput(contentDir, args) : undefined

/**
 * Returns whether the folder is in a Git repository; asking Git itself takes a process for each of
 * BASES.
 */
function isVersioned(contentDir: string): boolean {
  if (process.env.GIT_DIR !== undefined || !existsSync(contentDir)) return true
  for (let folder = realpathSync(contentDir); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true
    if (folder === dirname(folder)) return false
  }
}

function fromGit(contentDir: string): OldAddress[] | undefined {
  if (!isVersioned(contentDir)) return undefined
  for (const base of BASES) {
    // Deleted files with their old blobs, in one call. A renamed file counts as deleted: its address is gone.
    const output = git(contentDir, [
      'diff',
      ...base,
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--no-ext-diff',
      '--relative',
      '--diff-filter=D',
      '-z',
      '--',
      '.',
    ])
    if (output) return published(contentDir, output.toString().split('\0'))
  }
  return undefined
}

/** @param parts alternately «:100644 000000 <old blob> <new blob> D» and the path */
function published(contentDir: string, parts: readonly string[]): OldAddress[] {
  return parts.flatMap((line, index) => {
    const blob = /^:\d+ \d+ ([0-9a-f]+) /.exec(line)?.[1]
    const old = documentAt(parts[index + 1] ?? '')
    const address = old && documentType(old.type).kind === 'collection' ? addressOf(old) : undefined
    if (!old || blob === undefined || address === undefined) return []
    const text = git(contentDir, ['cat-file', 'blob', blob])?.toString() ?? ''
    return valueAt(parseSource(text, old.type).yaml?.data, 'draft') === true
      ? []
      : [{ address, file: old.file }]
  })
}

/**
 * Addresses in the sitemap of the last build, without those of single documents and of the numbered
 * pages of lists.
 */
function fromLastBuild(contentDir: string): OldAddress[] {
  const sitemap = join(contentDir, '../dist/sitemap.xml')
  if (!existsSync(sitemap)) return []
  const fixed = new Set(PAGE_PATHS)
  return Array.from(
    readFileSync(sitemap, 'utf8').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  )
    .filter((address) => !fixed.has(address) && !isFurtherPage(address))
    .map((address) => ({ address, file: 'o documento' }))
}
