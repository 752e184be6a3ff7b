/** An error that a person at the terminal can fix: its sentence says how. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/**
 * Returns the sentence that a person reads, or an internal error itself, whose stack is printed.
 */
function sentence(error: unknown): unknown {
  const isOurs = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type)
  return error instanceof Error && !isOurs ? error.message : error
}

/**
 * Runs a command with its arguments. An error ends it with its sentence and exit code 1, or that of
 * a CliError; an unknown option prints `use` and exits with 2. Internal errors keep their stack.
 */
export function runCli(main: (args: string[]) => void | Promise<void>, use = ''): void {
  Promise.resolve()
    .then(() => main(process.argv.slice(2)))
    .catch((error: unknown) => {
      console.error(isUsage(error) ? `Opção desconhecida. ${use}`.trim() : sentence(error))
      process.exitCode = isUsage(error) ? 2 : error instanceof CliError ? error.exitCode : 1
    })
}

/**
 * One line that is rewritten on a terminal. A log file gets a step every 10 s at most, so that it
 * stays short.
 */
export class Progress {
  private last = 0
  private readonly started = performance.now()

  /** Shows a step that is under way. */
  step(text: string): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${text}`)
    else if (performance.now() - this.last > 10_000) {
      this.last = performance.now()
      console.log(text)
    }
  }

  /** Ends a phase with its result and the time since the start, in seconds. */
  done(text: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K')
    console.log(`${text} (${((performance.now() - this.started) / 1000).toFixed(1)} s)`)
  }
}
