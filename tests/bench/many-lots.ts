import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { LotView } from '../../src/content/views/views'

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
 * The address of the file with all lots of the list, as the content index names it.
 * @throws Error when the site names none
 */
function lotsFile(dist: string): string {
  const [, index] = /data-content="([^"]+)"/.exec(readFileSync(`${dist}/index.html`, 'utf8')) ?? []
  const [, file] =
    /"lots":"(lots-[\w-]+\.json)"/.exec(
      index === undefined ? '' : readFileSync(`${dist}${index}`, 'utf8'),
    ) ?? []
  if (file === undefined) throw new Error(`The site in ${dist} does not say where its lots are.`)
  return `/assets/${file}`
}

/**
 * Writes a copy of a built site with `count` lots in its list, made from those that it has. The new
 * lots have no pages of their own. The list's HTML still shows the few lots, so open the list by a
 * link, not by its address.
 * @throws Error when the site has no lot
 */
export function writeManyLots(dist: string, folder: string, count: number): void {
  const file = lotsFile(dist)
  // No validation: the build wrote the file from this type.
  const lots = JSON.parse(readFileSync(`${dist}${file}`, 'utf8')) as LotView[]
  if (lots.length === 0) throw new Error(`The site in ${dist} has no lots.`)
  cpSync(dist, folder, { recursive: true })
  // Otherwise the server would send the compressed copies, which have the few lots.
  for (const ending of ['.br', '.gz']) rmSync(`${folder}${file}${ending}`, { force: true })
  writeFileSync(`${folder}${file}`, JSON.stringify(repeated(lots, count)))
}
