import { type Diagnostic, inFile } from '../../content/check/diagnostic'
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
      ({ file, unfinished }) =>
        `Rascunho por terminar: ${file}; falta ${unfinished.map(({ field }) => field).join(', ')}.`,
    )

/** «Conteúdo certo: 76 documentos, rascunhos: 1.» */
export const summary = (documents: readonly CheckedDocument[]): string =>
  `Conteúdo certo: ${documents.length} documentos, rascunhos: ${documents.length - published(documents).length}.`
