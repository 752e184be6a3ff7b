import { LOT_CATEGORIES } from '../vocabulary'

/** Addresses of the Atom feeds. */

export const ARTICLES_FEED = '/feed.xml'
export const LOTS_FEED = '/feed/lotes.xml'
export const LOTS_FEED_TITLE = 'Lotes à venda'

/**
 * Addresses of earlier feeds, by category and by material, which readers still ask for: they lead
 * to the feed of lots.
 * @param materials slugs of the published materials
 */
export const goneFeeds = (materials: readonly string[]): string[] => [
  ...LOT_CATEGORIES.map((category) => `/feed/lotes-${category}.xml`),
  ...materials.map((slug) => `/feed/preco-${slug}.xml`),
]
