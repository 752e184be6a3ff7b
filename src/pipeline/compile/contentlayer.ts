import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DOCUMENT_TYPE_NAMES, type DocumentTypeName } from '../../content/document-types'
import { atMoment } from '../../content/time/in-time'
import type { CheckedDocument } from '../check/check'
import { PATHS } from '../paths'
import { writeGenerated } from './write-generated'

/** A document as contentlayer2 emits it, with its bookkeeping fields. */
interface EmittedDocument extends Record<string, unknown> {
  /** Path below content/. */
  _id: string
  documentType: DocumentTypeName
}

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
  await writeGenerated(
    PATHS.checkedContent,
    new Map(documents.map(({ file, text }) => [file, text])),
  )
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  await promisify(execFile)(
    process.execPath,
    [`${PATHS.root}node_modules/contentlayer2/bin/cli.cjs`, 'build'],
    // It takes PWD, the folder of the calling shell, for the project.
    { cwd: PATHS.root, env: { ...process.env, PWD: PATHS.root } },
  )
  const emitted = await Promise.all(DOCUMENT_TYPE_NAMES.map(readEmitted))
  return new Map(
    emitted.flat().map(({ _id, _raw: _, documentType, body: __, ...data }) => [
      _id,
      // The file has prices of days ahead, too.
      atMoment({ type: documentType, data, draft: false }, now).data,
    ]),
  )
}

async function readEmitted(name: DocumentTypeName): Promise<EmittedDocument[]> {
  // A type without documents has no index file.
  const text = await readFile(`${PATHS.contentlayer}/${name}/_index.json`, 'utf8').catch(() => '[]')
  const value: EmittedDocument | EmittedDocument[] = JSON.parse(text)
  return Array.isArray(value) ? value : [value]
}
