import { afterEach, expect, it, vi } from 'vitest'
import { Device } from '../../../src/admin/store/device'

afterEach(() => vi.unstubAllGlobals())

/** Returns a request of IndexedDB that succeeds once its listeners have been added. */
function succeeds(result: unknown) {
  const request = new EventTarget()
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return Object.assign(request, { result })
}

/** Stubs an IndexedDB whose requests all succeed, and whose transactions then end with `end`. */
function browserThat(end: 'complete' | 'abort', kept: readonly string[] = []) {
  const store = {
    getAllKeys: () => succeeds(kept),
    getAll: () => succeeds(kept.map((before) => ({ before }))),
    put: () => succeeds('key'),
    delete: () => succeeds(undefined),
  }
  const transaction = () =>
    Object.assign(new EventTarget(), {
      objectStore: () => store,
      error: new DOMException('No space', 'QuotaExceededError'),
      commit(this: EventTarget) {
        setTimeout(() => this.dispatchEvent(new Event(end)))
      },
    })
  vi.stubGlobal('indexedDB', { open: () => succeeds({ transaction }) })
}

it.each([
  ['complete', false],
  ['abort', true],
] as const)(
  'work whose storing ends with «%s» may be lost with the tab: %s',
  async (end, isLossy) => {
    browserThat(end)
    const device = await Device.open('pasta')
    expect(device.isLossy).toBe(false)
    device.set('company.yaml', { draft: { fields: {} }, before: '', photos: new Map() })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(device.isLossy).toBe(isLossy)
  },
)

it('work on the content of another place is left alone', async () => {
  browserThat('complete', ['pasta: company.yaml', 'outra: messages.yaml'])
  expect((await Device.open('pasta')).names).toEqual(['company.yaml'])
})
