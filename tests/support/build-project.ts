import { spawnSync } from 'node:child_process'
import { PATHS } from '../../src/pipeline/paths'

/** Builds the site from content/ into dist/. @throws Error where the build fails, which has said why */
export function buildProject(): string {
  const { status } = spawnSync(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts'],
    { cwd: PATHS.root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('A construção falhou; nada foi medido nem perguntado.')
  return PATHS.dist
}
