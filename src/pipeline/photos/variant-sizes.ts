/** px */
export type Size = { width: number; height: number }

/**
 * For cards and articles: with these no card of the lists fetches more than 1.3 times the width
 * that it shows, at one, two or three pixels for each of CSS (bytes.spec.ts). All seven together
 * have no more pixels than four steps from 360 to 1280 had.
 */
const STANDARD_WIDTHS = [190, 250, 340, 430, 690, 900, 1280]
/** Masters wider than this may fill a screen's width, like the hero. */
const WIDE_MASTER = 1400
const WIDE_WIDTHS = [430, 720, 1000, 1280, 2000]
/**
 * A master's own width becomes a variant only if it exceeds the widest step by this factor: a
 * smaller difference is invisible.
 */
const WORTHWHILE_STEP = 1.15

/**
 * Sizes of a master's variants in px, ascending: its proportions kept, never wider than the master
 * nor than 2000 px, never empty.
 */
export function variantSizes(master: Size): Size[] {
  const ladder = master.width > WIDE_MASTER ? WIDE_WIDTHS : STANDARD_WIDTHS
  const widths = ladder.filter((width) => width <= master.width)
  const widest = widths.at(-1) ?? 0
  if (widths.length < ladder.length && master.width >= widest * WORTHWHILE_STEP)
    widths.push(master.width)
  return widths.map((width) => ({
    width,
    height: Math.max(1, Math.round((master.height * width) / master.width)),
  }))
}
