import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../src/pipeline/check/check'
import { formatDiagnostic } from '../../src/pipeline/check/report'
import { ordinaryEdits } from './ordinary-edits'

const sumOf = (folder: string): string => {
  const sum = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    if (statSync(path).isFile() && !name.startsWith('photos'))
      sum.update(name).update(readFileSync(path))
  }
  return sum.digest('hex')
}

it(
  'an editor’s busy day has far more than twenty edits, every one real, and the check has nothing to say of it',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edits-'))
    try {
      const contentDir = join(folder, 'content')
      cpSync('content', contentDir, { recursive: true })
      const idle: string[] = []
      const edits = ordinaryEdits(contentDir)
      for (const { name, apply } of edits) {
        const before = sumOf(contentDir)
        apply()
        if (sumOf(contentDir) === before) idle.push(name)
      }
      // The delivered content may lack an edit's target, such as a second article without links.
      expect(
        edits.length - idle.length,
        `without effect: ${idle.join(', ')}`,
      ).toBeGreaterThanOrEqual(20)
      const { errors } = await checkContent({ contentDir })
      expect(errors.map(formatDiagnostic)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
