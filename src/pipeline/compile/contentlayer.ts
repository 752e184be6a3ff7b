import { readFile, rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { DOCUMENT_TYPE_NAMES, type DocumentTypeName } from '../../content/document-types'
import type { CheckedDocument } from '../check/check'
import { PATHS } from '../paths'
import { writeGenerated } from './write-generated'

/** A document as contentlayer2 emits it, with its bookkeeping fields. */
export interface EmittedDocument extends Record<string, unknown> {
  /** Path below content/. */
  _id: string
  body?: { raw: string }
}

export type Emitted = Record<DocumentTypeName, EmittedDocument[]>

let thread: Worker | undefined

/** Lets contentlayer2 begin to load, in a thread of its own: its two thousand files take as long as the whole check. */
export function startContentlayer(): void {
  if (thread) return
  thread = new Worker(new URL('./contentlayer-thread.mjs', import.meta.url), {
    workerData: { configPath: `${PATHS.root}contentlayer.config.ts` },
    // contentlayer2 takes the folder that the calling shell stands in for the project.
    env: { ...process.env, PWD: PATHS.root },
  })
  // A thread that nobody asks for anything ends with the process.
  thread.unref()
}

/** Gives its memory back; the next run starts it anew. */
export async function endContentlayer(): Promise<void> {
  const ending = thread
  thread = undefined
  await ending?.terminate()
}

/**
 * Compiles the checked documents once with contentlayer2 and reads what it emitted. It gets them as the check read them,
 * because alone it would read a BOM and Windows line ends as parts of values.
 * @throws Error when contentlayer2 refuses a document that the check let pass
 */
export async function runContentlayer(documents: readonly CheckedDocument[]): Promise<Emitted> {
  await writeGenerated(PATHS.checkedContent, new Map(documents.map(({ file, text }) => [file, text])))
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  startContentlayer()
  const fault = await answer()
  if (fault !== undefined) throw new Error(fault)
  const entries = await Promise.all(DOCUMENT_TYPE_NAMES.map(async (name) => [name, await readEmitted(name)] as const))
  // Object.fromEntries widens the keys; they are exactly the type names.
  return Object.fromEntries(entries) as Emitted
}

/** What the thread says to the question; a thread that breaks off has a fault too. */
async function answer(): Promise<string | undefined> {
  const asked = thread
  if (!asked) return undefined
  asked.ref()
  try {
    return await new Promise((resolve, reject) => {
      // contentlayer-thread.mjs answers with nothing else.
      asked.once('message', ({ fault }: { fault?: string }) => resolve(fault)).once('error', reject).once('exit', () => reject(new Error('O contentlayer2 parou sem dizer por quê.')))
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
