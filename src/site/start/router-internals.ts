import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/*
 * The internals of @tanstack/react-router that the start needs beyond its documented API. A test
 * checks each one in the installed version (tests/site/start/router-internals.test.tsx).
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
 * Makes the router store where the visitor leaves a page, for the way back (journey announced.spec).
 * By itself it stores that only after an event «scroll», which comes a frame after the movement: a
 * press in between would lead back to the top.
 */
export function rememberPlace(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')))
}
