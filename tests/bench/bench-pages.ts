import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that are visited, the links that are tapped and the list that is searched. */
export interface BenchPlan {
  pages: readonly string[]
  ways: readonly { from: string; to: string }[]
  /** The path of the list whose search is measured. */
  search: string
}

const LOTS = '/lotes-informatica'
const SCRAP = '/comercio-sucata'
/** Pages in the lots' folder that show no lot. */
const NO_LOT = new Set(['comparar'])

/** The path of the folder's page with the most HTML, the worst case; empty without one. */
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
 * What is measured of a built site; a quick run visits only the home page and the longest page.
 * @throws Error in Portuguese when the folder has no complete build
 */
export function planFor(dist: string, quick: boolean): BenchPlan {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`Não há site construído em ${dist}. Rode antes: npm run build`)
  if (!existsSync(join(dist, 'index.html.br')))
    throw new Error(
      `O site em ${dist} não tem as cópias comprimidas, e pesaria mais do que pesa. ` +
        'Construa sem --pages-only: npm run build',
    )
  // The first tap meets a page whose application has not started. The second one happens within the
  // application, because scrolling to the link has started it.
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
