import { useEffect, useState } from 'react'
import { isReachable } from './is-reachable'
import { reloadWithTyping } from './typed'

/**
 * Reloads the page, once, when a part of it misses its file although the server answers: then a
 * deploy has replaced the files that this tab knows. Typed text is kept.
 * @returns whether the server answers; never resolves when the page is reloaded
 */
export async function reloadOnce(isLeft = () => false): Promise<boolean> {
  // A link that the visitor presses meanwhile must not be taken back by a reload.
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  const answers = await isReachable()
  removeEventListener('beforeunload', leave)
  if (!answers || isLeaving || isLeft() || !mayReload(location.pathname + location.search))
    return answers
  reloadWithTyping()
  return new Promise(() => {})
}

/**
 * Calls reloadOnce when the substitute of such a part is mounted; undefined until the answer is
 * known.
 */
export function useReloadOnce(): boolean | undefined {
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    let left = false
    const isLeft = () => left
    void reloadOnce(isLeft).then((known) => {
      if (!left) setAnswers(known)
    })
    return () => {
      left = true
    }
  }, [])
  return answers
}

/** The two methods of Storage that the mark needs. */
type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Names the build that this page started from: the index of its content, whose name changes with
 * every part of the application.
 */
const releaseOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[data-content]')?.dataset.content ?? ''

/**
 * Returns whether the page at `address` (path and search) may be reloaded automatically: once per
 * tab and release, which it records. False when the storage throws or forgets, because the page
 * could otherwise reload for ever.
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
