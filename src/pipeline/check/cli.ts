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
  const { dir: contentDir, release, strict } = values
  const { errors, warnings, documents } = await checkContent({ contentDir, release, form: true })
  const stops = errors.length > 0 || (strict && warnings.length > 0)
  const all = [...errors, ...warnings].map(formatDiagnostic)
  const sum = `Erros: ${errors.length}. Avisos: ${warnings.length}.`
  if (all.length > 0)
    console.error([...all, stops ? sum : `${sum} Avisos não impedem de publicar.`].join('\n'))
  if (stops) process.exitCode = 1
  else console.log([summary(documents), ...unfinishedLines(documents)].join('\n'))
}

runCli(main)
