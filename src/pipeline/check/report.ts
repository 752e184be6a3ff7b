import type { Fault } from '../../content/check/fault'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../content/document-types'
import type { CheckedDocument } from './check'

/** `arquivo:linha:coluna campo: o que está errado — como corrigir` */
export const formatFault = ({ file, line, column, field, message, cure }: Fault): string =>
  `${file}:${line}:${column} ${field}: ${message} — ${cure}`

const PLURALS: Record<string, [one: string, many: string]> = {
  lots: ['lote', 'lotes'], materials: ['material', 'materiais'], services: ['serviço', 'serviços'], integrations: ['integração', 'integrações'],
  'process-steps': ['etapa', 'etapas'], certifications: ['certificação', 'certificações'], differentials: ['diferencial', 'diferenciais'], posts: ['artigo', 'artigos'],
}

/** «Conteúdo certo: 6 lotes, 16 materiais, …, 11 documentos únicos, 1 rascunho.» */
export function summary(documents: CheckedDocument[]): string {
  const say = (count: number, [one, many]: [string, string]) => `${count} ${count === 1 ? one : many}`
  const lists = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).kind === 'collection')
  const singles = documents.filter(({ type }) => documentType(type).kind === 'singleton').length
  const drafts = documents.filter(({ draft }) => draft).length
  const parts = [
    ...lists.map((name) => say(documents.filter(({ type }) => type === name).length, PLURALS[documentType(name).path] ?? [name, name])),
    say(singles, ['documento único', 'documentos únicos']),
    ...(drafts > 0 ? [say(drafts, ['rascunho', 'rascunhos'])] : []),
  ]
  return `Conteúdo certo: ${parts.join(', ')}.`
}
