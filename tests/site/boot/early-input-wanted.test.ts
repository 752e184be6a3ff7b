// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'

/* What wants an application that waits. */

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(selector)
  return found
}
const send = () => true
beforeEach(() => { document.body.innerHTML = '<button type="button">Menu</button><form><input></form><a href="/blog">Blog</a><output>um texto</output>' })

it('wants it only with what needs it: a tap on the text does not', async () => {
  const early = rememberEarlyInput(document, send)
  const wanted = vi.fn<() => void>()
  void early.wanted.then(wanted)
  find('output').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find<HTMLOutputElement>('output').click()
  await early.happened
  expect(wanted).not.toHaveBeenCalled()
  find<HTMLButtonElement>('button').click()
  await early.wanted
  early.replay()
})

it('wants it for what is typed', async () => {
  const early = rememberEarlyInput(document, send)
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  await expect(early.wanted).resolves.toBeUndefined()
  early.replay()
})

it('where it foresees, the pointer or the focus on what needs it is enough; on a link or a text it is not', async () => {
  for (const [sign, selector] of [['pointerover', 'button'], ['focusin', 'input']] as const) {
    const early = rememberEarlyInput(document, send, true)
    const wanted = vi.fn<() => void>()
    void early.wanted.then(wanted)
    for (const other of ['output', 'form', 'a']) find(other).dispatchEvent(new Event(sign, { bubbles: true }))
    await Promise.resolve()
    expect(wanted).not.toHaveBeenCalled()
    find(selector).dispatchEvent(new Event(sign, { bubbles: true }))
    await early.wanted
    early.replay()
  }
})

it('where it does not, it waits for the press', async () => {
  const early = rememberEarlyInput(document, send)
  const wanted = vi.fn<() => void>()
  void early.wanted.then(wanted)
  for (const sign of ['pointerover', 'focusin']) find('button').dispatchEvent(new Event(sign, { bubbles: true }))
  await Promise.resolve()
  expect(wanted).not.toHaveBeenCalled()
  early.replay()
})

it('something else can want it', async () => {
  const early = rememberEarlyInput(document, send)
  early.wake()
  await expect(early.wanted).resolves.toBeUndefined()
  early.replay()
})
