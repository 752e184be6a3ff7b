import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/**
 * Imports the store anew, as a page that was just opened does, because it reads the tab's storage
 * only once.
 */
const opened = async () => {
  vi.resetModules()
  return await import('../../../../src/site/features/materials/estimate/estimate-store')
}
type Store = Awaited<ReturnType<typeof opened>>
/** Adds a material with a weight, as a visitor who ticks it and types. */
const add = (store: Store, slug: string, weight: string) => {
  store.addToEstimate(slug)
  const line = store.estimateState().lines.find((one) => one.slug === slug)
  store.changeLine(line?.id ?? -1, { weight })
}
const lines = (store: Store) =>
  store.estimateState().lines.map(({ slug, weight }) => [slug, weight])

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the estimate of a tab', () => {
  it('begins with what stands in the calculator, and has one line a material', async () => {
    const store = await opened()
    const { lines: first, isListed } = store.estimateState()
    expect([lines(store), isListed]).toEqual([[['', '']], false])
    store.changeLine(first[0]?.id ?? -1, { slug: 'cobre', weight: '12,5' })
    expect(store.estimateState().isListed).toBe(false)
    store.takeFromAddress({
      lines: [
        { slug: 'papelao', weight: '1' },
        { slug: 'cobre', weight: '0,5' },
      ],
      unknown: [],
    })
    expect(lines(store)).toEqual([
      ['cobre', '13'],
      ['papelao', '1'],
    ])
    expect(store.estimateState().notice?.back).toBeUndefined()
  })

  it('brings back what was cleared until something else changes, and a line without a weight', async () => {
    const store = await opened()
    add(store, 'cobre', '12,5')
    add(store, 'papelao', '1')
    store.clearEstimate()
    add(store, 'cobre', '1')
    store.undoEstimate()
    expect(lines(store)).toEqual([['cobre', '1']])

    store.addToEstimate('papelao')
    store.removeLine(store.estimateState().lines[1]?.id ?? 0)
    store.undoEstimate()
    expect(lines(store)).toEqual([
      ['cobre', '1'],
      ['papelao', ''],
    ])
  })

  it('offers to undo nothing where nothing was lost', async () => {
    const store = await opened()
    store.takeFromAddress({ lines: [{ slug: 'papelao', weight: '3' }], unknown: [] })
    const { notice } = store.estimateState()
    expect([notice?.kind, notice?.back]).toEqual(['link', undefined])
    store.undoEstimate()
    expect(lines(store)).toEqual([['papelao', '3']])
    store.addToEstimate('')
    store.removeLine(store.estimateState().lines.find(({ slug }) => slug === '')?.id ?? -1)
    expect(store.estimateState().notice).toBeUndefined()
  })

  it('works where the storage throws, and reads nothing strange out of it', async () => {
    const kept = '{"lines":[1,null,{"slug":5,"weight":""},{"slug":"cobre"}]}'
    sessionStorage.setItem('handoff:estimativa', kept)
    expect(lines(await opened())).toEqual([['', '']])
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await opened()
    add(store, 'cobre', '1')
    store.clearEstimate()
    store.undoEstimate()
    expect(lines(store)).toEqual([['cobre', '1']])
  })
})
