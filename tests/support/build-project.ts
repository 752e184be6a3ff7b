import { spawnSync } from 'node:child_process'
import { PATHS } from '../../src/pipeline/paths'

/**
 * Builds the site from content/ into dist/ and returns the folder.
 * @throws Error when the build fails; the build itself prints the reason
 */
export function buildProject(): string {
  const { status } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    { cwd: PATHS.root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('A construção falhou; nada foi medido nem perguntado.')
  return PATHS.dist
}
