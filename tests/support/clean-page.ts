import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, vi } from 'vitest'

declare global {
  /** Only where a file has a page. */
  var happyDOM: DetachedWindowAPI | undefined
}

// The files of a worker share a page, so each file removes what it has drawn, stored or replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  // A pressed mail link and a test's own address stay in `location`.
  globalThis.happyDOM?.setURL('http://localhost:3000/')
  localStorage.clear()
  sessionStorage.clear()
})
