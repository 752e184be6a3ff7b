import { execFileSync } from 'node:child_process'

// Nothing of the machine's own configuration may decide a test.
const SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@empresa.com.br',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@empresa.com.br',
}

/** Runs git in a folder and returns what it prints. @throws Error with what git said when it refuses */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    env: { ...process.env, ...SETTINGS },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** Makes a real repository of a folder, with its content/ as the one commit of main. */
export function contentRepository(folder: string): void {
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  gitIn(folder, 'add', 'content')
  gitIn(folder, 'commit', '--quiet', '--message', 'Começo')
}
