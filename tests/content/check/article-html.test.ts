import { expect, it } from 'vitest'
import { unclosedErrors } from '../../../src/content/article/article-html'

/**
 * Returns `offset: message` of each error of tags (`<b>`, `</b>`) that are ten characters apart.
 */
const errorsOf = (...tags: string[]) =>
  unclosedErrors(
    tags.map((tag, index) => ({
      name: tag.replace(/[</>]/g, ''),
      isEnd: tag.startsWith('</'),
      offset: index * 10,
    })),
  ).map(({ offset, message }) => `${offset}: ${message}`)

it('an element may be opened in capitals and closed in small letters', () => {
  expect(errorsOf('<STRONG>', '</strong>', '<em>', '</EM>')).toEqual([])
})

it('what is open when the element around it is closed was never closed', () => {
  expect(errorsOf('<strong>', '<em>', '</strong>')).toEqual(['10: o elemento <em> não foi fechado'])
})

it('an end tag needs an element of its name', () => {
  expect(errorsOf('<br>', '</em>')).toEqual(['10: </em> fecha um elemento que não foi aberto'])
})
