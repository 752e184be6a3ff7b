import { describe, expect, it } from 'vitest'
import { asMessage } from '../../../../src/site/handoff/message/request'

const message = { to: 'comercial@retrilha.example', subject: 's', body: 'b' }

describe('a message', () => {
  it('comes back from the storage of the tab, cleaned like any other', () => {
    expect(asMessage(message, message.to)).toEqual(message)
    expect(asMessage({ ...message, subject: 's\nBcc: x', body: 'b\uD83D' }, message.to)).toEqual({
      ...message,
      subject: 's Bcc: x',
      body: 'b\uFFFD',
    })
    expect(asMessage({ ...message, bcc: 'x@example.com' }, message.to)).toEqual(message)
  })

  it('is ignored in the storage when it is foreign or addressed to somebody else', () => {
    for (const stored of [
      {},
      { to: 1 },
      { ...message, to: 'x@example.com' },
      { ...message, subject: [] },
      { ...message, body: 7 },
      { to: message.to },
    ]) {
      expect(asMessage(stored, message.to)).toBeNull()
    }
  })
})
