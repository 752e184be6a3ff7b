/** How long the question whether the server answers may take, in ms. */
const PATIENCE = 8000

/** Whether this page can be fetched now, by its own address: also a 404 is an answer, and worth showing. No worker answers it. */
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
