import { readFile, rm } from 'node:fs/promises'
import { DOCUMENT_TYPE_NAMES, type DocumentTypeName } from '../../content/document-types'
import type { CheckedDocument } from '../check/check'
import { PATHS } from '../paths'
import { contentlayerThread, takeContentlayerThread } from './contentlayer-worker.mjs'
import { writeGenerated } from './write-generated'

/** A document as contentlayer2 emits it, with its bookkeeping fields. */
export interface EmittedDocument extends Record<string, unknown> {
  /** Path below content/. */
  _id: string
  body?: { raw: string }
}

export type Emitted = Record<DocumentTypeName, EmittedDocument[]>

/** Gives its memory back; the next run starts it anew. */
export async function endContentlayer(): Promise<void> {
  await takeContentlayerThread()?.terminate()
}

/**
 * Compiles the checked documents once with contentlayer2 and reads what it emitted. It gets them as the check read them,
 * because alone it would read a BOM and Windows line ends as parts of values.
 * @throws Error when contentlayer2 refuses a document that the check let pass
 */
export async function runContentlayer(documents: readonly CheckedDocument[]): Promise<Emitted> {
  await writeGenerated(
    PATHS.checkedContent,
    new Map(documents.map(({ file, text }) => [file, text])),
  )
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  const fault = await answer()
  if (fault !== undefined) throw new Error(fault)
  const entries = await Promise.all(
    DOCUMENT_TYPE_NAMES.map(async (name) => [name, await readEmitted(name)] as const),
  )
  // Object.fromEntries widens the keys; they are exactly the type names.
  return Object.fromEntries(entries) as Emitted
}

/** What the thread says to the question; a thread that breaks off has a fault too. */
async function answer(): Promise<string | undefined> {
  const asked = contentlayerThread()
  asked.ref()
  try {
    return await new Promise((resolve, reject) => {
      // contentlayer-thread.mjs answers with nothing else.
      asked
        .once('message', ({ fault }: { fault?: string }) => resolve(fault))
        .once('error', reject)
        .once('exit', () => reject(new Error('O contentlayer2 parou sem dizer por quê.')))
      asked.postMessage('compile', [])
    })
  } catch (error) {
    takeContentlayerThread()
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
