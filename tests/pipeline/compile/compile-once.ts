import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compileContent } from '../../../src/pipeline/compile/compile'
import { endContentlayer } from '../../../src/pipeline/compile/contentlayer/adapter'

/**
 * Results of compiling the content of the project in which it is run: without contentlayer2, with
 * it, and with one that fails.
 */
export interface Compiled {
  /** The errors of the check. */
  errors: unknown
  /** Whether contentlayer2's folder was there after the compilation without it. */
  wasUsed: boolean
  /** The number of generated texts, and the names of those that differ without contentlayer2. */
  count: number
  different: string[]
  /**
   * The messages of two failed compilations: one whose configuration throws, and one whose thread
   * ends by itself, as when memory runs out.
   */
  failures: string[]
}

const GENERATED = '.generated'
const texts = () =>
  readdirSync(GENERATED, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:content|public)\/.*\.(?:json|xml|csv)$/.test(name))
    .map((name) => [name, readFileSync(`${GENERATED}/${name}`, 'utf8')] as const)

/** Returns the message of a compilation with a broken file; a running thread is not replaced. */
async function failure(file: string, broken: (text: string) => string): Promise<string> {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, broken(text))
  const message = await compileContent(() => {}).then(() => 'compiled', String)
  writeFileSync(file, text)
  return message
}

await compileContent(() => {}, { contentlayer: false })
const wasUsed = existsSync('.contentlayer')
const plain = texts()
const refused = await failure(
  'contentlayer.config.ts',
  (text) => `${text}\nthrow new Error('assim não')\n`,
)
for (const [name] of plain) rmSync(`${GENERATED}/${name}`)
const result = await compileContent(() => {})
const compiled = new Map(texts())
const different = plain.filter(([name, text]) => compiled.get(name) !== text).map(([name]) => name)
await endContentlayer()
const stopped = await failure(
  'src/pipeline/compile/contentlayer/thread.mjs',
  () =>
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(0))\n",
)
const answer: Compiled = {
  errors: 'errors' in result ? result.errors : [],
  wasUsed,
  count: compiled.size,
  different,
  failures: [refused, stopped],
}
console.log(JSON.stringify(answer))
