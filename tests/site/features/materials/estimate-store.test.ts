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

  it('shows a result until something changes', async () => {
    const store = await opened()
    const id = store.estimateState().lines[0]?.id ?? -1
    store.changeLine(id, { slug: 'cobre', weight: '2' })
    store.calculate()
    expect(store.estimateState().isCalculated).toBe(true)
    store.changeLine(id, { weight: '3' })
    expect(store.estimateState().isCalculated).toBeUndefined()
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
    for (const kept of [
      '{"lines":"cobre"}',
      '{"lines":[1,null,{"slug":5,"weight":""},{"slug":"cobre"}]}',
      'x',
      '[]',
    ]) {
      sessionStorage.setItem('handoff:estimativa', kept)
      expect([kept, lines(await opened())]).toEqual([kept, [['', '']]])
    }
    const many = Array.from({ length: 201 }, () => ({ slug: 'cobre', weight: '1' }))
    sessionStorage.setItem('handoff:estimativa', JSON.stringify({ lines: many, isListed: true }))
    expect(lines(await opened())).toHaveLength(200)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await opened()
    add(store, 'cobre', '1')
    store.clearEstimate()
    store.undoEstimate()
    expect(lines(store)).toEqual([['cobre', '1']])
  })

  it('tells its listeners of every change, and gives the same state while there is none', async () => {
    const store = await opened()
    const told = vi.fn()
    const end = store.onEstimateChange(told)
    expect(store.estimateState()).toBe(store.estimateState())
    store.addToEstimate('cobre')
    store.changeLine(store.estimateState().lines[0]?.id ?? 0, { weight: '2' })
    expect([told.mock.calls.length, lines(store)]).toEqual([2, [['cobre', '2']]])
    end()
    store.clearEstimate()
    expect(told).toHaveBeenCalledTimes(2)
  })
})
