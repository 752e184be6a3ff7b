import { formatFault } from '../../src/pipeline/check/report'
import { compileContent } from '../../src/pipeline/compile/compile'

/** content/ to .generated/, or the faults and exit code 1: `generated.ts` runs it where there is no generated module yet. */
const compiled = await compileContent(() => {})
if ('faults' in compiled) {
  console.error(compiled.faults.map(formatFault).join('\n'))
  process.exitCode = 1
}
