import { addressOf } from '../../content/addresses'
import { categoryFeed, LOTS_FEED, materialFeed } from '../../content/feeds'
import { reais } from '../../content/figures'
import { statusOf } from '../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../content/lots/paths'
import { pointsBetween } from '../../content/prices'
import { brazilianDay } from '../../content/rules/dates'
import type { LotView, MaterialView } from '../../content/views'
import { LOT_CATEGORIES } from '../../content/vocabulary'
import { atomXml, type AtomEntry } from './atom'

/** Entries of a feed: a reader fetches it again long before so many are new. */
const LENGTH = 30

interface Publisher {
  url: string
  name: string
}

/** The lots as they stand in the list; one without a day has nothing that a reader could order. */
function lotEntries(lots: readonly LotView[], company: Publisher): AtomEntry[] {
  return lots
    .flatMap((lot): AtomEntry[] => {
      const { slug, title, price, units, statusOn, condition } = lot
      const entered = lot.enteredOn ?? statusOn
      if (entered === undefined) return []
      const status = statusOf(lot)
      return [
        {
          url: `${company.url}${lotPath(slug)}`,
          title: `${title}: ${status === 'disponível' ? reais(price) : status}`,
          published: entered,
          updated: statusOn ?? entered,
          category: lot.category,
          summary: `${units} unidades, ${reais(price)} o lote. ${condition}.`,
        },
      ]
    })
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, LENGTH)
}

/** Each day with a new price of a material, with its difference from the price before. */
function priceEntries({ name, slug, prices }: MaterialView, company: Publisher): AtomEntry[] {
  const url = `${company.url}${addressOf({ type: 'Material', slug })}`
  return prices.slice(0, LENGTH).map(({ day, pricePerKg }, index) => {
    const before = prices[index + 1]?.pricePerKg
    const points = before === undefined ? 0 : pointsBetween(before, pricePerKg)
    const sign = points > 0 ? '+' : points < 0 ? '−' : ''
    const change = `${sign}${Math.abs(points).toLocaleString('pt-BR')}%`
    return {
      url,
      fragment: day,
      title: `${name}: ${reais(pricePerKg)}/kg${before === undefined ? '' : ` (${change})`}`,
      published: day,
      updated: day,
      summary:
        `Nosso preço de compra desde ${brazilianDay(day)}.` +
        (before === undefined ? '' : ` Antes: ${reais(before)}/kg.`),
    }
  })
}

/**
 * Atom feeds by their addresses: of the listed lots, of each category, and of each material's
 * price.
 */
export function newsFeeds(
  lots: readonly LotView[],
  materials: readonly MaterialView[],
  titles: { lots: string; categories: Readonly<Record<LotView['category'], string>> },
  company: Publisher,
): Map<string, string> {
  const feed = (self: string, page: string, title: string, entries: AtomEntry[]) =>
    [
      self,
      atomXml({
        title: `${title} | ${company.name}`,
        url: `${company.url}${page}`,
        self: `${company.url}${self}`,
        author: company.name,
        updated: entries
          .map(({ updated }) => updated)
          .toSorted()
          .at(-1),
        entries,
      }),
    ] as const
  return new Map([
    feed(LOTS_FEED, LOTS_PATH, titles.lots, lotEntries(lots, company)),
    ...LOT_CATEGORIES.map((category) =>
      feed(
        categoryFeed(category),
        `${LOTS_PATH}?categoria=${category}`,
        `${titles.lots}: ${titles.categories[category]}`,
        lotEntries(
          lots.filter((lot) => lot.category === category),
          company,
        ),
      ),
    ),
    ...materials.map((material) =>
      feed(
        materialFeed(material.slug),
        addressOf({ type: 'Material', slug: material.slug }) ?? '/',
        `${material.name}: preço por kg`,
        priceEntries(material, company),
      ),
    ),
  ])
}
