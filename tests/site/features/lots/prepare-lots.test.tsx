// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lotEntriesQuery, useLotEntries } from '../../../../src/site/content'
import { findLots } from '../../../../src/site/features/lots/find-lots'
import { prepareLots } from '../../../../src/site/features/lots/prepare-lots'
import { renderAt, type Rendered } from '../../render'
import { lotView } from './lot-fixtures'

let rendered: Rendered
afterEach(async () => {
  vi.restoreAllMocks()
  await rendered.unmount()
})

it('hands the lots out once each is ready for a search, and lets the browser go on meanwhile', async () => {
  let reads = 0
  const lots = Array.from({ length: 40 }, (_, index) => ({ ...lotView(`l${index}`), get description() { reads++; return 'Árvore' } }))
  const queryClient = new QueryClient()
  queryClient.setQueryData(lotEntriesQuery.queryKey, lots)
  // Every look at the clock finds a millisecond gone: a slice ends after a few lots.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const between: number[] = []
  const look = () => {
    between.push(reads)
    if (reads < lots.length) setTimeout(look)
  }
  setTimeout(look)
  let given: readonly unknown[] | undefined
  rendered = await renderAt('/', () => {
    given = useLotEntries(true, prepareLots).data
    return null
  }, queryClient)
  expect(given).toBeUndefined()
  await act(async () => { await vi.waitFor(() => expect(reads).toBe(lots.length)) })
  await vi.waitFor(() => expect(given).toHaveLength(lots.length))
  expect(between.filter((read) => read > 0 && read < lots.length).length).toBeGreaterThan(1)
  expect(findLots(lots, 'arvore').lots).toHaveLength(lots.length)
  expect(reads).toBe(lots.length)
})
