import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../content/document-types'
import { addressOf, PAGE_PATHS } from '../../content/addresses'
import { isFurtherPage } from '../../content/paging'
import type { OldAddress } from '../../content/rules/redirects'
import { valueAt } from '../../content/rules/reason'
import { parseSource } from '../../content/check/read-document'
import { gitOutput } from '../git'

/** Where visitors' addresses come from: what main has, else what the last commit has. */
const BASES = [['--merge-base', 'main'], ['--merge-base', 'origin/main'], ['HEAD']]

/**
 * Addresses that the site had and whose documents are gone: by Git, compared with where the work left main, and where
 * there is no Git by the sitemap of the last build. Never throws; without history (a shallow clone, an unpacked archive)
 * it knows nothing and says nothing.
 */
export function goneAddresses(contentDir: string): OldAddress[] {
  return fromGit(contentDir) ?? fromLastBuild(contentDir)
}

const git = (contentDir: string, args: readonly string[]): Buffer | undefined =>
  existsSync(contentDir) ? gitOutput(contentDir, args) : undefined

/** Whether Git can know the folder: to ask it takes a process for each of BASES. */
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
    // Deleted files with the names of their old bytes, in one call; renames are a deletion here, as they are to visitors.
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

/** «:100644 000000 <old> <new> D» and the path, in turn. */
function published(contentDir: string, parts: readonly string[]): OldAddress[] {
  return parts.flatMap((line, index) => {
    const blob = /^:\d+ \d+ ([0-9a-f]+) /.exec(line)?.[1]
    const old = blob === undefined ? undefined : ownerOf(parts[index + 1] ?? '')
    if (!old || blob === undefined) return []
    const text = git(contentDir, ['cat-file', 'blob', blob])?.toString() ?? ''
    return valueAt(parseSource(text, old.type).yaml?.data, 'draft') === true
      ? []
      : [{ address: old.address, file: old.file }]
  })
}

/** The address of a document by its file; undefined for what has none. */
function ownerOf(file: string) {
  const type = DOCUMENT_TYPE_NAMES.find(
    (name) =>
      documentType(name).kind === 'collection' && file.startsWith(`${documentType(name).path}/`),
  )
  const slug = /^[^/]+\/([^/]+)\.(?:yaml|mdx)$/.exec(file)?.[1]
  const address = type && slug ? addressOf({ type, slug }) : undefined
  return type && address ? { type, address, file } : undefined
}

/** The build keeps what it has published: its sitemap names every page, those of documents and the numbered ones of the lists, which no document owns. */
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
