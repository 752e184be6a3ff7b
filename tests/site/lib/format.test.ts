import { describe, expect, it } from 'vitest'
import {
  foldText,
  formatDecimal,
  formatCount,
  formatDiscount,
  formatList,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatNationalPhone,
  formatPrice,
  formatShortDate,
  formatVariation,
  formatWeight,
  initials,
} from '../../../src/site/lib/format'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('pt-BR forms', () => {
  it('show a lot price without cents unless there are some', () => {
    expect(plain(formatPrice(15000))).toBe('R$ 15.000')
    expect(plain(formatPrice(15000.5))).toBe('R$ 15.000,50')
  })
  it('show money with two decimals and keep R$ beside its number', () => {
    expect(formatMoney(1000)).toBe('R$\u00A01.000,00')
    expect(plain(formatMoney(0.3))).toBe('R$ 0,30')
    expect(formatMoney(0.1 + 0.2)).toBe(formatMoney(0.3))
    expect(formatDecimal(41.4949)).toBe('41,49')
  })
  it('show variations with their sign', () => {
    expect([2.5, -1, 0, 0.25].map(formatVariation)).toEqual(['+2,5%', '−1%', '0%', '+0,25%'])
  })
  it('round the discount of the badge to a percent', () => {
    expect(formatDiscount(15000, 18000)).toBe('17% OFF')
    expect(formatDiscount(1, 2)).toBe('50% OFF')
  })
  it('show weights to the gram as Brazilians write them, beside their unit', () => {
    expect([1234.5, 0.125].map(formatWeight)).toEqual(['1.234,5\u00A0kg', '0,125\u00A0kg'])
  })
  it('show counts with their thousands apart', () => {
    expect(formatCount(1234)).toBe('1.234')
  })
  it('show the calendar day that was written, in every time zone', () => {
    expect(formatLongDate('2026-03-01')).toBe('1 de março de 2026')
    expect(formatShortDate('2026-03-01')).toBe('01/03/2026')
  })
  it('name days, months and lists as Intl does', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-09`
      const intl = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(new Date(day))
      expect(formatLongDate(day)).toBe(intl({ dateStyle: 'long' }))
      expect(formatShortDate(day)).toBe(intl({}))
      expect(formatMonth(day.slice(0, 7), false)).toBe(intl({ month: 'long' }))
    }
    const list = new Intl.ListFormat('pt-BR')
    for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      expect(formatList(words)).toBe(list.format(words))
  })
  it('show phones in the national form and leave others alone', () => {
    expect(formatNationalPhone('+5511912345678')).toBe('(11) 91234-5678')
    expect(formatNationalPhone('+551112345678')).toBe('(11) 1234-5678')
    expect(formatNationalPhone('08001234567')).toBe('0800 123 4567')
    expect(formatNationalPhone('0800-123-4567')).toBe('0800 123 4567')
    expect(formatNationalPhone('+14155550100')).toBe('+14155550100')
  })
  it('fold accents, case and blanks for searches', () => {
    expect(foldText('  Reciclagem\n Eletrônica ')).toBe('reciclagem eletronica')
  })
})

it.each([
  ['Cláudia Nascimento', 'CN'],
  ['Maria Aparecida dos Santos', 'MS'],
  ['Ângela da Silva e Souza', 'ÂS'],
  ['élcio ótimo', 'ÉÓ'],
  ['Pelé', 'P'],
  ['  Ana   Lima ', 'AL'],
])('the initials of %s are %s', (name, marking) => {
  expect(initials(name)).toBe(marking)
})
