import { parseArgs } from 'node:util'
import { PATHS } from '../paths'
import { checkContent } from './check'
import { formatFault, summary } from './report'

/** `content:check [--release] [--dir content]`: every fault to stderr and exit 1, or one line of counts and exit 0. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { release: { type: 'boolean', default: false }, dir: { type: 'string', default: PATHS.content } } })
  const { faults, documents } = await checkContent({ contentDir: values.dir, release: values.release })
  if (faults.length === 0) {
    console.log(summary(documents))
    return
  }
  const files = new Set(faults.map(({ file }) => file)).size
  const total = `${faults.length} ${faults.length === 1 ? 'erro' : 'erros'} em ${files} ${files === 1 ? 'arquivo' : 'arquivos'}.`
  console.error([...faults.map(formatFault), total].join('\n'))
  process.exitCode = 1
}

await main()
