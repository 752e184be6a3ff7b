import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyProject } from '../../src/pipeline/project-copy'
import { contentRepository } from '../support/git-in'
import { ROOT } from './sites'

/** A copy of the project with its own development server, so that tests may edit its files. */
export interface DevCopy {
  folder: string
  address: string
  /** Process id of the server's first process; all others descend from it. */
  pid: number
  /** Everything that the terminal has shown. */
  said: () => string
  stop: () => void
}

/**
 * Starts the development server (`npm run dev`) in a copy of the project, and returns once it
 * answers. The copy is a Git repository, like the real project.
 * @throws Error with the server's output when it ends or does not answer within four minutes
 */
export async function startDevCopy(contentDir: string, port: number): Promise<DevCopy> {
  const folder = join(mkdtempSync(join(tmpdir(), 'retrilha-dev-')), 'site')
  copyProject(ROOT, folder, contentDir)
  contentRepository(folder)
  const address = `http://localhost:${port}`
  let said = ''
  // The server gets a process group of its own, so that `stop` also ends its children.
  const server = spawn(
    process.execPath,
    ['src/pipeline/commands/run.mjs', 'src/pipeline/dev/cli.ts'],
    { cwd: folder, env: { ...process.env, PORT: String(port) }, detached: true },
  )
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString()
    })
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  for (
    const started = Date.now();
    Date.now() - started < 240_000 && server.exitCode === null;
    await wait(100)
  ) {
    if (
      server.pid &&
      (await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      return { folder, address, pid: server.pid, said: () => said, stop }
  }
  stop()
  throw new Error(`O servidor de desenvolvimento não respondeu:\n${said}`)
}
