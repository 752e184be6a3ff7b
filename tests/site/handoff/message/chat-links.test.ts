import { describe, expect, it } from 'vitest'
import {
  estimateQuoteText,
  lotChatText,
  scrapQuoteText,
  telHref,
  whatsappHref,
  whatsappMessageHref,
  whatsappTexts,
} from '../../../../src/site/handoff/message/chat-links'
import { composeMessage } from '../../../../src/site/handoff/message/compose-message'
import { mailLink } from '../../../../src/site/handoff/message/mail-links'
import { manyLines } from '../../../../src/site/handoff/message/text'
import { company, context, messages, serviceRequest } from '../support/fixtures'

const textOf = (href: string) => new URL(href).searchParams.get('text') ?? ''

describe('the WhatsApp link', () => {
  it('has the number in digits and the text percent-encoded', () => {
    expect(whatsappHref('+55 (11) 91234-5678', manyLines('Olá! Tudo bem?\n(teste)'))).toBe(
      'https://wa.me/5511912345678?text=Ol%C3%A1%21%20Tudo%20bem%3F%0A%28teste%29',
    )
  })

  it('cuts a long text between words and closes it with a sentence', () => {
    const text = 'palavra '.repeat(400)
    const href = whatsappHref('+5511912345678', manyLines(text), '[Continua.]')
    expect(href.length).toBeLessThan(1800)
    expect(href.length).toBeGreaterThan(1780)
    expect(textOf(href)).toMatch(/^(?:palavra )+palavra…\n\n\[Continua\.\]$/)
  })

  it('carries a text whole up to 1,799 characters and not one more', () => {
    const room = 1799 - whatsappHref('+5511912345678', manyLines('')).length
    const text = 'x'.repeat(room)
    expect(textOf(whatsappHref('+5511912345678', manyLines(text)))).toBe(text)
    const over = whatsappHref('+5511912345678', manyLines(`${text}x`))
    expect(over).toHaveLength(1799)
    expect(textOf(over)).toMatch(/^x+…\n\n\[…\]$/)
  })

  it("carries a prepared mail message with its subject, shortened with the editors' sentence", () => {
    const short = composeMessage(serviceRequest(), context)
    expect(textOf(whatsappMessageHref('+5511912345678', short, messages))).toBe(
      `${short.subject}\n\n${short.body}`,
    )
    const long = composeMessage(
      serviceRequest({ description: 'muito texto '.repeat(800) }),
      context,
    )
    expect(textOf(whatsappMessageHref('+5511912345678', long, messages))).toMatch(
      /texto…\n\n\[Envio o restante nesta conversa\.\]$|muito…\n\n\[Envio o restante nesta conversa\.\]$/,
    )
  })
})

describe('the WhatsApp texts', () => {
  it('differ for each use', () => {
    const texts = Object.values(whatsappTexts(messages, company))
    expect(texts).toHaveLength(6)
    expect(new Set(texts).size).toBe(6)
    expect(texts[0]).toBe('Olá! Vim pelo site da Empresa Teste.')
  })

  it('carry material, weight and estimate in Brazilian numbers when a calculation gave them', () => {
    expect(
      scrapQuoteText(messages, company, { material: 'Cobre', weightKg: 1234.5, estimate: 49380 }),
    ).toBe('Cotação:\nMaterial: Cobre\nPeso: 1.234,5 kg\nEstimativa: R$ 49.380,00')
  })
})

it('the telephone link has the international number', () => {
  expect(telHref('+55 11 1234-5678')).toBe('tel:+551112345678')
  expect(telHref('0800 123 4567')).toBe('tel:08001234567')
})

it('a question about a lot names the lot and the address of its page', () => {
  const lot = {
    title: '20 notebooks {endereco}',
    url: 'https://site.example/lotes-informatica/notebooks',
  }
  for (const use of ['lotPage', 'lotReserved', 'lotAlike'] as const) {
    const text = lotChatText(messages, company, use, lot)
    expect(text).toContain(lot.title)
    expect(text).toContain(lot.url)
  }
})

describe('the quote of an estimate', () => {
  const copper = { material: 'Cobre', weightKg: 12.5, pricePerKg: 40, estimate: 500 }
  const estimate = (...lines: (typeof copper)[]) => ({
    lines,
    weightKg: 132.5,
    estimate: 548,
    pricesOf: '2026-11-20',
  })

  it('has a line for each material, the sums and the day of the prices, in plain blanks', () => {
    expect(
      estimateQuoteText(
        messages,
        company,
        estimate(copper, {
          material: 'Papelão\n{peso}',
          weightKg: 120,
          pricePerKg: 0.4,
          estimate: 48,
        }),
      ),
    ).toBe(
      'Carga de 132,5 kg, R$ 548,00:\nCobre: 12,5 kg a R$ 40,00 = R$ 500,00\nPapelão ' +
        '{peso}: 120 kg a R$ 0,40 = R$ 48,00\nPreços de 20/11/2026.',
    )
  })

  it('is the quote of the calculator for one material, and the plain one for none', () => {
    expect(estimateQuoteText(messages, company, estimate(copper))).toBe(
      scrapQuoteText(messages, company, copper),
    )
    expect(estimateQuoteText(messages, company, estimate())).toBe(
      'Olá! Gostaria de uma cotação de sucata.',
    )
  })

  it(
    'stays under the limits of chat and mail links, however many materials, and the ' +
      'mail says that it is short',
    () => {
      const lines = Array.from({ length: 40 }, (_, index) => ({
        ...copper,
        material: `Placas eletrônicas de número ${index}`,
      }))
      const big = estimate(...lines)
      expect(
        whatsappHref(
          '+5511912345678',
          estimateQuoteText(messages, company, big),
          messages.whatsapp.shortened,
        ).length,
      ).toBeLessThan(1800)
      const { href, compact } = mailLink(
        composeMessage({ kind: 'estimate', ...big }, context),
        messages,
      )
      expect([href.length <= 1900, compact]).toEqual([true, true])
      expect(composeMessage({ kind: 'estimate', ...big }, context).body).toContain(
        'número 39: 12,5 kg',
      )
    },
  )
})
