// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ArrivesByLink, RestOfPage, useWholePage } from '../../../src/site/ui/rest-of-page'
import { render, type Rendered } from '../render'

let rendered: Rendered
let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go))
  // On a busy machine a task would come while a frame is still being looked at.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a frame runs, before it is drawn. */
const inFrame = () =>
  act(async () => {
    for (const go of frames.splice(0)) go()
  })
/** The tasks that it leaves. */
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

  it('that a visitor navigates to shows its first screen, and all else together after a frame', async () => {
    await comes(true)
    expect(text()).toBe('Títuloum')
    expect(rendered.container.querySelector('.min-h-screen')).not.toBeNull()
    await after()
    expect(text()).toBe('Títuloum')
    await inFrame()
    expect(text()).toBe('Títuloum')
    await after()
    expect(text()).toBe('Títuloumdoisfim')
    expect(rendered.container.querySelector('.min-h-screen')).toBeNull()
  })

  it('that is loaded links the style of its rest for as long as it stands', async () => {
    await comes(false)
    const links = () => rendered.container.querySelectorAll('link[rel=stylesheet]').length
    expect(links()).toBe(0)
    const { container } = rendered
    await rendered.unmount()
    const whole = <main>{page}</main>
    container.innerHTML = renderToString(whole)
    expect(links()).toBe(1)
    // The build writes the address.
    container.querySelector('link')?.setAttribute('href', '/assets/page-1.css')
    const root = await act(async () => hydrateRoot(container, whole))
    expect([text(), links()]).toEqual(['Títuloumdoisfim', 1])
    expect(container.querySelector('link')?.getAttribute('href')).toBe('/assets/page-1.css')
    await act(async () => root.render(<div key="other">{page}</div>))
    expect([text(), links()]).toEqual(['Títuloumdoisfim', 0])
    await act(async () => root.unmount())
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
