import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  // The browser's database is opened once.
  vi.resetModules()
})
const openDevice = async (place: string) =>
  (await import('../../../src/admin/store/device')).Device.open(place)

/** Stubs an IndexedDB whose requests all succeed, and whose transactions then end with `end`. */
function browserThat(end: 'complete' | 'abort', kept: readonly string[] = []) {
  const succeeds = (result: unknown) => {
    const request = { result, onsuccess: () => {} }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const transaction = () => {
    const change = { oncomplete: () => {}, onabort: () => {}, error: new DOMException('No space') }
    setTimeout(() => (end === 'complete' ? change.oncomplete() : change.onabort()))
    const store = {
      getAllKeys: () => succeeds(kept),
      getAll: () => succeeds(kept.map((before) => ({ before }))),
      put: () => {},
      transaction: change,
    }
    return { objectStore: () => store }
  }
  vi.stubGlobal('indexedDB', { open: () => succeeds({ transaction }) })
}

it.each([
  ['complete', false],
  ['abort', true],
] as const)(
  'work whose storing ends with «%s» may be lost with the tab: %s',
  async (end, isLossy) => {
    browserThat(end)
    const device = await openDevice('pasta')
    expect(device.isLossy).toBe(false)
    device.set('company.yaml', { draft: { fields: {} }, before: '', photos: new Map() })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(device.isLossy).toBe(isLossy)
  },
)

it('work on the content of another place is left alone', async () => {
  browserThat('complete', ['pasta: company.yaml', 'outra: messages.yaml'])
  expect((await openDevice('pasta')).names).toEqual(['company.yaml'])
})
