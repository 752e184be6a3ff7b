import { pricesIn } from '../../content/prices/prices'
import { MATERIAL_GROUP_NAMES, MATERIAL_GROUPS } from '../../content/vocabulary'
import { dataOf, partsOf } from '../../content/rules/rule'
import { formatDecimal, formatLongDate, formatShortDate } from '../../site/lib/format'
import type { ContentSet } from '../check/content-set'
import { priceRows } from './day-prices'

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
  const documents = content.reads
  const { name: company = '', url = '', address: { city = '' } = {} } = dataOf(documents, 'Company')
  const groups = MATERIAL_GROUPS.map((group) => ({
    title: MATERIAL_GROUP_NAMES[group],
    rows: rows
      .filter((row) => row.group === group)
      .map(({ name, file, last }) => ({
        name,
        price: formatDecimal(last),
        move: moveOf(content.documents.get(file)?.read.data),
      })),
  })).filter((group) => group.rows.length > 0)
  const title =
    newest === today ? 'Preços de hoje' : `Preços de ${formatShortDate(newest).slice(0, 5)}`
  const address = `${url.replace(/^https:\/\//, '')}/comercio-sucata`
  const note = dataOf(documents, 'ScrapPage').disclaimer ?? ''
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

/** 1 where the newest price is above the one before it, -1 below, 0 for neither. */
function moveOf(material: unknown): number {
  const [newest, before] = pricesIn(partsOf('Material', material))
  return newest && before ? Math.sign(newest.pricePerKg - before.pricePerKg) : 0
}
