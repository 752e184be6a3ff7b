import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyProject } from '../../../src/pipeline/project-copy'
import { contentRepository } from '../../support/git-in'
import { DEV_PORT, ROOT } from '../site'

/** A copy of the project with its own development server, so that its files may be edited. */
export interface DevCopy {
  folder: string
  address: string
  /** Everything that the terminal has shown. */
  terminal: () => string
  stop: () => void
}

/**
 * Starts `npm run dev` in a copy of the project, and returns once it answers. The copy is a Git
 * repository, like the real project.
 * @throws Error with the server's output when it ends or does not answer within four minutes
 */
export async function startDevCopy(contentDir: string): Promise<DevCopy> {
  const folder = join(mkdtempSync(join(tmpdir(), 'retrilha-dev-')), 'site')
  copyProject(ROOT, folder, contentDir)
  contentRepository(folder)
  const address = `http://localhost:${DEV_PORT}`
  let output = ''
  // The server gets a process group of its own, so that `stop` also ends its children.
  const server = spawn(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/dev/cli.ts'],
    { cwd: folder, env: { ...process.env, PORT: String(DEV_PORT) }, detached: true },
  )
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString()
    })
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  const until = Date.now() + 240_000
  for (; Date.now() < until && server.exitCode === null; await wait(100)) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { folder, address, terminal: () => output, stop }
  }
  stop()
  throw new Error(`The development server did not answer:\n${output}`)
}
