import { execFileSync } from 'node:child_process'
import { gitEnvironment } from '../../src/pipeline/git'

// The machine's own Git configuration must not affect a test.
const SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@empresa.com.br',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@empresa.com.br',
}

/**
 * Runs git in a folder and returns its output.
 * @throws Error with git's message when it fails
 */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    env: { ...gitEnvironment(), ...SETTINGS },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** Makes a folder a real Git repository; the only commit of its branch main contains content/. */
export function contentRepository(folder: string): void {
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  gitIn(folder, 'add', 'content')
  gitIn(folder, 'commit', '--quiet', '--message', 'Começo')
}
