import { CliError } from '../pipeline/run-cli'

/**
 * Splits the arguments of a command into its one plain word, and the values of `campo=valor` by
 * field; a field may be repeated.
 * @throws CliError for a second plain word: it belongs to a value whose quotes were forgotten
 */
export function givenIn(args: readonly string[]): {
  word: string | undefined
  given: Map<string, string[]>
} {
  const [word, second] = args.filter((arg) => !arg.includes('='))
  if (second !== undefined)
    throw new CliError(`«${second}» sobra — um valor com espaços pede aspas: campo="um valor"`)
  const given = new Map<string, string[]>()
  for (const arg of args.filter((one) => one.includes('='))) {
    const [name = '', ...rest] = arg.split('=')
    given.set(name, [...(given.get(name) ?? []), rest.join('=')])
  }
  return { word, given }
}
