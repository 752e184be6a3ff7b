import { afterAll, vi } from 'vitest'

// Files of one worker share a page: what a test draws, stores or replaces there ends with its file.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
