import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PATHS } from '../../src/pipeline/paths'

/** What a build took: seconds that passed, seconds of processor, and the most memory, in MB. */
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
 * The project once more in a folder of its own, with the same packages and what earlier builds have
 * kept beside them: whoever asks for it removes it.
 */
export function buildCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'retrilha-measure-'))
  cpSync(PATHS.root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  // Links to the same files: Vite names modules by their real path, so a symbolic link to the
  // folder would not do.
  execFileSync('cp', ['-al', `${PATHS.root}node_modules`, `${copy}/node_modules`])
  return copy
}

/**
 * Builds a copy as it stands. @param cache where it keeps what the next build can use; without it,
 * where every build does. @throws Error with what the build said when it fails
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
  // What the build starts reports too; the build is the one that worked most.
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
