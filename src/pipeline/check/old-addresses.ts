import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { addressOf, documentAt } from '../../content/views/addresses'
import { documentType } from '../../content/document-types'
import type { OldAddress } from '../../content/rules/redirects'
import { decodeText } from '../../content/check/decode-text'
import { readDocument } from '../../content/check/read-document'
import { atMoment } from '../../content/time/in-time'
import type { Reason } from '../../content/check/diagnostic'
import { gitOutput, spawnGit } from '../git'

/** The commits whose pages visitors know: the remote's main, else the local one, else the last commit. */
const BASES = [['--merge-base', 'origin/main'], ['--merge-base', 'main'], ['HEAD']]

/**
 * Finds addresses that the site had and whose documents are gone, by comparing with the commit
 * where the branch left main. Without Git the result is empty. Never throws.
 * @param now the moment at which the old documents had to be visible; see in-time.ts
 */
export function goneAddresses(contentDir: string, now: string): OldAddress[] {
  for (const base of isInRepository(resolve(contentDir)) ? BASES : []) {
    // Deleted files with their old blobs, in one call. A renamed file counts as deleted: its
    // address is gone.
    const options = '--raw --no-abbrev --no-renames --no-ext-diff --relative --diff-filter=D -z'
    const output = gitOutput(contentDir, ['diff', ...base, ...options.split(' '), '--', '.'])
    if (output) return published(contentDir, output.toString().split('\0'), now)
  }
  return []
}

/**
 * Why Git does not answer about the folder: for instance because another user owns it. Then it is
 * unknown whether an address is lost, and unknown is not none.
 */
export function gitRefusal(contentDir: string): Reason | undefined {
  if (!isInRepository(resolve(contentDir))) return undefined
  const { status, stderr, error } = spawnGit(contentDir, ['rev-parse', '--git-dir'])
  // A machine without Git builds from the files alone, as from an archive.
  if (status === 0 || error) return undefined
  const message = `o Git não responde, e não se sabe se um endereço se perde: ${stderr.toString().split('\n')[0]}`
  return { message, fix: 'rode «git status» aqui e faça o que ele diz' }
}

/** Whether a folder or one above it is Git's; to see it costs a hundredth of starting Git. */
const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) ||
  (dirname(folder) !== folder && isInRepository(dirname(folder)))

/** @param parts alternately «:100644 000000 <old blob> <new blob> D» and the path */
function published(contentDir: string, parts: readonly string[], now: string): OldAddress[] {
  return parts.flatMap((line, index) => {
    const blob = /^:\d+ \d+ ([0-9a-f]+) /.exec(line)?.[1]
    const old = documentAt(parts[index + 1] ?? '')
    const address = old && documentType(old.type).kind === 'collection' && addressOf(old)
    if (!address || blob === undefined) return []
    const bytes = gitOutput(contentDir, ['cat-file', 'blob', blob]) ?? Buffer.alloc(0)
    const { draft } = atMoment(readDocument(old, decodeText(bytes)), now)
    return draft ? [] : [{ address, file: old.file }]
  })
}
