import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/**
 * Imports the store anew, as a page that was just opened does, because it reads the tab's storage
 * only once.
 */
const opened = async () => {
  vi.resetModules()
  return await import('../../../../src/site/features/materials/estimate-store')
}
type Store = Awaited<ReturnType<typeof opened>>
const lines = (store: Store) =>
  store.estimateState().lines.map(({ slug, weight }) => [slug, weight])

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the estimate of a tab', () => {
  it('has one line a material, whose weights add up', async () => {
    const store = await opened()
    store.addToEstimate('cobre', '12,5')
    store.addToEstimate('papelao', '1')
    store.addToEstimate('cobre', '0,5')
    expect(lines(store)).toEqual([
      ['cobre', '13'],
      ['papelao', '1'],
    ])
  })

  it('brings back what was cleared until something else changes, and a line without a weight', async () => {
    const store = await opened()
    store.addToEstimate('cobre', '12,5')
    store.addToEstimate('papelao', '1')
    store.clearEstimate()
    store.addToEstimate('cobre', '1')
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
      expect([kept, lines(await opened())]).toEqual([kept, []])
    }
    const many = Array.from({ length: 201 }, () => ({ slug: 'cobre', weight: '1' }))
    sessionStorage.setItem('handoff:estimativa', JSON.stringify({ lines: many }))
    expect(lines(await opened())).toHaveLength(200)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await opened()
    store.addToEstimate('cobre', '1')
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
