import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the unit tests, and the commands that they run, a temporary folder of their own, which goes
 * with all that they leave in it.
 * @returns what ends it, as vitest's globalSetup wants it
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-testes-'))
  // Node reads TMPDIR, and on Windows TEMP, each time that it is asked for the folder.
  process.env.TMPDIR = folder
  process.env.TEMP = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
