import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone } from '../../../../src/site/handoff/message/form-rules'
import { typedText } from '../support/hostile'

/** Types characters at the end, one by one, and returns the value of the field. */
const type = (keys: string) => [...keys].reduce((value, key) => formatPhone(value + key).value, '')

describe('the phone field', () => {
  it('shapes mobiles and land lines while they are typed', () => {
    expect(type('11912345678')).toBe('(11) 91234-5678')
    expect(type('1112345678')).toBe('(11) 1234-5678')
    expect(type('11812345678')).toBe('(11) 81234-5678')
    expect(['1', '11', '119', '1191234', '11912345'].map(type)).toEqual([
      '(1',
      '(11',
      '(11) 9',
      '(11) 91234',
      '(11) 91234-5',
    ])
  })

  it('shapes what is pasted', () => {
    expect(formatPhone('11 91234.5678').value).toBe('(11) 91234-5678')
    expect(formatPhone(' (11)1234-5678 ').value).toBe('(11) 1234-5678')
  })

  it('gives up the shape of a number that turns out to begin with the country’s 55', () => {
    let value = ''
    for (const digit of '5511912345678') value = formatPhone(value + digit).value
    expect(value).toBe('5511912345678')
  })

  it('leaves foreign, 0800, longer and annotated numbers as typed, with the caret where it was', () => {
    for (const typed of [
      '+351 912 345 678',
      '+',
      '0800 123 4567',
      '011 91234-5678',
      '55 11 91234-5678',
      '11 91234-56789',
      '(11) 1234-5678 ramal 9',
      '１１９',
    ]) {
      expect(formatPhone(typed, 2)).toEqual({ value: typed, caret: 2 })
    }
  })

  it('can be emptied with the backspace key', () => {
    let value = '(11) 91234-5678'
    for (let keys = 0; value !== '' && keys < 30; keys++)
      value = formatPhone(value.slice(0, -1)).value
    expect(value).toBe('')
  })

  it('keeps the caret behind the digit just typed or left', () => {
    expect(formatPhone('(11) 9|1234-567'.replace('|', '8'), 7)).toEqual({
      value: '(11) 98123-4567',
      caret: 7,
    })
    expect(formatPhone('(119', 4)).toEqual({ value: '(11) 9', caret: 6 })
    // The blank after the area code was deleted. It reappears, and the caret is right after the
    // digit, so that the next backspace deletes the digit.
    expect(formatPhone('(11)91234-5678', 4)).toEqual({ value: '(11) 91234-5678', caret: 3 })
    expect(formatPhone('(11) 91234-5678', 0)).toEqual({ value: '(11) 91234-5678', caret: 0 })
  })

  it('keeps its digits and their order whatever is typed, and shaping twice changes nothing', () => {
    const phone = fc.oneof(
      typedText,
      fc.string({ unit: fc.constantFrom(...'0123456789()- +.'), maxLength: 20 }),
    )
    const digits = (text: string) => text.replace(/\D/g, '')
    fc.assert(
      fc.property(phone, fc.nat(20), (typed, caret) => {
        const shaped = formatPhone(typed, caret)
        expect(digits(shaped.value)).toBe(digits(typed))
        expect(formatPhone(shaped.value).value).toBe(shaped.value)
        expect(digits(shaped.value.slice(0, shaped.caret))).toBe(digits(typed.slice(0, caret)))
      }),
      { numRuns: 1_000 },
    )
  })
})
