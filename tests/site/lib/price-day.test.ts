import { describe, expect, it } from 'vitest'
import { oldPriceText, priceDayText, variationBaseText } from '../../../src/site/lib/price-day'

describe('the day of a price', () => {
  it('is its date where nobody knows the day, and on any other day', () => {
    expect(priceDayText('2026-11-20')).toBe('em 20/11/2026')
    expect(priceDayText('2026-11-20', '2026-11-21')).toBe('em 20/11/2026')
    // The clock of this machine is behind.
    expect(priceDayText('2026-11-20', '2026-11-19')).toBe('em 20/11/2026')
  })
  it('is today on its own day alone', () => {
    expect(priceDayText('2026-11-20', '2026-11-20')).toBe('hoje')
  })
  it('asks for a confirmation after sixty days', () => {
    expect(priceDayText('2026-11-20', '2027-01-19')).toBe('em 20/11/2026')
    expect(priceDayText('2026-11-20', '2027-01-20')).toBe('de 20/11/2026, a confirmar')
  })
  it('stands with a price that was old when the board was made, and with no other', () => {
    expect(oldPriceText('2026-09-20', '2026-11-20')).toBe('de 20/09/2026, a confirmar')
    expect(oldPriceText('2026-09-21', '2026-11-20')).toBeUndefined()
  })
})

describe('what a variation is measured against', () => {
  it('is a month with its average, and its year when that is not the price’s', () => {
    expect(variationBaseText({ month: '2026-10', average: 39.02 }, '2026-11-20')).toBe(
      'sobre a média de outubro, R$\u00a039,02',
    )
    expect(variationBaseText({ month: '2026-12', average: 1234.5 }, '2027-01-02')).toBe(
      'sobre a média de dezembro de 2026, R$\u00a01.234,50',
    )
  })
})
