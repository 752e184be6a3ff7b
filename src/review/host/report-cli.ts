import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError, runCli } from '../../pipeline/run-cli'
import { compareContent } from '../compare-content'
import { markdownReport } from '../markdown/report'
import { annotations } from './annotations'

/** GitHub refuses a summary above 1 MiB. */
const MAX_SUMMARY = 1_000_000

/**
 * `report-cli <base> <folder>`, for a workflow on GitHub: writes the difference as JSON into a
 * folder, as Markdown into the job's summary, errors and warnings as annotations to stdout. Exits
 * with 0; 1 with errors; 2 when there is nothing to compare with.
 */
async function main([base, folder]: string[]): Promise<void> {
  if (!base || !folder) throw new CliError('Uso: report-cli <base> <pasta>', 2)
  const diff = await compareContent({ folder: process.cwd(), base })
  mkdirSync(resolve(folder), { recursive: true })
  writeFileSync(join(folder, 'diff.json'), JSON.stringify(diff))
  const markdown = markdownReport(diff)
  const tooLong =
    'O relatório é longo demais para este resumo: rode `npm run -s content:diff` no ramo.\n'
  const { GITHUB_STEP_SUMMARY: summary } = process.env
  if (summary)
    appendFileSync(summary, Buffer.byteLength(markdown) > MAX_SUMMARY ? tooLong : markdown)
  console.log(annotations(diff).join('\n'))
  if (diff.errors.length > 0) process.exitCode = 1
}

runCli(main)
