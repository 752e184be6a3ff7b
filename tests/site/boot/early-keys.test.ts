// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'
import { find } from './find'

const send = () => true
beforeEach(() => {
  document.body.innerHTML = '<form><input></form>'
})

describe('keys and fingers before the application runs', () => {
  it.each(['keydown', 'keyup', 'pointerdown', 'touchstart', 'input'])(
    'React hears no %s before the application runs, and hydrates nothing in one go for it',
    (type) => {
      const early = rememberEarlyInput(document, send)
      const heard = vi.fn<() => void>()
      // As React listens: on the document, later.
      document.addEventListener(type, heard, { capture: true, once: true })
      find('input').dispatchEvent(new Event(type, { bubbles: true }))
      expect(heard).not.toHaveBeenCalled()
      early.replay()
      find('input').dispatchEvent(new Event(type, { bubbles: true }))
      expect(heard).toHaveBeenCalledTimes(1)
    },
  )

  it('hands on Enter in a field, and the space bar on a link that acts as a button', () => {
    document.body.insertAdjacentHTML('beforeend', '<a role="button" href="#rodape">Menu</a>')
    const early = rememberEarlyInput(document, send)
    const keys: string[] = []
    const presses: Event[] = []
    document.body.addEventListener('keydown', ({ key, target }) => {
      keys.push(`${key} ${target instanceof Element ? target.localName : ''}`)
    })
    find('a').addEventListener('click', (event) => {
      event.preventDefault()
      presses.push(event)
    })
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    find('input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
    find('a').dispatchEvent(space)
    expect([space.defaultPrevented, keys, presses.length]).toEqual([true, [], 0])
    early.replay()
    expect([keys, presses.length]).toEqual([['Enter input'], 1])
  })

  it('keys and fingers reach the page where the application does not come', () => {
    const early = rememberEarlyInput(document, send)
    const heard = vi.fn<() => void>()
    document.addEventListener('keydown', heard, { once: true })
    early.release()
    find('input').dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(heard).toHaveBeenCalledTimes(1)
    early.replay()
  })
})
