import { readFile, rm } from 'node:fs/promises'
import { getConfig, generateDotpkg, runMain, type Config } from '@contentlayer2/core'
import { T } from '@contentlayer2/utils/effect'
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

type Outcome<Value> = { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: Value }

// The types of contentlayer2's effect library cannot be reached through its package exports, so these two are typed here.
const { either } = T as unknown as { either: (effect: unknown) => unknown }
const run = runMain({ tracingServiceName: 'retrilha', verbose: false }) as unknown as <Value>(effect: unknown) => Promise<Outcome<Value>>

/** contentlayer2 colours and nests its errors for a terminal; what is left names the cause. */
const describe = (error: unknown): string =>
  typeof error === 'object' && error !== null && '_tag' in error ? `${String(error._tag)} ${JSON.stringify(error)}` : String(error)

let config: Config | undefined

/**
 * Compiles the checked documents once with contentlayer2 and reads what it emitted. It gets them as the check read them,
 * because alone it would read a BOM and Windows line ends as parts of values.
 * Its errors come back as values: left alone, `runMain` would end the process and with it Vite's server.
 * @throws Error when contentlayer2 refuses a document that the check let pass
 */
export async function runContentlayer(documents: readonly CheckedDocument[]): Promise<Emitted> {
  await writeGenerated(PATHS.checkedContent, new Map(documents.map(({ file, text }) => [file, text])))
  // After a failure, and for deleted documents, contentlayer2 leaves its old output in place.
  await rm(PATHS.contentlayer, { recursive: true, force: true })
  config ??= await attempt<Config>(getConfig({ configPath: `${PATHS.root}contentlayer.config.ts` }))
  await attempt(generateDotpkg({ config, verbose: false }))
  const entries = await Promise.all(DOCUMENT_TYPE_NAMES.map(async (name) => [name, await readEmitted(name)] as const))
  // Object.fromEntries widens the keys; they are exactly the type names.
  return Object.fromEntries(entries) as Emitted
}

async function attempt<Value>(effect: unknown): Promise<Value> {
  const outcome = await run<Value>(either(effect))
  if (outcome._tag === 'Left') throw new Error(`contentlayer2 recusou o conteúdo: ${describe(outcome.left)}`)
  return outcome.right
}

async function readEmitted(name: DocumentTypeName): Promise<EmittedDocument[]> {
  // A type without documents has no index file.
  const text = await readFile(`${PATHS.contentlayer}/${name}/_index.json`, 'utf8').catch(() => '[]')
  const value: EmittedDocument | EmittedDocument[] = JSON.parse(text)
  return Array.isArray(value) ? value : [value]
}
