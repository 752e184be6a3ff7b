// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepsSomething, waits } from '../../../src/site/boot/waits'

const SITE = 'https://site.example'
const at = (search = '') => ({ search, origin: SITE }) as Location
const still = { startsOn: undefined }
const busy = { startsOn: '(min-width: 1024px)' }
const screen = (matching: string | undefined) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
const sparing = () => vi.stubGlobal('navigator', { connection: { saveData: true } })
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it.each([
  ['from nowhere', ''],
  ['from another site', 'https://search.example/?q=cobre'],
  ['from a site whose name begins alike', `${SITE}.evil.example/`],
])('waits for who comes %s', (_, referrer) => {
  screen(undefined)
  for (const contract of [still, busy]) expect(waits(at(), referrer, contract)).toBe(true)
})

it('waits for nobody who goes on from another page of the site', () => {
  screen(undefined)
  expect(waits(at(), `${SITE}/blog`, still)).toBe(false)
})

it('a tab keeps something once anything was left in it, and nothing where the browser throws when asked', () => {
  expect(keepsSomething()).toBe(false)
  sessionStorage.setItem('estimativa', '{}')
  expect(keepsSomething()).toBe(true)
  vi.stubGlobal('sessionStorage', {
    get length() {
      throw new DOMException('blocked', 'SecurityError')
    },
    clear: () => {},
  })
  expect(keepsSomething()).toBe(false)
})

it('waits on no screen on which the page does something by itself, but for who spares data', () => {
  screen(busy.startsOn)
  expect(waits(at(), '', busy)).toBe(false)
  sparing()
  for (const contract of [still, busy]) expect(waits(at(), `${SITE}/blog`, contract)).toBe(true)
})

it('waits in no document that was not prerendered, as in development', () => {
  screen(undefined)
  expect(waits(at(), '', undefined)).toBe(false)
})

it('an address that searches wants the application', () => {
  screen(undefined)
  sparing()
  expect(waits(at('?q=cobre'), '', still)).toBe(false)
})
