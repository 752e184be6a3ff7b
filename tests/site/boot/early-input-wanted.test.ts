// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { rememberEarlyInput } from '../../../src/site/boot/early-input'
import { find } from './find'

/* What wants an application that waits. */

const send = () => true
beforeEach(() => {
  document.body.innerHTML =
    '<button type="button">Menu</button><form><input></form><a href="/blog">Blog</a><output>um texto</output>'
})

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
  for (const [sign, selector] of [
    ['pointerover', 'button'],
    ['focusin', 'input'],
  ] as const) {
    const early = rememberEarlyInput(document, send, 'controls')
    const wanted = vi.fn<() => void>()
    void early.wanted.then(wanted)
    for (const other of ['output', 'form', 'a'])
      find(other).dispatchEvent(new Event(sign, { bubbles: true }))
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
  for (const sign of ['pointerover', 'focusin'])
    find('button').dispatchEvent(new Event(sign, { bubbles: true }))
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

it.each([
  ['pointerover', 'output', false],
  ['pointerover', '[data-alive] li', true],
  ['focusin', '[data-stays] i', true],
  // Something stands in its place.
  ['error', 'img', true],
  ['error', 'script', false],
])('%s at %s is enough: %s', async (sign, selector, isEnough) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<ul data-alive=""><li>foto</li></ul><a data-stays="" href="#foto"><i></i></a><img><script type="text/plain"></script>',
  )
  const early = rememberEarlyInput(document, send, 'controls')
  const wanted = vi.fn<() => void>()
  void early.wanted.then(wanted)
  find(selector).dispatchEvent(new Event(sign, { bubbles: sign !== 'error' }))
  await Promise.resolve()
  expect(wanted).toHaveBeenCalledTimes(Number(isEnough))
  early.replay()
})

it('a page with tools is wanted when it is scrolled, another is not', async () => {
  for (const [foresee, isWanted] of [
    ['controls', false],
    ['scrolling', true],
  ] as const) {
    const early = rememberEarlyInput(document, send, foresee)
    const wanted = vi.fn<() => void>()
    void early.wanted.then(wanted)
    document.dispatchEvent(new Event('scroll'))
    await Promise.resolve()
    expect(wanted).toHaveBeenCalledTimes(Number(isWanted))
    early.replay()
  }
})

it('a picture that failed before the script came wants it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<img>')
  Object.defineProperties(find('img'), {
    complete: { value: true },
    currentSrc: { value: 'https://site.example/foto.webp' },
    naturalWidth: { value: 0 },
  })
  const early = rememberEarlyInput(document, send, 'controls')
  await expect(early.wanted).resolves.toBeUndefined()
  early.replay()
})

it('what is pressed says that it is on its way, until it is done', () => {
  document.body.insertAdjacentHTML('beforeend', '<a data-stays="" href="#foto">Ampliar</a>')
  const early = rememberEarlyInput(document, send, 'controls')
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  find('a[data-stays]').addEventListener('click', pressed)
  find('button').click()
  find('a[data-stays]').click()
  expect(
    [...document.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent),
  ).toEqual(['Ampliar'])
  expect(pressed).not.toHaveBeenCalled()
  find('form').dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('input') }),
  )
  expect([...document.querySelectorAll('[aria-busy]')].map(({ localName }) => localName)).toEqual([
    'input',
  ])
  early.replay()
  expect(document.querySelector('[aria-busy]')).toBeNull()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a link that stays on the page opens in a window of its own for who asks for that', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a data-stays="" href="/servicos?servico=coleta">Solicitar</a>',
  )
  const early = rememberEarlyInput(document, send, 'controls')
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  find('a[data-stays]').dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
  early.replay()
})
