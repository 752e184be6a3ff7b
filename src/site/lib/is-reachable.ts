/** Longest wait for the server's answer, in ms. */
const PATIENCE = 8000

/**
 * Returns whether the server answers for this page's address now. A 404 counts as an answer. The
 * service worker does not handle HEAD requests.
 */
export const isReachable = (): Promise<boolean> =>
  Promise.race([
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), PATIENCE)
    }),
  ])
