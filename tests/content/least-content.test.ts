import { describe, expect, it } from 'vitest'
import { documentType } from '../../src/content/document-types'
import { checkContent } from '../../src/pipeline/check/check'
import { renderedPages } from '../support/rendered-pages'

/** Removes from a value each field and each item without which its document still holds. */
function removeOptional(value: unknown, isValid: () => boolean): void {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value).toReversed()) {
    const kept: unknown = Reflect.get(value, key)
    if (Array.isArray(value)) value.splice(Number(key), 1)
    else Reflect.deleteProperty(value, key)
    if (isValid()) continue
    if (Array.isArray(value)) value.splice(Number(key), 0, kept)
    else Reflect.set(value, key, kept)
    removeOptional(kept, isValid)
  }
}

const EMPTY =
  /<(ul|ol|dl|li|dt|dd|h[1-4]|p|small|table|tbody)(?:\s(?![^>]*role="status")[^>]*)?><\/\1>/g

const folder = await checkContent({ contentDir: 'tests/fixtures/content' })

async function emptyElements(documents: typeof folder.documents): Promise<string[]> {
  const pages = await renderedPages({ ...folder, documents })
  expect(pages.size).toBeGreaterThan(10)
  return [...pages].flatMap(([path, html]) =>
    Array.from(html.matchAll(EMPTY), ([element]) => `${path}: ${element}`),
  )
}

describe('no element of a page is empty', () => {
  it('with the least that the schemas allow', { timeout: 60_000 }, async () => {
    const documents = structuredClone(folder.documents)
    for (const { type, data } of documents)
      removeOptional(data, () => documentType(type).schema.safeParse(data).success)
    expect(JSON.stringify(documents).length).toBeLessThan(
      0.9 * JSON.stringify(folder.documents).length,
    )
    expect(await emptyElements(documents)).toEqual([])
  })

  it('with nothing to list but materials and services', async () => {
    const documents = folder.documents.filter(
      ({ type }) =>
        ['Material', 'Service'].includes(type) || documentType(type).kind === 'singleton',
    )
    expect(await emptyElements(documents)).toEqual([])
  })
})
