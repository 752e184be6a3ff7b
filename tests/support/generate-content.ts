import { formatDiagnostic } from '../../src/pipeline/check/report'
import { compileContent } from '../../src/pipeline/compile/compile'

/**
 * Compiles content/ into .generated/, or prints the errors and sets exit code 1. `generated.ts`
 * runs this file when there are no generated modules yet.
 */
const compiled = await compileContent()
if ('errors' in compiled) {
  console.error(compiled.errors.map(formatDiagnostic).join('\n'))
  process.exitCode = 1
}
