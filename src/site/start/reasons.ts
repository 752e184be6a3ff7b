import { savesData } from '../lib/saves-data'
import type { PageContract } from './page-contract'
import { rest } from './rest'

/** Why an application starts. */
export type Reason =
  /** Something was pressed that only the application answers, or a form was sent. */
  | 'press'
  /** A field holds something that the page did not come with. */
  | 'typed'
  /** The pointer or the focus is on something that will want it. */
  | 'near'
  /** A picture did not come: the application has something to show in its place. */
  | 'picture'
  /** The address searches or filters. */
  | 'address'
  /** The page stands for every address that the site does not have, and may have to show another one. */
  | 'not-found'
  /** A second page of a visit: the visitor goes on here, and from page to page faster. */
  | 'visit'
  /** The tab keeps what only the application shows: lots to compare, an estimate, a form half filled. */
  | 'kept'
  /** The page has tools, and has rested. */
  | 'rest'
  /** There is something to say: no network, or a newer release. */
  | 'message'
  /** In development nothing was prerendered. */
  | 'development'

/** What the application adds something to; `data-alive` may name the screens, as a media query. */
const TOOLS =
  ':is(button, input, select, textarea, [role="button"], [data-stays], [data-alive], a[href^="mailto:"])'

interface Watched {
  page: Document
  contract: PageContract | undefined
  /** Resolves once the page is drawn. */
  painted: Promise<void>
  wake: (reason: Reason) => void
  /** Aborted as the application comes. */
  isStatic: AbortSignal
}

/** Wakes the application for each reason but a press; resolves once the page has rested, woken or not. */
export async function watchReasons({
  page,
  contract,
  painted,
  wake,
  isStatic,
}: Watched): Promise<void> {
  page.addEventListener('input', () => wake('typed'), { capture: true, signal: isStatic })
  const saving = savesData()
  if (!saving) {
    watchPointer(page, wake, isStatic)
    watchPictures(page, wake, isStatic)
  }
  await painted
  if (!contract) return wake('development')
  if (location.search !== '') wake('address')
  // Visitors who save data get nothing that they have not asked for.
  if (saving) return
  if (contract.isNotFound) wake('not-found')
  if (page.referrer.startsWith(`${location.origin}/`)) wake('visit')
  if (keepsSomething()) wake('kept')
  await rest()
  if (hasTools(page)) wake('rest')
}

function watchPointer(page: Document, wake: Watched['wake'], signal: AbortSignal): void {
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(TOOLS)) wake('near')
  }
  for (const sign of ['pointerover', 'focusin'])
    page.addEventListener(sign, look, { capture: true, signal })
}

function watchPictures(page: Document, wake: Watched['wake'], signal: AbortSignal): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) wake('picture')
    },
    { capture: true, signal },
  )
  const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
    complete && currentSrc !== '' && naturalWidth === 0
  if (Array.from(page.querySelectorAll('img')).some(hasFailed)) wake('picture')
}

/** Whether the page itself, without its header and footer, has something for the application to do. */
export const hasTools = (page: Document): boolean =>
  Array.from(page.querySelectorAll<HTMLElement>(`main ${TOOLS}`)).some(
    ({ dataset }) => matchMedia(dataset.alive || 'all').matches,
  )

/**
 * Whether this tab keeps something, be it only the router's marks of an earlier run. The first answer
 * comes from another process, and the page stands still for it: it is asked once the page is drawn.
 */
function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}
