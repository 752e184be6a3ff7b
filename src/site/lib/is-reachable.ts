/** Longest wait for an answer of the server, in ms. */
const PATIENCE = 8000

/**
 * Whether the server answers for this page's address now. A 404 is an answer too. The service
 * worker lets HEAD requests pass.
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
