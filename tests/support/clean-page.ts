import { cleanup, configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, afterEach, vi } from 'vitest'

declare global {
  var happyDOM: DetachedWindowAPI | undefined
}

// React wants this to be set before `act` waits for its work.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Tests have no style sheet, and finding out what is hidden takes most of a test's time. On a busy
// machine a step takes longer than the second that Testing Library gives it.
configure({ defaultHidden: true, asyncUtilTimeout: 4000 })

// What a test has rendered goes with it. A name or a description that leads to no element is none,
// and nobody sees that.
afterEach(() => {
  const dead = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
      .filter((id) => document.getElementById(id) === null)
      .map((id) => `${name}="${id}"`),
  )
  cleanup()
  if (dead.length > 0) throw new Error(`No element has the id of ${dead.join(', ')}`)
})

// The files of a worker share a page, so each file removes what it has drawn, stored or replaced.
afterAll(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.head.replaceChildren()
  // A pressed mail link and a test's own address stay in `location`.
  globalThis.happyDOM?.setURL('http://localhost:3000/')
  localStorage.clear()
  sessionStorage.clear()
})
