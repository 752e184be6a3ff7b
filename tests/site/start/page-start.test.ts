import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_SCRIPT, readContract, startElement } from '../../../src/site/start/page-start'
import { find } from '../../support/find'

const CONTRACT = {
  entry: '/assets/does-not-exist.js',
  files: ['/assets/site-1.css', '/assets/lots-1.json', '/assets/react-1.js'],
  content: '/assets/content-1.json',
  worker: '/sw.js',
  isNotFound: false,
}

const PAGE = `<style>@layer a { @media (scripting: none) { .needs-script { display: none } } }</style>
<form class="mail-form" method="dialog"><input name="name"><button type="submit">Enviar</button>
<noscript>&lt;a href="mailto:a@b.example"&gt;a@b.example&lt;/a&gt;</noscript></form>
<button class="needs-script" id="menu">Copiar</button><a href="#foto" id="foto" data-stays="">Foto</a>
<a href="/contato" id="toast" role="button">Em breve</a><a href="#mais" id="mais" role="button">Mais</a>`

/** Runs the inline script as a browser does while it reads the head. */
function open(connection?: { saveData: boolean }): void {
  // The files of the links are not there.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    asked.push(...links.filter((link) => link instanceof HTMLLinkElement))
  })
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
  document.head.innerHTML = startElement(CONTRACT).replace(/>.*</s, '><')
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.head.querySelector('script'),
  })
  document.body.innerHTML = PAGE
  // The text is the page's inline script.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(PAGE_SCRIPT)()
}

let asked: HTMLLinkElement[] = []

beforeEach(() => {
  asked = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  window.start?.end()
  delete document.documentElement.dataset.running
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('what the prerender writes is what the browser reads', () => {
  open()
  expect(readContract(document)).toEqual(CONTRACT)
  document.head.innerHTML = startElement({ entry: '/src/entry.tsx', files: [] })
  expect(readContract(document)).toEqual({ entry: '/src/entry.tsx', files: [], isNotFound: false })
})

it.each([
  ['after the first paint', false],
  ['in a tab of the background, which paints nothing', true],
])('%s, every file of the application is asked for, each by its kind', async (_, hidden) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  const paints: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => paints.push(paint))
  open()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(asked).toEqual([])
  expect(paints).toHaveLength(hidden ? 0 : 1)
  paints.forEach((paint) => paint(0))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['stylesheet', '/assets/site-1.css'],
    ['preload', '/assets/lots-1.json'],
    ['modulepreload', '/assets/react-1.js'],
  ])
})

it.each(['pointerdown', 'keydown', 'focusin'])(
  'where data is saved, the page alone asks for nothing, and %s does, once',
  async (sign) => {
    vi.stubGlobal('requestAnimationFrame', setTimeout)
    open({ saveData: true })
    dispatchEvent(new Event('DOMContentLoaded'))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(asked).toEqual([])
    find('#menu').dispatchEvent(new Event(sign, { bubbles: true }))
    find('#menu').dispatchEvent(new Event(sign, { bubbles: true }))
    expect(asked).toHaveLength(3)
  },
)

it('no handler hears a press before the application runs; a link that stays does not lead away', () => {
  open()
  const heard = vi.fn()
  document.addEventListener('click', heard)
  const press = (id: string, keys?: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    find(id).dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press('#menu'), press('#foto'), press('#foto', { ctrlKey: true })]).toEqual([
    false,
    true,
    false,
  ])
  expect([press('#toast'), press('#mais')]).toEqual([true, false])
  // The press for another window is the browser's.
  expect(heard).toHaveBeenCalledOnce()
  heard.mockClear()
  expect(find('#menu').getAttribute('aria-busy')).toBe('true')
  expect(window.start?.presses.map(({ target }) => target)).toEqual([
    find('#menu'),
    find('#foto'),
    find('#toast'),
    find('#mais'),
  ])
  window.start?.end()
  expect(find('#menu').hasAttribute('aria-busy')).toBe(false)
  press('#menu')
  expect(heard).toHaveBeenCalledOnce()
  document.removeEventListener('click', heard)
})

it('without its application the page is as without script, and a form keeps its text', async () => {
  open()
  find<HTMLInputElement>('input').value = 'Zé'
  find('#foto').click()
  const followed = vi.fn()
  find('#foto').addEventListener('click', followed)
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(document.documentElement.dataset.running).toBe('nao'))
  expect(console.error).toHaveBeenCalledOnce()
  expect(find('form a').getAttribute('href')).toBe('mailto:a@b.example')
  expect(find<HTMLInputElement>('input').value).toBe('Zé')
  expect(find('form').classList).not.toContain('mail-form')
  expect(find<HTMLButtonElement>('[type=submit]').hidden).toBe(true)
  // The held press is followed, and so is each later one.
  expect(followed).toHaveBeenCalledOnce()
  find('#foto').click()
  expect(followed).toHaveBeenCalledTimes(2)
})
