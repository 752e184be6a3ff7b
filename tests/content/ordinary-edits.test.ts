import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { published } from '../../src/content/views/published'
import { lotDataPath } from '../../src/content/lots/paths'
import { momentInSaoPaulo } from '../../src/content/time/today'
import { Cards } from '../../src/pipeline/cards/cards'
import { checkContent, type CheckResult } from '../../src/pipeline/check/check'
import { formatDiagnostic } from '../../src/pipeline/check/report'
import { projectLots } from '../../src/pipeline/compile/lots'
import { Pictures } from '../../src/pipeline/compile/pictures'
import { project, wantedPhotos } from '../../src/pipeline/compile/project'
import { byType } from '../../src/pipeline/compile/contentlayer'
import { pagesOfSite } from '../../src/pipeline/render/pages'
import { render } from '../../src/site/entry-server'
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

/** The content files of a checked folder, without contentlayer2 and without its pictures. */
function contentOf({ documents, itemLists }: CheckResult) {
  const now = momentInSaoPaulo()
  const shown = published(documents)
  const compiled = byType(shown, new Map(documents.map(({ file, data }) => [file, data])))
  const photo = { base: '/fotos/x', widths: [430], width: 430, height: 320 }
  const photos = new Map(wantedPhotos(compiled).map((src) => [src, photo]))
  const pictures = new Pictures(photos, new Cards('x'))
  const lots = projectLots(compiled, itemLists, pictures, now)
  const content = project(compiled, pictures, lots.listed)
  const files = new Map<string, unknown>([
    ...Object.entries(content),
    ...Array.from(lots.details, ([slug, lot]) => [lotDataPath(slug), lot] as const),
  ])
  return {
    paths: pagesOfSite(
      shown,
      lots.listed.map(({ slug }) => slug),
    ).paths,
    read: (name: string) => Promise.resolve(files.get(name) ?? null),
  }
}

it(
  'an editor’s busy day has far more than twenty edits, every one real; the check has nothing to say of it, and every page renders',
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
      const checked = await checkContent({ contentDir })
      expect(checked.errors.map(formatDiagnostic)).toEqual([])
      const { paths, read } = contentOf(checked)
      expect(paths.length).toBeGreaterThan(40)
      for (const path of paths) expect((await render(path, read)).html).toContain('<h1')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
