import { type Diagnostic, inFile } from '../../content/check/diagnostic'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../content/document-types'
import { published } from '../../content/views/published'
import type { CheckedDocument } from './check'

/**
 * `arquivo:linha:coluna campo: o que está errado — como corrigir`; a warning has «aviso:» before
 * the problem.
 */
export const formatDiagnostic = (diagnostic: Diagnostic): string => {
  const { severity, file, line, column, field, message, fix } = diagnostic
  return `${file}:${line}:${column} ${field}: ${severity === 'warning' ? 'aviso: ' : ''}${message} — ${inFile(fix)}`
}

/** One line for each draft with missing fields, which are no errors before the draft is published. */
export const unfinishedLines = (documents: readonly CheckedDocument[]): string[] =>
  documents
    .filter(({ unfinished }) => unfinished.length > 0)
    .map(
      ({ file, unfinished }) => `Rascunho por terminar: ${file}; falta ${unfinished.join(', ')}.`,
    )

/** «Conteúdo certo: 6 lotes, 16 materiais, …, 11 documentos únicos, 1 rascunho.» */
export function summary(documents: CheckedDocument[]): string {
  const say = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  const types = documents.map(({ type }) => type)
  const lists = DOCUMENT_TYPE_NAMES.flatMap((name) => {
    const type = documentType(name)
    const count = types.filter((one) => one === name).length
    return type.kind === 'collection' ? [say(count, type.names.one, type.names.many)] : []
  })
  const singles = types.filter((type) => documentType(type).kind === 'singleton').length
  const drafts = documents.length - published(documents).length
  const parts = [...lists, say(singles, 'documento único', 'documentos únicos')]
  if (drafts > 0) parts.push(say(drafts, 'rascunho', 'rascunhos'))
  return `Conteúdo certo: ${parts.join(', ')}.`
}
