import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from '../../src/pipeline/files'
import { copyProject } from '../../src/pipeline/project-copy'
import { DELIVERED_COPY, DIST, MODEL_CONTENT, ROOT, SITE_COPY } from './site'

/** What decides the output of a build. */
const SOURCES = [
  'src',
  'public',
  'content',
  'tests/fixtures/content',
  'tests/e2e/render-delivered.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'contentlayer.config.ts',
]

/** A hash of all sources. */
function sumOfSources(): string {
  const sum = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(ROOT, source)
    const files = statSync(path).isDirectory()
      ? filesBelow(path).map((name) => join(path, name))
      : [path]
    for (const file of files.sort()) sum.update(file).update('\0').update(readFileSync(file))
  }
  return sum.digest('hex')
}

/** @throws Error with the command's output when it fails */
function runIn(folder: string, ...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', ...command],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        // contentlayer2 takes PWD for the folder it works in, as a shell would have set it.
        PWD: folder,
        // A build that a unit test asks for is a build all the same.
        VITEST: undefined,
        NODE_ENV: undefined,
      },
    },
  )
  if (status !== 0) throw new Error(`${folder}:\n${stdout}${stderr}`)
}

/**
 * Builds the site of the tests' own content, and renders the pages of content/ with the code that
 * this build has bundled; does nothing when no source has changed since the last time.
 */
export function buildSite(): void {
  const stamp = join(SITE_COPY, '.generated/built-from')
  const sum = sumOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sum) return
  copyProject(ROOT, SITE_COPY, MODEL_CONTENT)
  runIn(SITE_COPY, 'src/pipeline/build.ts')
  copyProject(ROOT, DELIVERED_COPY, join(ROOT, 'content'))
  runIn(DELIVERED_COPY, 'tests/e2e/render-delivered.ts', SITE_COPY)
  // A source that has changed during the build leads to another one.
  writeFileSync(stamp, sum)
  console.log(`built: ${DIST}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildSite()
