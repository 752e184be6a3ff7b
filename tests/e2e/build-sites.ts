import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyProject } from '../../src/pipeline/project-copy'
import { MODEL_CONTENT, ROOT, SITES, type SiteName } from './sites'

/** Sources that decide the output of a build. */
const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'contentlayer.config.ts',
]

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
}

/** Returns a hash of all sources and of the content. */
function sumOf(contentDir: string): string {
  const sum = createHash('sha256')
  for (const file of [...SOURCES.map((path) => join(ROOT, path)), contentDir]
    .flatMap(filesOf)
    .sort()) {
    sum.update(file).update('\0').update(readFileSync(file))
  }
  return sum.digest('hex')
}

/** Returns the hash with the time of the last build, so that a build made in between is noticed. */
function stampOf(sum: string, folder: string): string {
  const built = join(folder, 'dist/index.html')
  return `${sum} ${existsSync(built) ? statSync(built).mtimeMs : 'not built'}`
}

/**
 * Builds one of the sites, unless nothing has changed since its last build.
 * @throws Error with the build's output when the build fails
 */
export function buildSite(name: SiteName): void {
  const { folder } = SITES[name]
  const contentDir = name === 'model' ? MODEL_CONTENT : join(ROOT, 'content')
  const stamp = join(folder, '.generated/built-from')
  // Computed before the build, so that a change made during the build leads to another build.
  const sum = sumOf(contentDir)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(sum, folder)) return
  if (folder !== ROOT) copyProject(ROOT, folder, contentDir)
  // contentlayer2 takes PWD for the folder it works in, as a shell or npx would have set it.
  const env = { ...process.env, PWD: folder }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    { cwd: folder, encoding: 'utf8', env },
  )
  if (status !== 0) throw new Error(`${folder}:\n${stdout}${stderr}`)
  writeFileSync(stamp, stampOf(sum, folder))
}

/** Builds all sites, one by one: two at a time need more memory than a small machine has. */
export function buildSites(say: (line: string) => void): void {
  // Object.keys forgets the literal names that the table has.
  for (const name of Object.keys(SITES) as SiteName[]) {
    say(`construção: ${name}`)
    buildSite(name)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildSites(console.log)
