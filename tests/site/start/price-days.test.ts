import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPriceDays, tellPriceDays } from '../../../src/site/start/price-days'

let waited = new AbortController()
afterEach(() => {
  waited.abort()
  vi.useRealTimers()
})
beforeEach(() => {
  waited = new AbortController()
  document.body.innerHTML = `
    <p><time datetime="2026-11-20" data-today="hoje" data-old="de 20/11/2026, a confirmar" data-fresh-until="2027-01-19">em 20/11/2026</time></p>
    <time datetime="2026-11-20">20 de novembro</time>`
})
const shown = () => Array.from(document.querySelectorAll('time'), ({ textContent }) => textContent)

it.each([
  ['2026-11-20', 'hoje'],
  ['2026-11-21', 'em 20/11/2026'],
  ['2027-01-19', 'em 20/11/2026'],
  ['2027-01-20', 'de 20/11/2026, a confirmar'],
  // The clock of this device is wrong.
  ['2026-11-19', 'em 20/11/2026'],
])('on %s the price is «%s», and other days stay', (today, text) => {
  tellPriceDays(document, today)
  expect(shown()).toEqual([text, '20 de novembro'])
})

it('a day that has gone by is named again', () => {
  for (const today of ['2026-11-20', '2026-11-20', '2026-11-21']) tellPriceDays(document, today)
  expect(shown()[0]).toBe('em 20/11/2026')
})

it('looks again when somebody comes back, until the application runs', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 15) })
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  keepPriceDays(document, waited.signal)
  expect(shown()[0]).toBe('hoje')
  vi.setSystemTime(Date.UTC(2026, 10, 21, 15))
  comeBack()
  expect(shown()[0]).toBe('em 20/11/2026')
  waited.abort()
  vi.setSystemTime(Date.UTC(2026, 10, 20, 15))
  comeBack()
  expect(shown()[0]).toBe('em 20/11/2026')
  keepPriceDays(document, waited.signal)
  expect(shown()[0]).toBe('em 20/11/2026')
})

it('hides a notice whose time is over when the page is read, and no other', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 25, 3) })
  document.body.innerHTML =
    '<p data-ends="2026-12-25">Véspera</p><p data-ends="2026-12-26">Natal</p>' +
    '<p data-ends="2026-12-25T00:00">Ceia</p><p data-ends="2026-12-25T00:01">Missa</p>'
  keepPriceDays(document, waited.signal)
  expect(Array.from(document.querySelectorAll('p'), ({ hidden }) => hidden)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
