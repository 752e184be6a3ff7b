import { afterEach, describe, expect, it, vi } from 'vitest'
import { latePart } from '../../../src/site/lib/late-part'

const nothing = async () => undefined
afterEach(() => vi.useRealTimers())

describe('a late part', () => {
  it('loads once, with its texts, when it is wanted, and notifies its listeners', async () => {
    const load = vi.fn(async () => 'panel')
    const bring = vi.fn(nothing)
    const heard = vi.fn<() => void>()
    const part = latePart(load)
    part.subscribe(heard)
    const gone = vi.fn<() => void>()
    part.subscribe(gone)()
    expect([part.current(), load.mock.calls.length]).toEqual([undefined, 0])
    await Promise.all([part.ask(bring), part.ask(bring)])
    await part.ask(bring)
    expect([
      part.current(),
      load.mock.calls.length,
      bring.mock.calls.length,
      heard.mock.calls.length,
    ]).toEqual(['panel', 1, 1, 1])
    expect(gone).not.toHaveBeenCalled()
  })

  it('is missing where its file or its texts do not arrive, and comes with the next wish', async () => {
    for (const broken of ['file', 'texts']) {
      let works = false
      const fails = async () => {
        if (!works) throw new Error('offline')
      }
      const part = latePart(async () => {
        if (broken === 'file') await fails()
        return 'panel'
      })
      const bring = broken === 'texts' ? fails : nothing
      await part.ask(bring)
      expect(part.current()).toBe('missing')
      works = true
      await part.ask(bring)
      expect(part.current()).toBe('panel')
    }
  })

  it('is missing where the network stalls; one that comes late changes nothing until it is wanted again', async () => {
    vi.useFakeTimers()
    let arrive: (part: string) => void = () => {}
    const load = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve
        }),
    )
    const part = latePart(load)
    const asked = part.ask(nothing)
    await vi.advanceTimersByTimeAsync(10_000)
    await asked
    expect(part.current()).toBe('missing')
    arrive('panel')
    await vi.advanceTimersByTimeAsync(0)
    expect(part.current()).toBe('missing')
    await part.ask(nothing)
    expect([part.current(), load.mock.calls.length]).toEqual(['panel', 1])
    expect(vi.getTimerCount()).toBe(0)
  })
})
