import { parseArgs } from 'node:util'
import { CliError, runCli } from '../pipeline/run-cli'
import { compareContent } from './compare-content'
import { markdownReport } from './markdown/report'

const USE = 'Uso: npm run content:diff -- [base] [head] [--json] [--strict] [--dir content]'

/**
 * `content:diff [base] [head]`: Markdown, or JSON with --json, to stdout. Exits with 0; with
 * --strict 1 when there are warnings or errors; 2 when there is nothing to compare with.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      dir: { type: 'string', default: 'content' },
    },
  })
  const [base, head, ...rest] = positionals
  if (rest.length > 0) throw new CliError(`São no máximo duas revisões. ${USE}`, 2)
  const diff = await compareContent({ folder: process.cwd(), content: values.dir, base, head })
  process.stdout.write(values.json ? `${JSON.stringify(diff, null, 2)}\n` : markdownReport(diff))
  if (values.strict && diff.warnings.length + diff.errors.length > 0) process.exitCode = 1
}

runCli(main, USE)
