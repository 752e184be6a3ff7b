import { afterFrame } from '../lib/after-frame'

/**
 * Class of a document that somebody comes to: on a phone its style (layout.css, lot-list.css)
 * leaves what is far below the first screen without a layout until it comes near, so that the
 * layout of the whole page does not hold up an old phone at once.
 */
const ARRIVING = 'arriving'

/**
 * Part of every page, before its body. A visitor who goes back, loads the page again
 * or comes for one of its places needs the true heights at once: there the class stays away, as it
 * does without script, and in browsers without scroll anchoring (Safari), where parts that grow above
 * the text would move it.
 */
export const FIRST_SCREEN = `if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&CSS.supports("overflow-anchor:auto"))document.documentElement.className="${ARRIVING}"`

/** How long parts are laid out before the browser may answer a tap and paint, in ms. */
const SLICE = 4

/**
 * Lays out the rest of a page that has been painted, part by part, and takes the class away. Does
 * nothing where it is not there.
 */
export async function layOutRest(page: Document): Promise<void> {
  const root = page.documentElement
  if (!root.classList.contains(ARRIVING)) return
  const parts = [...page.querySelectorAll<HTMLElement>('.sec, .footer, .lot-list > .lot-card')]
  let end = performance.now() + SLICE
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    // Asked for, it is laid out now, and not with all others in the next frame.
    void part.offsetHeight
    if (performance.now() < end) continue
    await new Promise<void>((resolve) => {
      afterFrame(resolve)
    })
    end = performance.now() + SLICE
  }
  root.classList.remove(ARRIVING)
  for (const part of parts) part.style.removeProperty('content-visibility')
}
