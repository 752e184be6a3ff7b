import { readFile, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { DOCUMENT_TYPE_NAMES, type DocumentTypeName } from '../../../content/document-types'
import { asWritten } from '../../../content/in-time'
import type { CheckedDocument } from '../../check/check'
import { PATHS } from '../../paths'
import { writeGenerated } from '../write-generated'

/** A document as contentlayer2 emits it, with its bookkeeping fields. */
export interface EmittedDocument extends Record<string, unknown> {
  /** Path below content/. */
  _id: string
  body?: { raw: string }
}

export type Emitted = Record<DocumentTypeName, EmittedDocument[]>

let thread: Worker | undefined

/**
 * Returns the thread that loads contentlayer2, started by the first call: loading its two thousand
 * files takes as long as the whole check, beside which it runs.
 */
export function contentlayerThread(): Worker {
  if (thread) return thread
  thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { configPath: `${PATHS.root}contentlayer.config.ts` },
    // contentlayer2 takes PWD, the folder of the calling shell, for the project.
    env: { ...process.env, PWD: PATHS.root },
  })
  // A thread that is never used ends with the process.
  thread.unref()
  return thread
}

/** Ends the thread to free its memory; the next run starts a new one. */
export async function endContentlayer(): Promise<void> {
  await thread?.terminate()
  thread = undefined
}

/**
 * Compiles the checked documents once with contentlayer2. It reads them from the check's copy,
 * because on its own it would take a BOM and Windows line ends for parts of values.
 * @returns the fields of each document that it emitted, by file below content/
 * @throws Error when contentlayer2 rejects a document that passed the check, or reads a field
 * differently, naming both
 */
export async function contentlayerFields(
  documents: readonly CheckedDocument[],
): Promise<ReadonlyMap<string, unknown>> {
  return comparedFields(documents, await runContentlayer(documents))
}

async function runContentlayer(documents: readonly CheckedDocument[]): Promise<Emitted> {
  await writeGenerated(
    PATHS.checkedContent,
    new Map(documents.map(({ file, text }) => [file, text])),
  )
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  const error = await answer()
  if (error !== undefined) throw new Error(error)
  const entries = await Promise.all(
    DOCUMENT_TYPE_NAMES.map(async (name) => [name, await readEmitted(name)] as const),
  )
  // Object.fromEntries widens the keys; they are exactly the type names.
  return Object.fromEntries(entries) as Emitted
}

/** Waits for the thread's answer; a thread that exits early is an error, too. */
async function answer(): Promise<string | undefined> {
  const asked = contentlayerThread()
  asked.ref()
  try {
    return await new Promise((resolve, reject) => {
      // thread.mjs posts no other message.
      asked
        .once('message', ({ error }: { error?: string }) => resolve(error))
        .once('error', reject)
        .once('exit', () => reject(new Error('O contentlayer2 parou sem dizer por quê.')))
      asked.postMessage('compile', [])
    })
  } catch (error) {
    thread = undefined
    throw error
  } finally {
    for (const type of ['message', 'error', 'exit']) asked.removeAllListeners(type)
    asked.unref()
  }
}

async function readEmitted(name: DocumentTypeName): Promise<EmittedDocument[]> {
  // A type without documents has no index file.
  const text = await readFile(`${PATHS.contentlayer}/${name}/_index.json`, 'utf8').catch(() => '[]')
  const value: EmittedDocument | EmittedDocument[] = JSON.parse(text)
  return Array.isArray(value) ? value : [value]
}

/**
 * Compares the fields, so that only checked values are published, drafts included; see
 * contentlayerFields.
 */
export function comparedFields(
  documents: readonly CheckedDocument[],
  emitted: Emitted,
): ReadonlyMap<string, unknown> {
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
  return new Map(
    documents.map(({ file, data }) => [file, orderedLike(data, fieldsOf(byFile.get(file)))]),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns the value with its fields in the order of an equal value: contentlayer2 keeps the file's
 * order, the check the schema's.
 */
function orderedLike(equal: unknown, value: unknown): unknown {
  if (!isObject(equal) || !isObject(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => orderedLike(equal[index], item))
  return Object.fromEntries(
    Object.keys(equal).map((field) => [field, orderedLike(equal[field], value[field])]),
  )
}

function fieldsOf(emitted: Partial<EmittedDocument> = {}): Record<string, unknown> {
  const { _id: _, _raw: __, documentType: ___, body: ____, ...fields } = emitted
  return fields
}

function compare(document: CheckedDocument, emitted: EmittedDocument | undefined): void {
  const { file, data, body } = asWritten(document)
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
