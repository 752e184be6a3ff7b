import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Reason, watchReasons } from '../../../src/site/start/reasons'
import { find } from './find'

const SITE = 'https://site.example'
const CONTRACT = {
  entry: '/c.js',
  content: '/i.js',
  style: '/s.css',
  files: [],
  worker: undefined,
  isNotFound: false,
}
/** A page on which the application has nothing to do. */
const TEXT = '<main><output>um texto</output><a href="/blog">Blog</a><img></main>'
const TOOLS = '<main><button type="button">Copiar</button><form><input></form></main>'

let reasons: Reason[] = []
let ended = new AbortController()
beforeEach(() => {
  vi.useFakeTimers()
  reasons = []
  ended = new AbortController()
  location.href = `${SITE}/sobre`
  document.body.innerHTML = TEXT
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Watches the page for `ms` milliseconds after its paint. */
async function watch(ms: number, contract: typeof CONTRACT | undefined = CONTRACT) {
  void watchReasons({
    page: document,
    contract,
    painted: Promise.resolve(),
    wake: (reason) => reasons.push(reason),
    isStatic: ended.signal,
  })
  await vi.advanceTimersByTimeAsync(ms)
}

it.each([
  ['(min-width: 1024px)', ['rest']],
  ['print', []],
])('what lives on some screens is a tool on those: %s', async (matching, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
  document.body.innerHTML = '<main><nav data-alive="(min-width: 1024px)"></nav></main>'
  await watch(3000)
  expect(reasons).toEqual(expected)
})

it.each([
  ['from nowhere', '', []],
  ['from another site', 'https://search.example/?q=cobre', []],
  ['from a site whose name begins alike', `${SITE}.evil.example/`, []],
  ['from another page of the site', `${SITE}/blog`, ['visit']],
])('somebody comes %s', async (_, referrer, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  await watch(3000)
  expect(reasons).toEqual(expected)
})

it('an address that searches wakes it, and so does what the tab keeps', async () => {
  location.href = `${SITE}/sobre?q=cobre`
  sessionStorage.setItem('estimativa', '{}')
  await watch(0)
  expect(reasons).toEqual(['address', 'kept'])
})

it('the page of unknown addresses and a document that was not prerendered start by themselves', async () => {
  await watch(0, { ...CONTRACT, isNotFound: true })
  // In development the document is not prerendered.
  document.querySelector('main')?.removeAttribute('id')
  void watchReasons({
    page: document,
    contract: undefined,
    painted: Promise.resolve(),
    wake: (reason) => reasons.push(reason),
    isStatic: ended.signal,
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(reasons).toEqual(['not-found', 'development'])
})

it('a storage that throws keeps nothing', async () => {
  vi.stubGlobal('sessionStorage', {
    get length() {
      throw new DOMException('blocked', 'SecurityError')
    },
    clear: () => {},
  })
  await watch(0)
  expect(reasons).toEqual([])
})

it.each([
  ['pointerover', 'output', []],
  ['pointerover', 'a', []],
  ['pointerover', 'button', ['near']],
  ['focusin', 'input', ['near']],
  ['pointerover', '[data-alive] li', ['near']],
  ['focusin', '[data-stays] i', ['near']],
  ['input', 'input', ['typed']],
  // The application shows a substitute for a picture that failed.
  ['error', 'img', ['picture']],
  ['error', 'script', []],
])('%s at %s: %j', async (sign, selector, expected) => {
  document.body.innerHTML =
    `${TEXT}${TOOLS}<ul data-alive=""><li>foto</li></ul><a data-stays="" ` +
    'href="#foto"><i></i></a><script type="text/plain"></script>'
  await watch(0)
  find(selector).dispatchEvent(new Event(sign, { bubbles: sign !== 'error' }))
  expect(reasons).toEqual(expected)
  ended.abort()
  find(selector).dispatchEvent(new Event(sign, { bubbles: sign !== 'error' }))
  expect(reasons).toEqual(expected)
})

it('a picture that failed before the script came wakes it', async () => {
  Object.defineProperties(find('img'), {
    complete: { value: true },
    currentSrc: { value: 'https://site.example/foto.webp' },
    naturalWidth: { value: 0 },
  })
  await watch(0)
  expect(reasons).toEqual(['picture'])
})
