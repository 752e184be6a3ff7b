import { spawnSync } from 'node:child_process'

interface GitOptions {
  input?: string
  env?: Record<string, string>
}

/**
 * Runs git in a folder, with messages in English. Never throws: `error` is set when git is missing
 * or could not run.
 */
export const spawnGit = (
  folder: string,
  args: readonly string[],
  { input, env }: GitOptions = {},
) =>
  spawnSync('git', args, {
    cwd: folder,
    input,
    env: { ...process.env, ...env, LC_ALL: 'C' },
    maxBuffer: 2 ** 31 - 1,
    windowsHide: true,
  })

/** Returns git's output; undefined when it fails or is missing. */
export function gitOutput(
  folder: string,
  args: readonly string[],
  options?: GitOptions,
): Buffer | undefined {
  const { status, stdout } = spawnGit(folder, args, options)
  return status === 0 ? stdout : undefined
}
