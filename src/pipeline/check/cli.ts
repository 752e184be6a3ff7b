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
  const all = [...errors, ...warnings]
  const stops = errors.length > 0 || (values.strict && warnings.length > 0)
  if (all.length > 0) {
    const total = [count(errors.length, 'erro', 'erros'), count(warnings.length, 'aviso', 'avisos')]
    const files = new Set(all.map(({ file }) => file)).size
    const sum = `${total.filter(Boolean).join(' e ')} em ${count(files, 'arquivo', 'arquivos')}.`
    const lines = [
      ...all.map(formatDiagnostic),
      sum + (stops ? '' : ' Avisos não impedem de publicar.'),
    ]
    console.error(lines.join('\n'))
  }
  if (stops) process.exitCode = 1
  else console.log([summary(documents), ...unfinishedLines(documents)].join('\n'))
}

const count = (amount: number, one: string, many: string): string =>
  amount === 0 ? '' : `${amount} ${amount === 1 ? one : many}`

runCli(main)
