// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { waits } from '../../../src/site/boot/waits'

const SITE = 'https://site.example'
const at = (search = '') => ({ search, origin: SITE }) as Location
const onlyRead = { onlyRead: '(max-width: 1023.98px)' }
const screen = (matching: string | undefined) => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }))
const sparing = () => vi.stubGlobal('navigator', { connection: { saveData: true } })
afterEach(() => { vi.unstubAllGlobals() })

it.each([
  ['from nowhere', ''],
  ['from another site', 'https://search.example/?q=cobre'],
  ['from a site whose name begins alike', `${SITE}.evil.example/`],
])('a page that is only read waits for who comes %s', (_, referrer) => {
  screen(onlyRead.onlyRead)
  expect(waits(at(), referrer, onlyRead)).toBe(true)
})

it('waits for nobody who goes on from another page of the site', () => {
  screen(onlyRead.onlyRead)
  expect(waits(at(), `${SITE}/blog`, onlyRead)).toBe(false)
})

it('waits on no screen on which it does something', () => {
  screen(undefined)
  expect(waits(at(), '', onlyRead)).toBe(false)
})

it('a page that does something waits for who spares data only, wherever they come from', () => {
  screen(onlyRead.onlyRead)
  for (const contract of [undefined, { onlyRead: undefined }]) expect(waits(at(), '', contract)).toBe(false)
  sparing()
  for (const contract of [undefined, { onlyRead: undefined }, onlyRead]) expect(waits(at(), `${SITE}/blog`, contract)).toBe(true)
})

it('an address that searches wants the application', () => {
  screen(onlyRead.onlyRead)
  sparing()
  expect(waits(at('?q=cobre'), '', onlyRead)).toBe(false)
})
