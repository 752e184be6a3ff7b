import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/content/nearest'

describe('the word that an editor meant', () => {
  it.each([
    ['Notebooks', ['desktop', 'notebook'], 'notebook'],
    ['descriçao', ['title', 'description', 'descrição'], 'descrição'],
    ['yaer', ['year', 'title'], 'year'],
    ['seg', ['segunda', 'sexta'], 'segunda'],
    ['autor', ['author', 'tags'], 'author'],
  ])('%s among %j is %s', (typed, words, meant) => {
    expect(nearest(typed, words)).toBe(meant)
  })
  it('is nobody when all are far', () => {
    expect(nearest('geladeira', ['desktop', 'notebook'])).toBeUndefined()
    expect(nearest('/quem-somos', ['/', '/sobre'])).toBeUndefined()
    expect(nearest('', ['a', 'bc'])).toBe('a')
  })
})
