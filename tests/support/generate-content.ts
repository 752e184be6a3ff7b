import { formatDiagnostic } from '../../src/pipeline/check/report'
import { compileContent } from '../../src/pipeline/compile/compile'

/**
 * content/ to .generated/, or the errors and exit code 1: `generated.ts` runs it where there is no
 * generated module yet.
 */
const compiled = await compileContent(() => {})
if ('errors' in compiled) {
  console.error(compiled.errors.map(formatDiagnostic).join('\n'))
  process.exitCode = 1
}
