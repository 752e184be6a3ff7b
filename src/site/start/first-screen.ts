import { afterFrame } from '../lib/after-frame'

/**
 * Class of a document that has just been opened. On a phone, its style (layout.css, lot-card.css)
 * skips the layout of parts far below the first screen until they come near, so that an old phone
 * does not lay out the whole page at once.
 */
const ARRIVING = 'arriving'

/**
 * Inline script of every page, before its body. A visitor who goes back, reloads the page or opens
 * a fragment of it needs the true heights at once: the class is not set there, nor without script,
 * nor in browsers without scroll anchoring (Safari), where parts that grow above the text would
 * move it.
 */
export const FIRST_SCREEN = `if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&CSS.supports("overflow-anchor:auto"))document.documentElement.className="${ARRIVING}"`

/** Longest slice of layout before the browser may answer a tap and paint, in ms. */
const SLICE = 4

/**
 * Lays out the rest of a painted page, part by part, and removes the class. Does nothing when the
 * class is not set.
 */
export async function layOutRest(page: Document): Promise<void> {
  const root = page.documentElement
  if (!root.classList.contains(ARRIVING)) return
  const parts = [...page.querySelectorAll<HTMLElement>('.sec, .footer, .lot-list > .lot-card')]
  let end = performance.now() + SLICE
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    // Reading the height lays the part out now, and not with all others in the next frame.
    void part.offsetHeight
    if (performance.now() < end) continue
    await new Promise<void>((resolve) => {
      afterFrame(resolve)
    })
    end = performance.now() + SLICE
  }
  root.classList.remove(ARRIVING)
  for (const part of parts) part.style.contentVisibility = ''
}
