import { useEffect, useState } from 'react'
import { isReachable } from './network'
import { reloadWithTyping } from './typed'

/**
 * Reloads the page, once, when a part of it misses its file although the server answers: then a
 * deploy has replaced the files that this tab knows. Typed text is kept.
 * Resolves when the page is not reloaded, and else never.
 */
export async function reloadOnce(): Promise<void> {
  if (!(await isReachable()) || !mayReload(location.pathname + location.search)) return
  reloadWithTyping()
  await new Promise(() => {})
}

/** Calls reloadOnce when the substitute of such a part is mounted. Returns whether it has ended. */
export function useReloadOnce(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => void reloadOnce().then(() => setOver(true)), [])
  return isOver
}

/**
 * Returns whether the page at `address` (path and search) may be reloaded automatically: once per
 * tab and release, which it records. False when the storage throws or forgets, because the page
 * could otherwise reload for ever.
 */
export function mayReload(address: string): boolean {
  // The name of the content's index changes with every part of the application.
  const release = document.querySelector<HTMLElement>('script[data-content]')?.dataset.content
  const key = `reloaded:${release} ${address}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
