import { spawnSync } from 'node:child_process'

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Sees to it that a program is there, from Debian's packages where we may install.
 * @throws Error naming what is missing and the command that brings it
 */
export function ensureProgram(command: string, version: string, packages: string[]): void {
  if (runs(command, version)) return
  const names = packages.join(' ')
  if (
    process.getuid?.() === 0 &&
    runs('apt-get', 'update', '-qq') &&
    runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages) &&
    runs(command, version)
  )
    return
  throw new Error(
    `falta o programa ${command}. No Debian ou Ubuntu: sudo apt-get install --no-install-recommends ${names}`,
  )
}
