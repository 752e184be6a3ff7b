import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { PATHS } from '../../src/pipeline/paths'

/** Runs a TypeScript file of the project as `npm run` would. */
export const runCommand = (
  file: string,
  args: readonly string[] = [],
  { cwd = PATHS.root, input = '' }: { cwd?: string; input?: string } = {},
) =>
  spawnSync(
    process.execPath,
    [`${PATHS.root}src/pipeline/commands/run.mjs`, resolve(PATHS.root, file), ...args],
    { cwd, input, encoding: 'utf8' },
  )
