import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compileContent } from '../../../src/pipeline/compile/compile'
import { endContentlayer } from '../../../src/pipeline/compile/contentlayer/adapter'

/** Compiles the content of the project in which it is run without contentlayer2, with it, and with one that fails. */
export interface Compiled {
  /** Those of the check. */
  errors: unknown
  /** Whether contentlayer2's folder was there after the compilation without it. */
  wasUsed: boolean
  /** The generated texts of the compilation without it, and the names of those that the other one wrote differently. */
  count: number
  different: string[]
  /** The message of a compilation whose configuration throws, and of one whose thread ends by itself, as when memory runs out. */
  failures: string[]
}

const GENERATED = '.generated'
const texts = () =>
  readdirSync(GENERATED, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:content|public)\/.*\.(?:json|xml|csv)$/.test(name))
    .map((name) => [name, readFileSync(`${GENERATED}/${name}`, 'utf8')] as const)

/** What is said where a file of the project is broken; the thread that is there goes on. */
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
