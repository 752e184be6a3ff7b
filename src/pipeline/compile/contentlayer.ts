import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Root } from 'hast'
import {
  DOCUMENT_TYPE_NAMES,
  type DocumentOf,
  type DocumentTypeName,
} from '../../content/document-types'
import { atMoment } from '../../content/time/in-time'
import type { Published } from '../../content/views/published'
import type { CheckedDocument } from '../check/check'
import { writeGenerated } from '../files'
import { PATHS } from '../paths'

/**
 * Compiles the checked documents with contentlayer2. It reads them from the check's copy, because
 * on its own it would take a BOM and Windows line ends for parts of values.
 * @param now the moment whose values are published; see in-time.ts
 * @returns the fields of each document, by file below content/
 * @throws Error with contentlayer2's words when it refuses the content
 */
export async function contentlayerFields(
  documents: readonly CheckedDocument[],
  now: string,
): Promise<ReadonlyMap<string, unknown>> {
  const texts = new Map(documents.map(({ file, text }) => [file, text]))
  await writeGenerated(PATHS.checkedContent, texts)
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  await promisify(execFile)(
    process.execPath,
    [`${PATHS.root}node_modules/contentlayer2/bin/cli.cjs`, 'build'],
    // It takes PWD, the folder of the calling shell, for the project.
    { cwd: PATHS.root, env: { ...process.env, PWD: PATHS.root } },
  )
  const fields = new Map<string, unknown>()
  for (const type of DOCUMENT_TYPE_NAMES) {
    const index = `${PATHS.contentlayer}/${type}/_index.json`
    // A type without documents has no index; one with a single document has no list in it.
    const emitted: unknown = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : []
    for (const document of [emitted].flat()) {
      const { _id, _raw: _, documentType: __, body: ___, ...data } = Object(document)
      // The file has prices of days ahead, too.
      fields.set(_id, atMoment({ type, data, draft: false }, now).data)
    }
  }
  return fields
}

/** A published document. */
export interface CompiledDocument<Name extends DocumentTypeName> {
  type: Name
  slug: string
  data: DocumentOf<Name>
  /** The text of an article as HTML, not yet sanitized; empty for other documents. */
  article: Root
}
export type Compiled = { [Name in DocumentTypeName]: CompiledDocument<Name>[] }

/**
 * Returns the content of the site: the published documents, by type.
 * @param fields fields of each document, by file below content/
 */
export function byType(
  shown: readonly Published<CheckedDocument>[],
  fields: ReadonlyMap<string, unknown>,
): Compiled {
  const all = shown.map(({ type, slug, file, article = { type: 'root', children: [] } }) => ({
    type,
    slug,
    article,
    data: fields.get(file),
  }))
  // Object.fromEntries loses that each name got its own documents, which the schema of the name has
  // validated.
  return Object.fromEntries(
    DOCUMENT_TYPE_NAMES.map((name) => [name, all.filter(({ type }) => type === name)]),
  ) as Compiled
}
