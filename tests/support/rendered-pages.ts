import { momentInSaoPaulo } from '../../src/content/time/today'
import { lotDataPath } from '../../src/content/views/paths'
import { published } from '../../src/content/views/published'
import { Cards } from '../../src/pipeline/cards/cards'
import type { CheckResult } from '../../src/pipeline/check/check'
import { byType } from '../../src/pipeline/compile/contentlayer'
import { projectLots } from '../../src/pipeline/compile/lots'
import { Pictures } from '../../src/pipeline/compile/pictures'
import { project, wantedPhotos } from '../../src/pipeline/compile/project'
import { pagesOfSite } from '../../src/pipeline/render/render-pages'
import { render } from '../../src/site/entry-server'

/**
 * The HTML of every page of a checked folder by address, without contentlayer2 and without its
 * pictures.
 */
export async function renderedPages({
  documents,
  itemLists,
}: Pick<CheckResult, 'documents' | 'itemLists'>): Promise<Map<string, string>> {
  const now = momentInSaoPaulo()
  const shown = published(documents)
  const compiled = byType(shown, new Map(documents.map(({ file, data }) => [file, data])))
  const photo = { base: '/fotos/x', widths: [430], width: 430, height: 320 }
  const photos = new Map(wantedPhotos(compiled).map((src) => [src, photo]))
  const pictures = new Pictures(photos, new Cards('x'))
  const lots = projectLots(compiled, itemLists, pictures, now)
  const files = new Map<string, unknown>([
    ...Object.entries(project(compiled, pictures, lots.listed)),
    ...Array.from(lots.details, ([slug, lot]) => [lotDataPath(slug), lot] as const),
  ])
  const read = (name: string) => Promise.resolve(files.get(name) ?? null)
  const { paths } = pagesOfSite(
    shown,
    lots.listed.map(({ slug }) => slug),
  )
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, (await render(path, read)).html)
  return pages
}
