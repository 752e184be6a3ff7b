import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/content/text/nearest'

describe('the word that an editor meant', () => {
  it.each([
    ['Notebooks', ['desktop', 'notebook'], 'notebook'],
    ['descriçao', ['title', 'description', 'descrição'], 'descrição'],
    ['yaer', ['year', 'title'], 'year'],
    ['ocbre', ['chumbo', 'cobre'], 'cobre'],
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

  it('has at most a third of its letters wrong', () => {
    expect(nearest('abcxyf', ['abcdef'])).toBe('abcdef')
    expect(nearest('abcxyz', ['abcdef'])).toBeUndefined()
  })

  it('may be the beginning of what was typed', () => {
    expect(nearest('notebooks-velhos-demais', ['notebook'])).toBe('notebook')
    expect(nearest('not', ['notebook'])).toBe('notebook')
    expect(nearest('no', ['notebook'])).toBeUndefined()
  })

  it('is the first of several that are as near', () => {
    expect(nearest('cobra', ['cobre', 'cobro'])).toBe('cobre')
  })
})
