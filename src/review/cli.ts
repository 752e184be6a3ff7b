import { parseArgs } from 'node:util'
import { todayInSaoPaulo } from '../content/time/today'
import { CliError, runCli } from '../pipeline/run-cli'
import { cutReport, markdownReport } from './markdown/report'
import { reviewOf } from './review-of'

const USE = 'Uso: npm run content:diff -- [base] [revisão] [--dir content] [--longest 65000]'

/**
 * `content:diff [base] [head]`: Markdown to stdout. Exits with 2 when the comparison could not be
 * made, with git's reason.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'content' },
      /** Characters that a host takes of a comment. */
      longest: { type: 'string', default: 'Infinity' },
    },
  })
  const [base, head, ...rest] = positionals
  if (rest.length > 0) throw new CliError(`São no máximo duas revisões. ${USE}`, 2)
  const options = { folder: process.cwd(), content: values.dir, base, head, now: todayInSaoPaulo() }
  await reviewOf(options, (review) => {
    process.stdout.write(cutReport(markdownReport(review), Number(values.longest)))
    return Promise.resolve()
  })
}

runCli(main, USE)
