import { parseArgs } from 'node:util'
import { PATHS } from '../paths'
import { runCli } from '../run-cli'
import { checkContent } from './check'
import { formatDiagnostic, summary, unfinishedLines } from './report'

/**
 * `content:check [--release] [--strict] [--dir content]`: prints errors and warnings to stderr.
 * Exits with 1 for errors, and with --strict for warnings too; otherwise prints the number of
 * documents and exits with 0.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      release: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      dir: { type: 'string', default: PATHS.content },
    },
  })
  const { errors, warnings, documents } = await checkContent({
    contentDir: values.dir,
    release: values.release,
    form: true,
  })
  const total = [count(errors.length, 'erro', 'erros'), count(warnings.length, 'aviso', 'avisos')]
    .filter(Boolean)
    .join(' e ')
  const files = new Set([...errors, ...warnings].map(({ file }) => file)).size
  const harmless =
    warnings.length > 0 && errors.length === 0 && !values.strict
      ? ' Avisos não impedem de publicar.'
      : ''
  if (total)
    console.error(
      [
        ...[...errors, ...warnings].map(formatDiagnostic),
        `${total} em ${count(files, 'arquivo', 'arquivos')}.${harmless}`,
      ].join('\n'),
    )
  if (errors.length > 0 || (values.strict && warnings.length > 0)) process.exitCode = 1
  else console.log([summary(documents), ...unfinishedLines(documents)].join('\n'))
}

const count = (amount: number, one: string, many: string): string =>
  amount === 0 ? '' : `${amount} ${amount === 1 ? one : many}`

runCli(main)
