import { expect, it } from 'vitest'
import { contentFileOf, type ContentFiles } from '../../src/content/views/content-files'
import { DOCUMENT_TYPE_NAMES } from '../../src/content/document-types'
import type { LotView } from '../../src/content/views/views'

it('every type has a content file of its own, named after its folder or itself', () => {
  const names = DOCUMENT_TYPE_NAMES.map(contentFileOf)
  expect(new Set(names).size).toBe(DOCUMENT_TYPE_NAMES.length)
  expect(names).toEqual(
    expect.arrayContaining(['company', 'layout-page', 'not-found-page', 'lots', 'process-steps']),
  )
})

it('the compiler refuses a wrong name, and a view that is not its own', () => {
  const lots: ContentFiles['lots'] = [] satisfies LotView[]
  // @ts-expect-error There is no such content file.
  const wrongName: ContentFiles['lotz'] = lots
  // @ts-expect-error A list of lots is no company.
  const wrongView: ContentFiles['company'] = lots
  // @ts-expect-error All other files are missing.
  const missing: ContentFiles = { lots }
  expect([wrongName, wrongView, missing.lots]).toEqual([lots, lots, lots])
})
