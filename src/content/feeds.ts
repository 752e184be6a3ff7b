import { LOT_CATEGORIES, type LotCategory } from './vocabulary'

/** Addresses of the Atom feeds. */

export const ARTICLES_FEED = '/feed.xml'
export const LOTS_FEED = '/feed/lotes.xml'
export const categoryFeed = (category: LotCategory): string => `/feed/lotes-${category}.xml`
/** The feed of a material's prices. */
export const materialFeed = (slug: string): string => `/feed/preco-${slug}.xml`

/**
 * The addresses of all feeds.
 * @param materials slugs of the published materials
 */
export const feedAddresses = (materials: readonly string[]): string[] => [
  ARTICLES_FEED,
  LOTS_FEED,
  ...LOT_CATEGORIES.map(categoryFeed),
  ...materials.map(materialFeed),
]
