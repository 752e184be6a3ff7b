import { afterAll, vi } from 'vitest'

// The files of a worker share a page, so each file removes what it has drawn, stored or replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
