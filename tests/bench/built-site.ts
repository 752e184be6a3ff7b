import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PATHS } from '../../src/pipeline/paths'

/**
 * Builds the site from content/ and says where it is. @throws Error where the build fails, which
 * has said why
 */
export function builtSite(): string {
  const { status } = spawnSync(
    process.execPath,
    [join(PATHS.root, 'src/pipeline/commands/run.mjs'), 'src/pipeline/build.ts'],
    { cwd: PATHS.root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('A construção falhou; nada foi medido.')
  return PATHS.dist
}
