import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PATHS } from '../../src/pipeline/paths'

/** What a build took: elapsed seconds, CPU seconds, and the most memory in MB. */
export interface BuildCost {
  seconds: number
  cpu: number
  megabytes: number
}

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'dist',
  '.generated',
  '.contentlayer',
  'test-results',
])

/**
 * Copies the project into a folder of its own, with its packages and the caches of earlier builds
 * beside them. The caller removes the folder.
 */
export function buildCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'retrilha-measure-'))
  cpSync(PATHS.root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  // Hard links to the same files. A symbolic link to the folder would not do, because Vite names
  // modules by their real path.
  execFileSync('cp', ['-al', `${PATHS.root}node_modules`, `${copy}/node_modules`])
  return copy
}

/**
 * Builds a copy as it is.
 * @param cache the folder for files that the next build can reuse; by default that of every build
 * @throws Error with the output of the build when it fails
 */
export function measuredBuild(copy: string, cache?: string): BuildCost {
  const reporter = join(copy, 'usage.mjs')
  writeFileSync(
    reporter,
    `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  console.log('maxRSS', maxRSS, 'cpu', (userCPUTime + systemCPUTime) / 1e6)
})`,
  )
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: {
        ...process.env,
        PWD: copy,
        ...(cache !== undefined && { RETRILHA_CACHE: cache }),
        NODE_OPTIONS: `--import=${reporter}`,
      },
    },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  // Processes that the build starts report too; the build itself has used the most CPU time.
  const reports = [...stdout.matchAll(/maxRSS (\d+) cpu ([\d.]+)/g)].map(([, kilobytes, cpu]) => ({
    megabytes: Number(kilobytes) / 1024,
    cpu: Number(cpu),
  }))
  const { megabytes, cpu } = reports.toSorted((a, b) => b.cpu - a.cpu)[0] ?? {
    megabytes: 0,
    cpu: 0,
  }
  return { seconds: (performance.now() - started) / 1000, cpu, megabytes }
}
