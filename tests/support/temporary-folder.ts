import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the unit tests, and the commands that they run, a temporary folder of their own.
 * @returns a function that removes the folder with all its files, as vitest's globalSetup expects
 */
export default function temporaryFolder(): () => void {
  // The built site outlives a run (tests/e2e/site.ts).
  process.env.RETRILHA_SITES ??= tmpdir()
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-testes-'))
  // Node reads TMPDIR, and on Windows TEMP, every time that a program calls tmpdir().
  process.env.TMPDIR = folder
  process.env.TEMP = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
