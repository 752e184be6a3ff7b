import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { countLots } from '../../src/content/lots/listing'
import type { LotDetails, LotListPage } from '../../src/content/views'
import { lotDataPath, lotListDataPath } from '../../src/content/lots/paths'
import { PER_PAGE } from '../../src/content/paging'
import { LOT_ENTRY_FIELDS, pick } from '../../src/content/listed-fields'

/** The number of lots in the goal for a typed key. */
export const MANY_LOTS = 10_000

/**
 * The lots again and again until there are `count`. From the second round on, slug and title end in
 * a number, like the documents of measure/multiply.ts.
 */
export const repeated = <Lot extends { slug: string; title: string }>(
  lots: readonly Lot[],
  count: number,
): Lot[] =>
  Array.from(
    { length: lots.length === 0 ? 0 : count },
    (_, index) => lots[index % lots.length],
  ).flatMap((lot, index) =>
    !lot
      ? []
      : index < lots.length
        ? [lot]
        : [{ ...lot, slug: `${lot.slug}-${index}`, title: `${lot.title} ${index}` }],
  )

/**
 * The address of the file with the entries of all lots, as the content index names it.
 * @throws Error in Portuguese when the site names none
 */
function entriesFile(dist: string): string {
  const [, index] = /data-content="([^"]+)"/.exec(readFileSync(`${dist}/index.html`, 'utf8')) ?? []
  const [, file] =
    /"lots":"(lots-[\w-]+\.json)"/.exec(
      index === undefined ? '' : readFileSync(`${dist}${index}`, 'utf8'),
    ) ?? []
  if (file === undefined) throw new Error(`O site em ${dist} não diz onde está o resumo dos lotes.`)
  return `/assets/${file}`
}

/**
 * Writes a copy of a built site with `count` lots, made from those on the first page of its list.
 * The copy has the data that the list and its search load, but no pages of the new lots. The list's
 * HTML still shows the few lots, so open the list by a link, not by its address.
 * @throws Error in Portuguese when the site has no lot
 */
export function writeManyLots(dist: string, folder: string, count: number): void {
  const entries = entriesFile(dist)
  const first = `${dist}${lotListDataPath(1)}`
  // No validation: the build wrote the file from this type.
  const { lots } = existsSync(first)
    ? (JSON.parse(readFileSync(first, 'utf8')) as LotListPage)
    : { lots: [] }
  if (lots.length === 0) throw new Error(`O site em ${dist} não tem lotes.`)
  cpSync(dist, folder, { recursive: true })
  const write = (address: string, text: string) => {
    // Otherwise the server would send the compressed copies, which have the few lots.
    for (const ending of ['.br', '.gz']) rmSync(`${folder}${address}${ending}`, { force: true })
    writeFileSync(`${folder}${address}`, text)
  }
  const many = repeated(lots, count)
  write(
    lotListDataPath(1),
    JSON.stringify({
      lots: many.slice(0, PER_PAGE),
      total: count,
      counts: countLots(many),
    } satisfies LotListPage),
  )
  write(entries, JSON.stringify(many.map((lot) => pick(lot, LOT_ENTRY_FIELDS))))
  for (const lot of repeated(
    lots.map(
      ({ slug }) => JSON.parse(readFileSync(`${dist}${lotDataPath(slug)}`, 'utf8')) as LotDetails,
    ),
    count,
  ))
    write(lotDataPath(lot.slug), JSON.stringify(lot))
}
