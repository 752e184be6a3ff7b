import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where a visit, a tap or a key is measured. */
export interface BenchPlan {
  pages: readonly string[]
  ways: readonly { from: string; to: string }[]
  /** The list with a search. */
  search: string
}

const LOTS = '/lotes-informatica'
const SCRAP = '/comercio-sucata'
/** Pages below the lots that are no lot. */
const NO_LOT = new Set(['comparar'])

/** The page of a folder with the most HTML: the worst that the content has. */
function heaviest(dist: string, folder: string): string[] {
  if (!existsSync(join(dist, folder))) return []
  const names = readdirSync(join(dist, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.slice(0, -'.html'.length))
    .filter((name) => !NO_LOT.has(name))
  const size = (name: string) => statSync(join(dist, folder, `${name}.html`)).size
  return names
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, 1)
    .map((name) => `${folder}/${name}`)
}

/**
 * What is measured of a built site; a quick run takes the first page and the longest one.
 * @throws Error in Portuguese where the folder is no whole build
 */
export function planFor(dist: string, quick: boolean): BenchPlan {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`Não há site construído em ${dist}. Rode antes: npm run build`)
  if (!existsSync(join(dist, 'index.html.br')))
    throw new Error(
      `O site em ${dist} não tem as cópias comprimidas, e pesaria mais do que pesa. ` +
        'Construa sem --pages-only: npm run build',
    )
  // The first from a page that waits, the second within the application, which starts with the
  // scrolling to the link.
  const ways = [
    { from: '/', to: LOTS },
    { from: LOTS, to: SCRAP },
  ]
  if (quick) return { pages: ['/', SCRAP], ways: ways.slice(0, 1), search: LOTS }
  return {
    pages: [
      '/',
      SCRAP,
      LOTS,
      ...heaviest(dist, LOTS),
      ...heaviest(dist, '/blog'),
      '/blog',
      '/servicos',
    ],
    ways,
    search: LOTS,
  }
}
