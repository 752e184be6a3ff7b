import { readFileSync, writeFileSync } from 'node:fs'
import { canonicalText } from '../content/yaml/patch-document'
import { findFiles } from '../pipeline/check/find-files'
import { readText } from '../pipeline/check/read-text'

interface FormatResult {
  /** Files below the content folder that were, or with `dry` would be, rewritten. */
  changed: string[]
  /**
   * Files that could not be read as their type: they were not touched, and the check reports why.
   */
  unread: string[]
}

/**
 * Writes every document in its canonical form; values, comments, line ends and BOM stay.
 * @param only files below contentDir; all documents when left out
 */
export function formatContent(
  contentDir: string,
  { dry = false, only }: { dry?: boolean; only?: ReadonlySet<string> } = {},
): FormatResult {
  const result: FormatResult = { changed: [], unread: [] }
  for (const { type, file } of findFiles(contentDir).documents) {
    if (only && !only.has(file)) continue
    const path = `${contentDir}/${file}`
    const { text, written, error } = readText(path)
    const canonical = error ? undefined : canonicalText(type, text)
    if (canonical === undefined) result.unread.push(file)
    else if (canonical !== text) {
      result.changed.push(file)
      if (!dry)
        writeFileSync(
          path,
          byteOrderMarkOf(path) +
            (written.includes('\r\n') ? canonical.replaceAll('\n', '\r\n') : canonical),
        )
    }
  }
  return result
}

/**
 * The byte order mark of a file, if any: the decoder drops it, and the Windows program that wrote
 * it may need it.
 */
export const byteOrderMarkOf = (path: string): string =>
  readFileSync(path)
    .subarray(0, 3)
    .equals(Buffer.from([0xef, 0xbb, 0xbf]))
    ? '\ufeff'
    : ''
