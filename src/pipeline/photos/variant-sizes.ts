/** px */
export type Size = { width: number; height: number }

/** For cards and articles; 720 is what a lot card takes on a phone. */
const STANDARD_WIDTHS = [360, 720, 1080, 1280]
/** Masters wider than this may fill a screen's width, like the hero. */
const WIDE_MASTER = 1400
const WIDE_WIDTHS = [360, 720, 1080, 1600, 2000]
/** A master's own width becomes a variant only where it exceeds the widest step by this factor: less is not seen. */
const WORTHWHILE_STEP = 1.15

/**
 * Sizes of a master's variants in px, ascending: its proportions kept, never wider than the master
 * nor than 2000 px, never empty.
 */
export function variantSizes(master: Size): Size[] {
  const ladder = master.width > WIDE_MASTER ? WIDE_WIDTHS : STANDARD_WIDTHS
  const widths = ladder.filter((width) => width <= master.width)
  const widest = widths.at(-1) ?? 0
  if (widths.length < ladder.length && master.width >= widest * WORTHWHILE_STEP) widths.push(master.width)
  return widths.map((width) => ({ width, height: Math.max(1, Math.round((master.height * width) / master.width)) }))
}
