// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'
import { find } from './find'

const PAGE = `
  <button type="button" id="copy"><i></i></button>
  <a role="button" id="menu" href="#pe" aria-controls="parte" aria-expanded="false">Menu</a><nav id="parte" hidden></nav>
  <a id="photo" data-stays="" href="#foto">Foto</a>
  <a id="mail" href="mailto:a@b.example"><b></b></a>
  <form id="message" method="dialog"><button type="submit" id="send"></button></form>
  <form id="search"><button type="submit" id="find"></button></form>`

let heard: string[] = []
beforeEach(() => {
  document.body.innerHTML = `<main>${PAGE}</main>`
  heard = []
  for (const type of ['click', 'submit'])
    find('main').addEventListener(type, (event) => {
      if (event.target instanceof Element) heard.push(`${type} ${event.target.id}`)
    })
})

/** An event as the page keeps it before the first script. @param isDone whether the page has shown or hidden a part for it */
function kept(type: 'click' | 'submit', selector: string, isDone = false): Event {
  // Not dispatched: happy-dom would follow the links.
  return Object.defineProperties(new Event(type), {
    target: { value: find(selector) },
    defaultPrevented: { value: isDone },
  })
}

/** Whether the application is wanted for these, and what it hears when it runs. */
async function after(...taps: Event[]): Promise<[wanted: boolean, ...heard: string[]]> {
  window.early = taps
  const early = rememberEarlyInput(document, () => true)
  let happened = false
  let wanted = false
  void early.happened.then(() => {
    happened = true
  })
  void early.wanted.then(() => {
    wanted = true
  })
  await Promise.resolve()
  expect(happened).toBe(wanted)
  early.replay()
  return [wanted, ...heard]
}

it.each([
  [
    'a button that only the application answers',
    kept.bind(undefined, 'click', '#copy i'),
    [true, 'click copy'],
  ],
  ['a link, which the browser has followed', kept.bind(undefined, 'click', '#photo'), [false]],
  [
    'a mail link, whose draft is open',
    kept.bind(undefined, 'click', '#mail b'),
    [true, 'click mail'],
  ],
  ['a message', kept.bind(undefined, 'submit', '#message'), [true, 'submit message']],
  [
    'the button of a message, which sends it by itself',
    kept.bind(undefined, 'click', '#send'),
    [false],
  ],
  [
    'a search, which the browser takes to its address',
    kept.bind(undefined, 'submit', '#search'),
    [false],
  ],
] as const)('a tap before the first script, on %s', async (_, tap, expected) => {
  expect(await after(tap())).toEqual(expected)
})

it('of a menu that the page has opened the application hears, and of one that is closed again it does not', async () => {
  find('#menu').setAttribute('aria-expanded', 'true')
  expect(await after(kept('click', '#menu', true))).toEqual([true, 'click menu'])
  heard = []
  const twice = [kept('click', '#menu', true), kept('click', '#menu', true)]
  find('#menu').setAttribute('aria-expanded', 'false')
  expect(await after(...twice)).toEqual([false])
})

it('the first script listens alone from then on', async () => {
  Object.assign(window, { onclick: () => undefined, onsubmit: () => undefined })
  await after()
  expect([window.onclick, window.onsubmit, window.early]).toEqual([null, null, undefined])
})
