/** An error that a person at the terminal can fix: its sentence says how. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

const isInternal = (error: unknown): boolean =>
  [TypeError, ReferenceError, RangeError].some((type) => error instanceof type)

/** Codes of the system for a folder that takes no files. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])

/**
 * Runs a command with its arguments. An error ends it with its sentence and exit code 1, or that of
 * a CliError; an unknown option prints `use` and exits with 2. Internal errors keep their stack.
 */
export function runCli(main: (args: string[]) => void | Promise<void>, use = ''): void {
  Promise.resolve()
    .then(() => main(process.argv.slice(2)))
    .catch((error: unknown) => {
      const { code = '', message = error } = Object(error)
      const isUsage = String(code).startsWith('ERR_PARSE_ARGS')
      const way = UNWRITABLE.has(code)
        ? '. Este comando grava na pasta do projeto: confira a permissão e o espaço.'
        : ''
      const said = isInternal(error) ? error : `${message}${way}`
      console.error(isUsage ? `Opção desconhecida. ${use}`.trim() : said)
      process.exitCode = isUsage ? 2 : error instanceof CliError ? error.exitCode : 1
    })
}

/** One line that is rewritten on a terminal; a log file gets the results alone. */
export class Progress {
  private readonly started = performance.now()

  /** Shows a step that is under way. */
  step(text: string): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${text}`)
  }

  /** Ends a phase with its result and the time since the start, in seconds. */
  done(text: string): void {
    this.step('')
    console.log(`${text} (${((performance.now() - this.started) / 1000).toFixed(1)} s)`)
  }
}
