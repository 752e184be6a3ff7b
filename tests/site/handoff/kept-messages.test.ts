import { describe, expect, it } from 'vitest'
import { composeMessage } from '../../../src/site/handoff/message/compose-message'
import { prepareMessage } from '../../../src/site/handoff/kept-messages'
import { company, context, messages, serviceRequest } from './support/fixtures'

const wording = { messages, company: { ...company, whatsapp: '+5511912345678' } }

describe('a prepared message', () => {
  it('has each of its ways under its own name', () => {
    const message = composeMessage(serviceRequest(), context)
    const { mailto, gmail, outlook, whatsapp, ...rest } = prepareMessage(message, wording, 'erp')
    const body = message.body.replaceAll('\n', '\r\n')
    expect(new URL(mailto).pathname).toBe(company.email)
    expect(new URL(gmail).hostname).toBe('mail.google.com')
    expect(new URL(outlook).hostname).toBe('outlook.office.com')
    for (const mail of [mailto, gmail, outlook])
      expect(new URL(mail).searchParams.get('body')).toBe(body)
    expect(new URL(whatsapp).origin + new URL(whatsapp).pathname).toBe(
      'https://wa.me/5511912345678',
    )
    expect(new URL(whatsapp).searchParams.get('text')).toBe(`${message.subject}\n\n${message.body}`)
    expect(rest).toEqual({ message, compact: false, detail: 'erp' })
  })
})
