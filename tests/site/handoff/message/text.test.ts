import { describe, expect, it } from 'vitest'
import {
  beginningThatFits,
  isBlank,
  manyLines,
  oneLine,
  percentEncode,
} from '../../../../src/site/handoff/message/text'

describe('typed text', () => {
  it('is one line or many, without control characters', () => {
    expect(oneLine(' a\r\n\tb\u0000c\u2029 ')).toBe('a b c')
    expect(manyLines('\na\r\nb\rc\u2028d\u0007e\tf\n\ng \n')).toBe('a\nb\nc\nd e\tf\n\ng')
  })

  it('is blank when nothing of it would show', () => {
    for (const blank of ['', ' \t\r\n', '\u200B\uFEFF', '\u200F', '\u3164', '\u0000'])
      expect(isBlank(blank)).toBe(true)
    for (const text of ['a', '.', '0', '😀', '\uD83D', 'e\u0301', '日'])
      expect(isBlank(text)).toBe(false)
  })

  it('is encoded so that only letters, digits and - . _ ~ stay', () => {
    expect(percentEncode(oneLine("a-._~ !'()*&=+#?%/@😀\uD83D"))).toBe(
      'a-._~%20%21%27%28%29%2A%26%3D%2B%23%3F%25%2F%40%F0%9F%98%80%EF%BF%BD',
    )
  })

  it.each([
    ['um dois três', 12, 'um dois três'],
    ['um dois três', 10, 'um dois'],
    ['um dois três', 7, 'um dois'],
    ['um dois três mais', 12, 'um dois três'],
    // Inside a word only where the word is most of it.
    ['a bbbbbbbbbb', 8, 'a bbbbbb'],
    ['aa bbb', 4, 'aa b'],
    ['abc', 0, ''],
    ['abc', -5, ''],
  ])('%j with room for %i is cut to %j', (text, room, beginning) => {
    expect(beginningThatFits(manyLines(text), room, (same) => same)).toBe(beginning)
  })

  it('is cut before half of an emoji, which cannot be encoded', () => {
    expect(beginningThatFits(manyLines('a😀'), 1, percentEncode)).toBe('a')
  })
})
