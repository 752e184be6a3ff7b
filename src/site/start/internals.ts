import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/*
 * The internals of @tanstack/react-router and react-dom that the start needs beyond their documented
 * API. A test checks each one in the installed version (tests/site/start/internals.test.tsx). What
 * the build changes in sonner is in vite.config.ts, which stops when it does not find it.
 */

/**
 * Makes the router's first load show no pending state, because the document is already rendered.
 */
export function markRendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined }
}

/** The routes of the address, outermost first. */
export const matchesOf = (router: AnyRouter): AnyRouteMatch[] => router.stores.matches.get()

/**
 * Returns whether a route has loaded and renders; a route that found nothing counts as loaded, too.
 */
export const isShown = (match: AnyRouteMatch): boolean =>
  match.status === 'success' && !match._notFound

/**
 * Keeps the router from reloading the page when a route's file is missing, which offline would end
 * at the browser's own error page: sets the router's mark for "reloaded already"
 * (lazyRouteComponent).
 * @param message message of the error that the import failed with
 */
export function preventReload(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // The router cannot read its mark either, and does not reload.
  }
}

/**
 * Makes the router store where the visitor leaves a page, for the way back (journey menu-back-focus.spec).
 * By itself it stores that only after an event «scroll», which comes a frame after the movement: a
 * press in between would lead back to the top.
 */
export function rememberPlace(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
}

/** What React last rendered for a field. */
interface RenderedField {
  value?: unknown
  checked?: unknown
  onChange?: unknown
}

/** The props of an element that React has hydrated; undefined for any other. */
export function renderedProps(element: Element): RenderedField | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  // React stores the props of every element of its tree under this key.
  return key === undefined ? undefined : (Reflect.get(element, key) as RenderedField)
}

/**
 * Makes React take the next event of a field for a change: it ignores an event whose value it has
 * seen, and it has seen all that was in the field when it hydrated it (inputValueTracking).
 */
export function forgetSeenValue(field: Element): void {
  // Only text fields and lists have a tracker.
  const tracker = Reflect.get(field, '_valueTracker') as
    | { getValue(): string; setValue(value: string): void }
    | undefined
  tracker?.setValue(`${tracker.getValue()}\0`)
}
