import { expect, it } from 'vitest'
import { readArticle } from '../../../src/content/article/read-article'
import { CASES } from '../../pipeline/check/cases'

const BEFORE = 'Antes, um parágrafo.\n\n'

const texts = (CASES.get('articles') ?? [])
  .flatMap(({ changes }) =>
    changes.flatMap((change) =>
      'edit' in change && change.from.startsWith('Texto com') ? [change.to] : [],
    ),
  )
  // Leaves out an article without text, which is no error once it has other text before it.
  .filter((text) => readArticle(text).errors.every(({ message }) => !/não tem texto/.test(message)))

it('an error stands where the mistake is, also below other text', () => {
  const places: number[] = []
  for (const text of texts) {
    const { errors } = readArticle(text)
    places.push(...errors.map(({ offset }) => offset / text.length))
    expect(readArticle(BEFORE + text).errors, text).toEqual(
      errors.map((error) => ({ ...error, offset: error.offset + BEFORE.length })),
    )
  }
  expect(places.length).toBeGreaterThan(80)
  expect(Math.min(...places)).toBe(0)
  expect(Math.max(...places)).toBeLessThan(1)
})
