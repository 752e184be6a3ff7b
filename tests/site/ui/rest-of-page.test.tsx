import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ArrivesByLink, RestOfPage, useWholePage } from '../../../src/site/ui/rest-of-page'
import { render, type Rendered } from '../render'

let rendered: Rendered
let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go))
  // On a busy machine a real task would run while the test still looks at a frame.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs the callbacks of a frame, which precede its drawing. */
const inFrame = () =>
  act(async () => {
    for (const go of frames.splice(0)) go()
  })
/** Runs the tasks that the frame has left. */
const after = () =>
  act(async () => {
    vi.runAllTimers()
  })
const text = () => rendered.container.textContent

function List() {
  return (
    <ul>
      <li>um</li>
      {useWholePage() && <li>dois</li>}
    </ul>
  )
}
const page = (
  <>
    <h1>Título</h1>
    <List />
    <RestOfPage>fim</RestOfPage>
  </>
)
const comes = async (arrivesByLink: boolean) => {
  rendered = await render(<ArrivesByLink value={() => arrivesByLink}>{page}</ArrivesByLink>)
}

describe('a page', () => {
  it('is there at once where nobody goes on to it, and asks for no frame', async () => {
    await comes(false)
    expect(text()).toBe('Títuloumdoisfim')
    expect(frames).toEqual([])
  })

  it('is there at once outside of the site’s router', async () => {
    rendered = await render(page)
    expect(text()).toBe('Títuloumdoisfim')
  })

  it('that is left before its rest is rendered leaves nothing waiting', async () => {
    await comes(true)
    await rendered.update(null)
    await comes(true)
    await inFrame()
    await after()
    expect(text()).toBe('Títuloumdoisfim')
  })

  it('stays whole when it is drawn again', async () => {
    let again = () => {}
    let arrivesByLink = false
    function Page() {
      const [times, setTimes] = useState(0)
      again = () => setTimes(times + 1)
      return <RestOfPage>{`fim ${times}`}</RestOfPage>
    }
    rendered = await render(
      <ArrivesByLink value={() => arrivesByLink}>
        <Page />
      </ArrivesByLink>,
    )
    arrivesByLink = true
    await act(async () => again())
    expect(text()).toBe('fim 1')
  })
})
