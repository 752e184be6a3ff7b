import { expect, it } from 'vitest'
import { chunkOf, type ContentChunks } from '../../src/content/chunks'
import { DOCUMENT_TYPE_NAMES } from '../../src/content/document-types'
import type { LotView } from '../../src/content/views'

it('every type has a chunk of its own, named after its folder or itself', () => {
  const names = DOCUMENT_TYPE_NAMES.map(chunkOf)
  expect(new Set(names).size).toBe(DOCUMENT_TYPE_NAMES.length)
  expect(names).toEqual(
    expect.arrayContaining(['company', 'layout-page', 'not-found-page', 'lots', 'process-steps']),
  )
})

it('the compiler refuses a wrong chunk, and a view that is not its own', () => {
  const lots: ContentChunks['lots'] = [] satisfies LotView[]
  // @ts-expect-error There is no such chunk.
  const wrongName: ContentChunks['lotz'] = lots
  // @ts-expect-error A list of lots is no company.
  const wrongView: ContentChunks['company'] = lots
  // @ts-expect-error All other chunks are missing.
  const missing: ContentChunks = { lots }
  expect([wrongName, wrongView, missing.lots]).toEqual([lots, lots, lots])
})
