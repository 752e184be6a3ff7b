// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'
import { find } from './find'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const send = () => true

describe('a button that shows a part of the page', () => {
  const Part = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <a
          role="button"
          href="#pe"
          aria-expanded={open}
          aria-controls="parte"
          onClick={(event) => {
            event.preventDefault()
            setOpen(!open)
          }}
        >
          Menu
        </a>
        <nav id="parte" hidden={!open} />
      </>
    )
  }
  const shown = () => [find('[role=button]').getAttribute('aria-expanded'), !find('nav').hidden]
  const press = () => find('[role=button]').click()
  let root: HTMLElement
  beforeEach(() => {
    document.body.innerHTML = `<main>${renderToString(<Part />)}</main>`
    root = find('main')
  })

  it.each([
    [1, true],
    [2, false],
    [3, true],
  ])('does it at once, and once the application runs: %i times', async (times, isShown) => {
    const early = rememberEarlyInput(document, send)
    for (let time = 0; time < times; time++) press()
    expect(shown()).toEqual([String(isShown), isShown])
    await act(async () => {
      hydrateRoot(root, <Part />)
    })
    await act(async () => {
      early.replay()
    })
    expect(shown()).toEqual([String(isShown), isShown])
    await act(async () => {
      press()
    })
    expect(shown()).toEqual([String(!isShown), !isShown])
  })

  it('goes on doing it where the application does not come, and leads nowhere', () => {
    const early = rememberEarlyInput(document, send)
    press()
    early.release()
    expect(shown()).toEqual(['true', true])
    press()
    expect(shown()).toEqual(['false', false])
    expect(location.hash).toBe('')
    early.replay()
  })

  it('leaves a part alone that is shown in another way', () => {
    const early = rememberEarlyInput(document, send)
    find('nav').hidden = false
    press()
    expect(shown()).toEqual(['false', true])
    early.replay()
  })
})
