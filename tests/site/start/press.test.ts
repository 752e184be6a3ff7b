import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRST_PRESSES, keepPress, type KeptPress } from '../../../src/site/start/press'
import { find } from './find'

const PAGE = `
  <button type="button" id="copy"><i></i></button>
  <button type="button" id="other"></button>
  <a role="button" id="toast" href="/contato"></a>
  <a role="button" id="filters" href="#filtros"></a>
  <a id="photo" data-stays="" href="#foto">Foto</a>
  <a id="link" href="#blog">Blog</a>
  <a id="mail" href="mailto:a@b.example"><b></b></a>
  <details data-menu=""><summary>Menu</summary><a href="#servicos">Serviços</a></details>
  <form id="message" method="dialog"><input><button type="submit" id="send"></button></form>
  <form id="search" action="#busca"><button type="submit" id="find" name="categoria" value="dicas">Dicas</button></form>`

let heard: string[] = []
let press: KeptPress
const wake = vi.fn<() => void>()
const send = vi.fn<(form: HTMLFormElement) => boolean>(() => true)
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main>${PAGE}</main>`
  heard = []
  for (const type of ['click', 'submit'])
    find('main').addEventListener(type, (event) => {
      if (!(event.target instanceof Element)) return
      heard.push(`${type} ${event.target.id}${event.defaultPrevented ? ' prevented' : ''}`)
      // happy-dom would follow the links.
      if (event.type === 'submit' || event.target.closest('a')) event.preventDefault()
    })
})
afterEach(() => {
  // Otherwise its listeners would handle the events of the next test.
  press.again()
  vi.useRealTimers()
  vi.clearAllMocks()
  window.early = undefined
})
const listen = () => {
  press = keepPress(document, wake, send)
}
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  find(selector).dispatchEvent(event)
  return event.defaultPrevented
}
const submit = (selector: string, by?: string) => {
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: by === undefined ? null : find(by),
  })
  find(selector).dispatchEvent(event)
  return event.defaultPrevented
}

it.each([
  ['a link', '#link', {}],
  ['a button that shows a place of the page', '#filters', {}],
  ['a link that somebody opens in a window of its own', '#photo', { ctrlKey: true }],
  ['a link that somebody opens in a tab of its own on a Mac', '#photo', { metaKey: true }],
  ['a menu', 'summary', {}],
])('%s is the browser’s', (_, selector, init) => {
  listen()
  click(selector, init)
  expect(wake).not.toHaveBeenCalled()
  heard = []
  press.again()
  expect(heard).toEqual([])
})

it('of several presses the last one is done', () => {
  listen()
  click('#copy')
  click('#mail b')
  click('#other')
  press.again()
  expect(heard).toEqual(['click other'])
})

it('a form is sent again, by the button that it was sent by', () => {
  listen()
  find('#send').addEventListener('click', () => heard.push('sent by its button'))
  expect(submit('#message', '#send')).toBe(true)
  press.again()
  expect(heard[0]).toBe('sent by its button')
  expect(send).not.toHaveBeenCalled()
})

it('a waiting element looks busy until hydration', () => {
  listen()
  const busy = () =>
    Array.from(document.querySelectorAll('[aria-busy=true]'), ({ id }) => id).join()
  click('#copy')
  click('#photo')
  expect(busy()).toBe('photo')
  submit('#message', '#send')
  expect(busy()).toBe('send')
  press.unmark()
  expect(busy()).toBe('')
  press.again()
  expect(heard).not.toEqual([])
})

it('without the application links are followed and forms are sent, now and from then on', () => {
  listen()
  click('#toast')
  press.release()
  expect(heard).toEqual(['click toast'])
  click('#toast')
  expect(heard).toEqual(['click toast', 'click toast'])
  expect(submit('#message')).toBe(true)
  expect(send.mock.calls).toEqual([[find('#message')]])
})

it('a form that waits is sent when the application does not come; a search goes to its address', () => {
  listen()
  submit('#message')
  expect(send).not.toHaveBeenCalled()
  press.release()
  expect(send.mock.calls).toEqual([[find('#message')]])
  send.mockReturnValue(false)
  expect(submit('#search', '#find')).toBe(true)
  expect(heard.at(-1)).toBe('submit search')
})

it('a press waits ten seconds for a network that stalls', () => {
  listen()
  click('#toast')
  vi.advanceTimersByTime(9_900)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(200)
  expect(heard).toEqual(['click toast'])
})

it.each(['keydown', 'keyup', 'pointerdown', 'touchstart', 'input'])(
  'React hears no %s before the application runs, and hydrates nothing in one go for it',
  (type) => {
    listen()
    const hear = vi.fn<() => void>()
    // React listens like this: on the document, and later than the first script.
    document.addEventListener(type, hear, { capture: true, once: true })
    find('input').dispatchEvent(new Event(type, { bubbles: true }))
    expect(hear).not.toHaveBeenCalled()
    press.release()
    find('input').dispatchEvent(new Event(type, { bubbles: true }))
    expect(hear).toHaveBeenCalledTimes(1)
  },
)

/**
 * Returns an event as the page's own script keeps it.
 * @param type of the event, which is not dispatched, because happy-dom would follow links
 */
const kept = (type: 'click' | 'submit', selector: string) =>
  Object.defineProperties(new Event(type), { target: { value: find(selector) } })

it.each([
  ['a button', 'click', '#copy i', ['click copy']],
  ['a link, which the browser has followed', 'click', '#photo', []],
  ['a link that acts as a button, followed, too', 'click', '#toast', []],
  ['a mail link, whose draft is open', 'click', '#mail b', ['click mail prevented']],
  ['a message', 'submit', '#message', ['submit message']],
  ['the button of a message, which sends it by itself', 'click', '#send', []],
  ['a search, which the browser takes to its address', 'submit', '#search', []],
] as const)('a press before the first script, on %s', (_, type, selector, expected) => {
  window.early = [kept(type, selector)]
  listen()
  expect(wake).toHaveBeenCalledTimes(Math.min(1, expected.length))
  press.again()
  expect(heard).toEqual(expected)
})

it('the page keeps what is pressed until then, and the first script listens alone afterwards', () => {
  // A page runs the script like this.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('window', `with(window){${FIRST_PRESSES}}`)(window)
  expect(window.early).toEqual([])
  expect([window.onclick, window.onsubmit].map((hear) => typeof hear)).toEqual([
    'function',
    'function',
  ])
  listen()
  expect([window.onclick, window.onsubmit, window.early]).toEqual([null, null, undefined])
})
