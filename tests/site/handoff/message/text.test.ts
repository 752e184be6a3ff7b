import { describe, expect, it } from 'vitest'
import {
  beginningThatFits,
  graphemes,
  isBlank,
  manyLines,
  oneLine,
  paragraphs,
  percentEncode,
} from '../../../../src/site/handoff/message/text'

describe('typed text', () => {
  it('is one line or many, without control characters', () => {
    expect(oneLine(' a\r\n\tb\u0000c\u2029 ')).toBe('a b c')
    expect(manyLines('\na\r\nb\rc\u2028d\u0007e\tf\n\ng \n')).toBe('a\nb\nc\nd e\tf\n\ng')
  })

  it('stands in paragraphs, of which an empty one leaves no gap', () => {
    const [first, none, last] = [oneLine('a'), oneLine(' '), manyLines('b\nc')]
    expect(paragraphs(none, first, none, last, none)).toBe('a\n\nb\nc')
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

  it('is cut between words where it is too long, and inside a word only where the word is most of it', () => {
    expect(beginningThatFits(manyLines('um dois três'), 12, (text) => text)).toBe('um dois três')
    expect(beginningThatFits(manyLines('um dois três'), 10, (text) => text)).toBe('um dois')
    expect(beginningThatFits(manyLines('um dois três'), 7, (text) => text)).toBe('um dois')
    expect(beginningThatFits(manyLines('a bbbbbbbbbb'), 8, (text) => text)).toBe('a bbbbbb')
    expect(beginningThatFits(manyLines('um dois três mais'), 12, (text) => text)).toBe(
      'um dois três',
    )
    expect(beginningThatFits(manyLines('aa bbb'), 4, (text) => text)).toBe('aa b')
    expect(beginningThatFits(manyLines('abc'), 0, (text) => text)).toBe('')
    expect(beginningThatFits(manyLines('abc'), -5, (text) => text)).toBe('')
  })

  it('keeps no part of a character that is wider than the room', () => {
    // The text is first cut in the middle of the emoji, whose half cannot be encoded.
    expect(beginningThatFits(manyLines('a😀'), 1, percentEncode)).toBe('a')
    expect(beginningThatFits(manyLines('ab👩‍👩‍👧‍👦'), 5, (text) => text)).toBe('ab')
  })

  it('is counted as a reader counts, Korean letters of several signs included, and nearly so in old browsers', () => {
    const text = 'e\u0301👩‍👩‍👧‍👦🇧🇷a'
    const counted = ['e\u0301', '👩‍👩‍👧‍👦', '🇧🇷', 'a']
    expect(graphemes(`${text}\u1100\u1161`)).toEqual([...counted, '\u1100\u1161'])
    const { Segmenter } = Intl
    try {
      Reflect.deleteProperty(Intl, 'Segmenter')
      expect(graphemes(text)).toEqual(counted)
      expect(graphemes('')).toEqual([])
    } finally {
      Reflect.set(Intl, 'Segmenter', Segmenter)
    }
  })
})
