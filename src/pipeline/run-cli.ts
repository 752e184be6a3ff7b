/** An error that a person at the terminal can fix: its sentence says how. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && codeOf(error).startsWith('ERR_PARSE_ARGS')

/**
 * Returns the sentence that a person reads, or an internal error itself, whose stack is printed.
 */
function said(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (code === 'ENOSPC') return 'O disco está cheio: libere espaço e rode de novo.'
  if ('path' in error && ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `Sem permissão em ${String(error.path)}: confira de quem é a pasta e rode de novo.`
  const isOurs = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type)
  return isOurs ? error : error.message
}

/**
 * Runs a command with its arguments. An error ends it with its sentence and exit code 1, or that of
 * a CliError; an unknown option prints `use` and exits with 2. Internal errors keep their stack.
 */
export function runCli(main: (args: string[]) => void | Promise<void>, use = ''): void {
  Promise.resolve()
    .then(() => main(process.argv.slice(2)))
    .catch((error: unknown) => {
      console.error(isUsage(error) ? `Opção desconhecida. ${use}`.trim() : said(error))
      process.exitCode = isUsage(error) ? 2 : error instanceof CliError ? error.exitCode : 1
    })
}
