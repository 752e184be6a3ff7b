import { decodeText } from '../../content/check/decode-text'
import { readDocument } from '../../content/check/read-document'
import { ruleErrors } from '../../content/rules'
import { siteOf } from '../../content/rules/site'
import { withPrice } from '../../content/write/draft'
import { patchDocument, readDocumentDraft } from '../../content/write/patch-document'
import type { ReadDocument } from '../../content/check/read-document'
import type { PriceChange } from './plan-prices'
import type { TableError } from './read-table'

/** A changed file; both texts have the file's own line ends. */
export interface PatchedFile {
  file: string
  before: string
  written: string
}

/**
 * The files with their new prices: a material gets a line on top (or a new value for that day), a
 * lot a new value; no other line changes. Each file is checked: an error is reported at the table's
 * line.
 * @param textOf returns a file's text with its own line ends
 */
export function patchedFiles(
  changes: readonly PriceChange[],
  textOf: (file: string) => string,
  documents: readonly ReadDocument[],
  today: string,
): { files: PatchedFile[]; errors: TableError[] } {
  const files: PatchedFile[] = []
  const errors: TableError[] = []
  const site = siteOf(documents)
  for (const change of changes) {
    const { type, slug, file } = change.document
    const before = textOf(file)
    const draft = readDocumentDraft(type, before)
    if (!draft) {
      errors.push({
        line: change.line,
        sentence: `content/${file} não pode ser lido — rode npm run content:check e corrija-o`,
      })
      continue
    }
    const written = patchDocument(type, before, {
      ...draft,
      // The user has accepted this jump, and the check demands that the document confirms it.
      fields: withPrice(draft.fields, {
        ...change,
        confirmedOn: change.jump?.isRefused ? change.day : undefined,
      }),
    })
    const after = readDocument({ type, slug, file }, decodeText(new TextEncoder().encode(written)))
    const all = documents.map((document) => (document.file === file ? after : document))
    const [error] = [...after.errors, ...ruleErrors(after, { all, today }, site)]
    if (error)
      errors.push({
        line: change.line,
        sentence: `«${change.name}»: ${error.message} — ${error.fix}`,
      })
    else files.push({ file, before, written })
  }
  return { files, errors }
}
