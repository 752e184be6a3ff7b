import { expect, it } from 'vitest'
import { readBrazilianNumber, writeNumber } from '../../../src/site/lib/brazilian-number'
import {
  foldText,
  formatCount,
  formatDecimal,
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
  oldPriceText,
  priceDayText,
  variationBaseText,
} from '../../../src/site/lib/format'

it.each([
  ['a lot price without cents', formatPrice(15000), 'R$\u00A015.000'],
  ['a lot price with cents', formatPrice(15000.5), 'R$\u00A015.000,50'],
  ['money', formatMoney(1000), 'R$\u00A01.000,00'],
  ['a sum that binary approximates', formatMoney(0.1 + 0.2), 'R$\u00A00,30'],
  ['half a cent', formatMoney(1.005), 'R$\u00A01,01'],
  ['a price of the table', formatDecimal(41.4949), '41,49'],
  ['a variation upwards', formatVariation(2.5), '+2,5%'],
  ['a variation downwards', formatVariation(-1), '−1%'],
  ['no variation', formatVariation(0), '0%'],
  ['a discount, rounded', formatDiscount(15000, 18000), '17% OFF'],
  ['a weight to the gram', formatWeight(1234.5), '1.234,5\u00A0kg'],
  ['a count', formatCount(1234), '1.234'],
  ['a rating', writeNumber(4, 1, 1), '4,0'],
  ['a mobile number', formatNationalPhone('+5511912345678'), '(11) 91234-5678'],
  ['a land line', formatNationalPhone('+551112345678'), '(11) 1234-5678'],
  ['a number that is free to call', formatNationalPhone('0800-123-4567'), '0800 123 4567'],
  ['a foreign number', formatNationalPhone('+14155550100'), '+14155550100'],
  ['what is compared in searches', foldText('  Reciclagem\n Eletrônica '), 'reciclagem eletronica'],
  ['initials', initials('Maria Aparecida dos Santos'), 'MS'],
  ['initials with an accent', initials('  élcio  ótimo '), 'ÉÓ'],
  ['the initial of one name', initials('Pelé'), 'P'],
  ['the day of a price where nobody knows today', priceDayText('2026-11-20'), 'em 20/11/2026'],
  ['a price of tomorrow', priceDayText('2026-11-20', '2026-11-19'), 'em 20/11/2026'],
  ['the price of today', priceDayText('2026-11-20', '2026-11-20'), 'hoje'],
  ['a price of sixty days', priceDayText('2026-11-20', '2027-01-19'), 'em 20/11/2026'],
  ['an older one', priceDayText('2026-11-20', '2027-01-20'), 'de 20/11/2026, a confirmar'],
  ['a price that was not old on a day', oldPriceText('2026-09-21', '2026-11-20'), undefined],
  [
    'the base of a variation',
    variationBaseText({ month: '2026-10', average: 39.02 }, '2026-11-20'),
    'sobre a média de outubro, R$\u00A039,02',
  ],
  [
    'the base in another year',
    variationBaseText({ month: '2026-12', average: 1234.5 }, '2027-01-02'),
    'sobre a média de dezembro de 2026, R$\u00A01.234,50',
  ],
])('pt-BR form of %s', (_, text, form) => {
  expect(text).toBe(form)
})

it.each([
  ['1.234,5', 1234.5],
  ['1.234', 1234],
  ['12.5', 12.5],
  ['0.500', 0.5],
  [',5', 0.5],
  ['1.000.000', 1_000_000],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['1.2,5', undefined],
  ['a', undefined],
])('the number «%s» is read as %s', (text, number) => {
  expect(readBrazilianNumber(text)).toBe(number)
})

it('days, months and lists are named as Intl does', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(new Date(day))
    expect(formatLongDate(day)).toBe(intl({ dateStyle: 'long' }))
    expect(formatShortDate(day)).toBe(intl({}))
    expect(formatMonth(day.slice(0, 7), false)).toBe(intl({ month: 'long' }))
  }
  const list = new Intl.ListFormat('pt-BR')
  for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
    expect(formatList(words)).toBe(list.format(words))
})
