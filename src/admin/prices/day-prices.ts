import { pricesIn } from '../../content/prices/prices'
import { dataOf, documentsOf } from '../../content/rules/rule'
import { published } from '../../content/views/published'
import { MATERIAL_GROUP_NAMES, MATERIAL_GROUPS, type MaterialGroup } from '../../content/vocabulary'
import { formatDecimal, formatLongDate, formatShortDate } from '../../site/lib/format'
import type { ContentSet } from '../check/content-set'
import type { PricedRow } from './price-answer'
import type { PriceDesk } from './use-prices'

/** A material in the table of the day. */
export interface PriceRow extends PricedRow {
  group: MaterialGroup
  status: string
  /** Day of the newest price. */
  day: string
  /** 1 where the newest price is above the one before it, -1 below, 0 for neither. */
  move: number
}

/** The published materials in the order of the board; one whose price cannot be read is left out. */
export const priceRows = (content: ContentSet, today: string): PriceRow[] =>
  documentsOf(published(content.reads), 'Material')
    .flatMap(({ file, data }) => {
      const [newest, ...older] = pricesIn(data)
      const { group, name = '', status = '', order = 0 } = data
      if (!newest || !group) return []
      const before = newest.day === today ? older[0] : newest
      return {
        file,
        group,
        name,
        status,
        order,
        last: newest.pricePerKg,
        day: newest.day,
        note: formatShortDate(newest.day).slice(0, 5),
        before: before?.pricePerKg ?? newest.pricePerKg,
        move: Math.sign(newest.pricePerKg - (older[0] ?? newest).pricePerKg),
      }
    })
    .toSorted(
      (a, b) =>
        MATERIAL_GROUPS.indexOf(a.group) - MATERIAL_GROUPS.indexOf(b.group) || a.order - b.order,
    )

/**
 * The table of today's prices of the materials. A save adds a line to a document, or changes the
 * line of today.
 */
export const DAY_PRICES: PriceDesk<PriceRow> = {
  name: 'preços do dia',
  rows: priceRows,
  groupOf: ({ group }) => group,
  newPrice: (price, today) => ({ day: today, written: price.toFixed(2) }),
  words: { one: 'preço', many: 'preços', day: ' de hoje' },
}

/** A day's prices as they are sent to customers: in a picture and as a text. */
export interface Status {
  company: string
  city: string
  title: string
  /** «23 de novembro de 2026 · R$ por kg» */
  subtitle: string
  groups: { title: string; rows: { name: string; price: string; move: number }[] }[]
  note: string
  /** «www.retrilha.com.br/comercio-sucata» */
  address: string
  /** AAAA-MM-DD of the newest price. */
  day: string
  /** The same for WhatsApp, whose own sign for bold is *. */
  text: string
}

/**
 * The prices of the published materials, as the documents have them; undefined without any. An
 * arrow compares a price with the one before it; the board of the site compares with a month.
 */
export function statusOf(content: ContentSet, today: string): Status | undefined {
  const rows = priceRows(content, today)
  const [newest] = rows
    .map(({ day }) => day)
    .toSorted()
    .toReversed()
  if (newest === undefined) return undefined
  const {
    name: company = '',
    url = '',
    address: { city = '' } = {},
  } = dataOf(content.reads, 'Company')
  const groups = MATERIAL_GROUPS.map((group) => ({
    title: MATERIAL_GROUP_NAMES[group],
    rows: rows
      .filter((row) => row.group === group)
      .map(({ name, last, move }) => ({ name, price: formatDecimal(last), move })),
  })).filter((group) => group.rows.length > 0)
  const title =
    newest === today ? 'Preços de hoje' : `Preços de ${formatShortDate(newest).slice(0, 5)}`
  const address = `${url.replace(/^https:\/\//, '')}/comercio-sucata`
  const note = dataOf(content.reads, 'ScrapPage').disclaimer ?? ''
  return {
    company,
    city,
    title,
    subtitle: `${formatLongDate(newest)} · R$ por kg`,
    groups,
    note,
    address,
    day: newest,
    text: [
      `*${company}: ${title.toLowerCase()}*${newest === today ? `, ${formatShortDate(newest)}` : ''} (R$ por kg)`,
      ...groups.map(({ title: group, rows: found }) =>
        [`*${group}*`, ...found.map(({ name, price }) => `${name}: ${price}`)].join('\n'),
      ),
      note,
      `https://${address}`,
    ].join('\n\n'),
  }
}
