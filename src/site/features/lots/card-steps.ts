/** So many cards begin on a phone's screen; each is laid out and painted as it comes. */
const SEEN = 2
/** As many of those below as one frame draws. */
const STEP = 3

/**
 * The next step from the cards that show to those that are wanted: from the top as many as one frame draws, each in the place of
 * one that showed; those below stay where they are. A card that keeps its turn costs nothing; one that moves up is drawn like a
 * new one.
 */
export function nextCards<Card extends { slug: string }>(
  shown: readonly Card[],
  wanted: readonly Card[],
): readonly Card[] {
  let [kept, drawn, end] = [-1, 0, 0]
  for (const card of wanted) {
    const place = shown.indexOf(card)
    if (place > kept) kept = place
    else if (++drawn > (end <= SEEN ? 1 : STEP)) break
    end++
  }
  if (end === wanted.length) return wanted
  const top = wanted.slice(0, end)
  // The same lot may come anew, from another file.
  const slugs = new Set(top.map(({ slug }) => slug))
  return [
    ...top,
    ...shown.slice(Math.max(kept + 1, end), wanted.length).filter(({ slug }) => !slugs.has(slug)),
  ]
}
