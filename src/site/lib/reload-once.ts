/** The two methods of Storage that the mark needs. */
type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Names the build that this page started from: the index of its content, whose name changes with
 * every part of the application.
 */
const releaseOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[data-content]')?.dataset.content ?? ''

/**
 * Whether the page at `address` (path and search) may be loaded whole without being asked: once a
 * tab and release. Marks it as done. Where the storage throws or forgets, never: a page that cannot
 * remember could load for ever.
 */
export function mayReload(
  address: string,
  page: Document = document,
  storage: () => MarkStorage = () => sessionStorage,
): boolean {
  const key = `reloaded:${releaseOf(page)} ${address}`
  try {
    const marks = storage()
    if (marks.getItem(key) !== null) return false
    marks.setItem(key, '1')
    return marks.getItem(key) !== null
  } catch {
    return false
  }
}
