import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../src/pipeline/files'
import { PATHS } from '../../src/pipeline/paths'
import { copyProject } from '../../src/pipeline/project-copy'

/**
 * `npm run tool tests/tools/builds.ts`: builds the site twice in a copy of the project, with 1,000
 * lots and 500 articles made from the real ones. Prints time and memory of each build, and whether both are the same bytes.
 */
const folder = join(mkdtempSync(join(tmpdir(), 'retrilha-builds-')), 'site')
copyProject(PATHS.root, folder, PATHS.content)

/** Copies documents under other names, codes and positions until a folder has `count`. */
function repeat(name: string, count: number): void {
  const path = join(folder, 'content', name)
  const documents = readdirSync(path).filter((file) => !file.endsWith('.csv'))
  for (let number = documents.length; number < count; number++) {
    const file = documents[number % documents.length] ?? ''
    const text = readFileSync(join(path, file), 'utf8')
      .replace(/^(title: )(["']?)(.*?)\2$/m, `$1$2$3 ${number}$2`)
      .replace(/^order: \d+/m, `order: ${1000 + number}`)
      .replace(/^code: .*$/m, `code: RT-${100_000 + number}`)
    writeFileSync(join(path, file.replace('.', `-${number}.`)), text)
  }
}

/** Builds the copy, and returns every file. */
function build(): Map<string, string> {
  const start = performance.now()
  const report = `process.on('exit', () => console.log('MB', process.resourceUsage().maxRSS / 1024))`
  writeFileSync(join(folder, 'memory.mjs'), report)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=./memory.mjs', 'src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, PWD: folder } },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  const megabytes = Number(/MB ([\d.]+)/.exec(stdout)?.[1])
  const seconds = (performance.now() - start) / 1000
  console.log(`${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`)
  const dist = join(folder, 'dist')
  return new Map(filesBelow(dist).map((file) => [file, readFileSync(join(dist, file), 'base64')]))
}

repeat('lots', 1000)
repeat('posts', 500)
const [first, second] = [build(), build()]
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
)
console.log(`${first.size} files, of which differ: ${differing.join() || 'none'}`)
rmSync(join(folder, '..'), { recursive: true })
