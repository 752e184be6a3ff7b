import type { Diagnostic } from '../../content/check/diagnostic'
import type { AddressDiff, DocumentDiff, Warning } from '../content-diff'

/**
 * New errors in documents that the change did not touch. Links to a dead address are left out,
 * because the warning about the address names them.
 * @param errorsBefore called only when there is such an error, because it opens every picture of
 * the old version
 */
export async function brokenElsewhere(
  errors: readonly Diagnostic[],
  documents: readonly DocumentDiff[],
  addresses: readonly AddressDiff[],
  redirects: string,
  errorsBefore: () => Promise<Diagnostic[]>,
): Promise<Warning[]> {
  // An error of the redirects is a lost address, which has its own warning.
  const touched = new Set([...documents.map(({ file }) => file), redirects])
  const linked = new Set(
    addresses.flatMap(({ linkedFrom }) => linkedFrom.map(({ file, line }) => `${file}:${line}`)),
  )
  const foreign = errors.filter(
    ({ file, line }) => !touched.has(file) && !linked.has(`${file}:${line}`),
  )
  if (foreign.length === 0) return []
  const keyOf = ({ file, line, message }: Diagnostic) => `${file}:${line} ${message}`
  const before = new Set((await errorsBefore()).map(keyOf))
  return foreign
    .filter((error) => !before.has(keyOf(error)))
    .map(({ file, line, message }): Warning => ({
      kind: 'broken-elsewhere',
      level: 'warning',
      file,
      line,
      sentence: `${file} não mudou e deixa de valer: ${message}`,
      why: 'Foi esta mudança que o quebrou.',
    }))
}
