import { savesData } from '../lib/saves-data'
import type { PageContract } from './page-contract'
import { rest } from './rest'

/** Why an application starts. */
export type Reason =
  /** The visitor pressed a control that only the application answers, or sent a form. */
  | 'press'
  /** The value of a field differs from the prerendered one. */
  | 'typed'
  /** The pointer or the focus is on a control that needs the application. */
  | 'near'
  /** A picture failed to load: the application shows a substitute. */
  | 'picture'
  /** The address searches or filters. */
  | 'address'
  /** The page is the host's answer to every unknown address, and may have to show another one. */
  | 'not-found'
  /** The second page of a visit: a visitor who navigates on gets faster page changes. */
  | 'visit'
  /**
   * The tab or the device keeps data that only the application shows: lots to compare, an
   * estimate, a form half filled, a view of a list.
   */
  | 'kept'
  /** The page has tools, and has rested. */
  | 'rest'
  /** There is a message to show: no network, or a newer release. */
  | 'message'
  /** In development nothing was prerendered. */
  | 'development'

/**
 * Elements that do more with the application; `data-alive` may name the screens, as a media query.
 */
const TOOLS =
  ':is(button, input, select, textarea, [role="button"], [data-stays], [data-alive], a[href^="mailto:"])'

interface Watched {
  page: Document
  contract: PageContract | undefined
  /** Resolves once the page is drawn. */
  painted: Promise<void>
  wake: (reason: Reason) => void
  /** Aborted when the application starts. */
  isStatic: AbortSignal
}

/**
 * Wakes the application for each reason but a press; resolves once the page has rested, awake or
 * not.
 */
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
  if (location.search) wake('address')
  // For a visitor who saves data, nothing is fetched without a request of theirs.
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

/**
 * Returns whether the page itself, without its header and footer, has controls for the application.
 */
export const hasTools = (page: Document): boolean =>
  Array.from(page.querySelectorAll<HTMLElement>(`main ${TOOLS}`)).some(
    ({ dataset }) => matchMedia(dataset.alive || 'all').matches,
  )

/**
 * Returns whether this tab or device keeps any data, even if only the router's marks of an earlier
 * run. The first read of a storage waits for another process and blocks the page, so it happens once
 * the page is painted.
 */
function keepsSomething(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0
  } catch {
    return false
  }
}
