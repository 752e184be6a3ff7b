import type { ContentDiff } from '../content-diff'

/**
 * https://docs.github.com/actions/reference/workflow-commands: characters to escape; three in a
 * message, two more in a property.
 */
const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string): string =>
  inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const command = (
  name: 'error' | 'warning',
  file: string,
  line: number | undefined,
  title: string,
  message: string,
): string => {
  const place = `file=${inProperty(file)}${line === undefined ? '' : `,line=${line}`}`
  return `::${name} ${place},title=${inProperty(title)}::${inMessage(message)}`
}

/**
 * Errors and warnings as lines for the log of a GitHub workflow, which shows them in the changed
 * files: one line each, gravest first, because GitHub shows ten of each kind. No text of an editor
 * can begin a command of its own.
 */
export function annotations({
  errors,
  warnings,
}: Pick<ContentDiff, 'errors' | 'warnings'>): string[] {
  return [
    ...errors.map(({ file, line, field, message, fix }) =>
      command('error', file, line, 'Não pode ser publicado', `${field}: ${message} — ${fix}`),
    ),
    ...warnings.map(({ file, line, level, sentence, why }) =>
      command(
        'warning',
        file,
        line,
        level === 'alarm' ? 'Confira com quem pediu' : 'Confira antes de aprovar',
        `${sentence}. ${why}`,
      ),
    ),
  ]
}
