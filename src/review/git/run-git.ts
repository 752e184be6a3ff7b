import { spawnGit } from '../../pipeline/git'
import { CliError } from '../../pipeline/run-cli'

/** A comparison that cannot be made; the message is a Portuguese sentence for the terminal. */
export class ReviewError extends CliError {
  constructor(message: string) {
    super(message, 2)
  }
}

type GitOptions = Parameters<typeof spawnGit>[2]

/**
 * Runs git in a folder and returns what it prints.
 * @throws ReviewError when git is missing or answers with an error
 */
export function runGit(folder: string, args: readonly string[], options?: GitOptions): Buffer {
  const output = tryGit(folder, args, options)
  if (!('reason' in output)) return output
  throw new ReviewError(`O Git recusou «git ${args.join(' ')}»: ${output.reason}`)
}

/**
 * The same for commands that may fail: returns git's error message instead of throwing it.
 * @throws ReviewError when git is missing or cannot run
 */
export function tryGit(
  folder: string,
  args: readonly string[],
  options?: GitOptions,
): Buffer | { reason: string } {
  const { stdout, stderr, status, error } = spawnGit(folder, args, options)
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new ReviewError(
      'O Git não foi encontrado. Instale-o em https://git-scm.com e tente de novo.',
    )
  if (error) throw new ReviewError(`O Git não pôde ser executado: ${error.message}`)
  return status === 0 ? stdout : { reason: stderr.toString().trim() || `código ${status}` }
}

/** The output of a command that prints one line; undefined when git fails. */
export function gitLine(folder: string, ...args: string[]): string | undefined {
  const output = tryGit(folder, args)
  return 'reason' in output ? undefined : output.toString().trim()
}
