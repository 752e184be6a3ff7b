import { describe, expect, it } from 'vitest'
import {
  chatText,
  estimateQuoteText,
  lotChatText,
  materialQuoteText,
  scrapQuoteText,
  telHref,
  whatsappHref,
  whatsappMessageHref,
} from '../../../../src/site/handoff/message/chat-links'
import { mailLink } from '../../../../src/site/handoff/message/mail-links'
import { manyLines } from '../../../../src/site/handoff/message/text'
import { company, compose, messages, service } from './drafts'

const NUMBER = '+55 (11) 91234-5678'
const textOf = (href: string) => new URL(href).searchParams.get('text') ?? ''

describe('the WhatsApp link', () => {
  it('has the number in digits and the text percent-encoded', () => {
    expect(whatsappHref(NUMBER, manyLines('Olá! Tudo bem?\n(teste)'))).toBe(
      'https://wa.me/5511912345678?text=Ol%C3%A1%21%20Tudo%20bem%3F%0A%28teste%29',
    )
  })

  it('cuts a long text between words and closes it with a sentence', () => {
    const href = whatsappHref(NUMBER, manyLines('palavra '.repeat(400)), '[Continua.]')
    expect(href.length).toBeLessThan(1800)
    expect(href.length).toBeGreaterThan(1780)
    expect(textOf(href)).toMatch(/^(?:palavra )+palavra…\n\n\[Continua\.\]$/)
  })

  it('carries a text whole up to 1,799 characters and not one more', () => {
    const room = 1799 - whatsappHref(NUMBER, manyLines('')).length
    const text = 'x'.repeat(room)
    expect(textOf(whatsappHref(NUMBER, manyLines(text)))).toBe(text)
    const over = whatsappHref(NUMBER, manyLines(`${text}x`))
    expect(over).toHaveLength(1799)
    expect(textOf(over)).toMatch(/^x+…\n\n\[…\]$/)
  })

  it("carries a prepared mail message with its subject, shortened with the editors' sentence", () => {
    const short = compose(service())
    expect(textOf(whatsappMessageHref(NUMBER, short, messages))).toBe(
      `${short.subject}\n\n${short.body}`,
    )
    const long = compose(service({ description: 'muito texto '.repeat(800) }))
    expect(textOf(whatsappMessageHref(NUMBER, long, messages))).toMatch(
      /(?:texto|muito)…\n\n\[Texto encurtado: envio o restante nesta conversa\.\]$/,
    )
  })
})

it('the telephone link has the international number, or the free one', () => {
  expect(telHref('+55 11 1234-5678')).toBe('tel:+551112345678')
  expect(telHref('0800 123 4567')).toBe('tel:08001234567')
})

const copper = { material: 'Cobre', weightKg: 12.5, pricePerKg: 40, estimate: 500 }
const lot = { title: '20 notebooks {endereco}', url: 'https://x.example/lotes/notebooks' }
const estimate = (...lines: (typeof copper)[]) => ({
  lines,
  weightKg: 132.5,
  estimate: 548,
  pricesOf: '2026-11-20',
})

it.each([
  [
    'greets with the name of the company',
    chatText(messages, company, 'floatingButton'),
    'Olá! Vim pelo site da Volta & Cia e gostaria de mais informações.',
  ],
  ...(['lotPage', 'lotReserved', 'lotAlike'] as const).map((use) => [
    `of a lot names the lot and its address (${use})`,
    lotChatText(messages, company, use, lot),
    `${lot.title}\n${lot.url}`,
  ]),
  [
    'of a material names it and its address',
    materialQuoteText(messages, company, { name: 'Cobre', address: 'https://x.example/cobre' }),
    'Material: Cobre\nPágina: https://x.example/cobre',
  ],
  [
    'of a calculation has its numbers as Brazilians write them',
    scrapQuoteText(messages, company, { ...copper, weightKg: 1234.5, estimate: 49380 }),
    'Material: Cobre\nPeso: 1.234,5 kg\nEstimativa: R$ 49.380,00',
  ],
  [
    'of an estimate has sums, a line for each material and the day of the prices',
    estimateQuoteText(
      messages,
      company,
      estimate(copper, { material: 'Pa\n{peso}', weightKg: 120, pricePerKg: 0.4, estimate: 48 }),
    ),
    'Total: 132,5 kg, R$ 548,00\n\nCobre: 12,5 kg × R$ 40,00 = R$ 500,00\n' +
      'Pa {peso}: 120 kg × R$ 0,40 = R$ 48,00\n\nPreços de 20/11/2026.',
  ],
  [
    'of one material is the calculator’s',
    estimateQuoteText(messages, company, estimate(copper)),
    scrapQuoteText(messages, company, copper),
  ],
  [
    'of none is the plain one',
    estimateQuoteText(messages, company, estimate()),
    'Olá! Gostaria de uma cotação para vender sucata.',
  ],
])('a chat text %s', (_, text, part) => {
  expect(text).toContain(part)
})

it('an estimate of many materials stays under the limits of chat and mail links', () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({
    ...copper,
    material: `Placas eletrônicas de número ${index}`,
  }))
  const text = estimateQuoteText(messages, company, estimate(...lines))
  expect(whatsappHref(NUMBER, text, messages.whatsapp.shortened).length).toBeLessThan(1800)
  const message = compose({ kind: 'estimate', ...estimate(...lines) })
  const { href, compact } = mailLink(message, messages)
  expect([href.length <= 1900, compact]).toEqual([true, true])
  expect(message.body).toContain('número 39: 12,5 kg')
})
