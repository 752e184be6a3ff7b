/** An error that a person at the terminal can fix: its sentence says how. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/** What a person does about a failure of the computer, by its code. */
const COMPUTER: Readonly<Record<string, string>> = {
  ENOSPC: 'O disco está cheio: libere espaço e rode de novo.',
  EACCES: 'Falta permissão nesta pasta: confira de quem ela é e rode de novo.',
  EPERM: 'Falta permissão nesta pasta: confira de quem ela é e rode de novo.',
  EROFS: 'Esta pasta é só de leitura: copie o projeto para outra e rode de novo.',
}

/** The sentence of an error, with its path where the computer refused one; our own faults whole. */
function said(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, path } = error as NodeJS.ErrnoException
  const sentence = COMPUTER[code ?? '']
  if (sentence) return path ? `${sentence} (${path})` : sentence
  const isOurs = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type)
  return isOurs ? error : error.message
}

const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

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
