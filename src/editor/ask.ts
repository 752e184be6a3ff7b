import { createInterface } from 'node:readline/promises'
import { CliError } from '../pipeline/run-cli'
import type { Wanted } from './new-document'

/** Shows a line and resolves with the typed text. */
export type Question = (line: string) => Promise<string>

/** Ends the command when the user presses Ctrl+D or Ctrl+C at a question. */
function leave(): never {
  throw new CliError('\nParado antes do fim: nada foi criado.', 130)
}

/** Runs work that may ask the user. It gets no `question` when there is no terminal. */
export async function withTerminal(
  work: (question: Question | undefined) => Promise<void>,
): Promise<void> {
  const reader = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  try {
    await work(reader && ((line) => reader.question(line).catch(leave)))
  } finally {
    reader?.close()
  }
}

/**
 * Asks for one field until there is an answer; a list ends with an empty line.
 * @param suggested the value of an empty answer
 */
export async function ask(
  { field, many }: Wanted,
  suggested: readonly string[] | undefined,
  question: Question,
  say: (line: string) => void = console.log,
): Promise<readonly string[]> {
  say(
    `\n${field.title}${field.kind === 'choice' ? ` (${field.options.join(', ')})` : ''}. ${field.description}`,
  )
  const values: string[] = []
  for (;;) {
    const answer = (
      await question(
        suggested && values.length === 0
          ? `[${suggested.join(', ')}] > `
          : many
            ? `${values.length + 1}, ou Enter para terminar > `
            : '> ',
      )
    ).trim()
    if (answer === '' && values.length > 0) return values
    if (answer === '' && suggested) return suggested
    if (answer === '') say('Este campo é obrigatório.')
    else if (field.kind === 'choice' && !field.options.includes(answer))
      say(`Escreva um destes: ${field.options.join(', ')}.`)
    else values.push(answer)
    if (!many && values.length > 0) return values
  }
}
