/** An error that a person at the terminal can fix: its sentence says how. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/**
 * Runs a command with its arguments. An error ends it with its sentence and exit code 1, or that of
 * a CliError; an unknown option prints `use` and exits with 2. Internal errors keep their stack.
 */
export function runCli(main: (args: string[]) => void | Promise<void>, use = ''): void {
  Promise.resolve()
    .then(() => main(process.argv.slice(2)))
    .catch((error: unknown) => {
      const isUsage =
        error instanceof TypeError &&
        'code' in error &&
        String(error.code).startsWith('ERR_PARSE_ARGS')
      const isOurs = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type)
      if (isUsage) console.error(`Opção desconhecida. ${use}`.trim())
      else console.error(error instanceof Error && !isOurs ? error.message : error)
      process.exitCode = isUsage ? 2 : error instanceof CliError ? error.exitCode : 1
    })
}
