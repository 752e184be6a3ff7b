import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PATHS } from '../../pipeline/paths'
import { copyProject } from '../../pipeline/project-copy'

/** A built site, or the build's error message. */
export type Built = { dist: string } | { failed: string }

/**
 * Builds a content with the working folder's code, in a copy of the project: dist/ and .generated/
 * of the project stay as they are. The copy has the same node_modules and with it the same cache of
 * pictures.
 * @param contentDir documents and pictures
 * @param folder for the copy; made anew
 */
export async function buildVersion(contentDir: string, folder: string): Promise<Built> {
  copyProject(PATHS.root.replace(/[\\/]$/, ''), folder, contentDir)
  // contentlayer2 takes PWD for the folder it works in, as a shell or npx would have set it.
  const child = spawn(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/build.ts', '--pages-only'],
    { cwd: folder, env: { ...process.env, PWD: folder } },
  )
  const said: Buffer[] = []
  child.stdout.on('data', (data: Buffer) => said.push(data))
  child.stderr.on('data', (data: Buffer) => said.push(data))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', reject)
  })
  return status === 0
    ? { dist: join(folder, 'dist') }
    : { failed: Buffer.concat(said).toString().trim() }
}
