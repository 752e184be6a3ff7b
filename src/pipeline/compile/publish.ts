import type { Root } from 'hast'
import { isDeepStrictEqual } from 'node:util'
import {
  DOCUMENT_TYPE_NAMES,
  type DocumentOf,
  type DocumentTypeName,
} from '../../content/document-types'
import type { Published } from '../../content/published'
import type { CheckedDocument } from '../check/check'
import type { Emitted, EmittedDocument } from './contentlayer'

/** A published document: what the check validated and contentlayer2 emitted. */
export interface CompiledDocument<Name extends DocumentTypeName> {
  type: Name
  slug: string
  data: DocumentOf<Name>
  /** The text of an article as HTML, not yet sanitized; empty for other documents. */
  article: Root
}
export type Compiled = { [Name in DocumentTypeName]: CompiledDocument<Name>[] }

const NO_TEXT: Root = { type: 'root', children: [] }

/**
 * What the site is made of: the published documents as contentlayer2 emitted them.
 * @throws Error naming file and field where what it emitted, drafts included, is not what was checked
 */
export function publish(
  documents: readonly CheckedDocument[],
  shown: readonly Published<CheckedDocument>[],
  emitted: Emitted,
): Compiled {
  const byFile = new Map(
    Object.values(emitted)
      .flat()
      .map((document) => [document._id, document]),
  )
  if (byFile.size > documents.length)
    throw new Error(
      `contentlayer2 compilou ${byFile.size} documentos, e a conferência leu ${documents.length}.`,
    )
  for (const document of documents) compare(document, byFile.get(document.file))
  const entries = DOCUMENT_TYPE_NAMES.map((name) => [
    name,
    shown
      .filter(({ type }) => type === name)
      .map((document) => compiled(document, byFile.get(document.file))),
  ])
  // Object.fromEntries forgets that each name got its own documents, which `compare` has found to be what the schema validated.
  return Object.fromEntries(entries) as Compiled
}

const compiled = (
  { type, slug, article = NO_TEXT }: CheckedDocument,
  emitted: EmittedDocument | undefined,
) => ({ type, slug, article, data: fieldsOf(emitted) })

function fieldsOf(emitted: Partial<EmittedDocument> = {}): Record<string, unknown> {
  const { _id: _, _raw: __, documentType: ___, body: ____, ...fields } = emitted
  return fields
}

function compare(
  { file, data, body }: CheckedDocument,
  emitted: EmittedDocument | undefined,
): void {
  if (!emitted) throw new Error(`contentlayer2 não compilou content/${file}.`)
  const fields = fieldsOf(emitted)
  const checked: Record<string, unknown> = { ...(typeof data === 'object' ? data : {}) }
  const wrong = [...new Set([...Object.keys(checked), ...Object.keys(fields)])].find(
    (field) => !isDeepStrictEqual(checked[field], fields[field]),
  )
  const field = wrong ?? (emitted.body?.raw === body ? undefined : 'texto')
  if (field !== undefined)
    throw new Error(
      `content/${file}: o contentlayer2 leu o campo ${field} diferente do que foi conferido; nada foi publicado.`,
    )
}
