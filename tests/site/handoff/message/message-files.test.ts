import { describe, expect, it } from 'vitest'
import { emlFile, plainText, txtFile } from '../../../../src/site/handoff/message/message-files'
import { messageOf } from '../../../../src/site/handoff/message/request'
import { readEml } from '../support/oracle'

const message = messageOf({
  to: 'comercial@retrilha.example',
  subject: 'Solicitação',
  body: 'Olá.\n\nAté já.',
})

describe('the message outside of a mail link', () => {
  it('is copied as recipient, subject, blank line and text', () => {
    expect(plainText(message)).toBe(
      'Para: comercial@retrilha.example\nAssunto: Solicitação\n\nOlá.\n\nAté já.',
    )
    expect(plainText(messageOf({ ...message, body: '' }))).toBe(
      'Para: comercial@retrilha.example\nAssunto: Solicitação',
    )
  })

  it('is saved as text with line ends that old editors show', () => {
    expect(txtFile(message)).toBe(
      'Para: comercial@retrilha.example\r\nAssunto: Solicitação\r\n\r\nOlá.\r\n\r\nAté já.\r\n',
    )
  })

  it('is saved as an unsent mail', () => {
    expect(emlFile(message)).toBe(
      [
        'X-Unsent: 1',
        'To: comercial@retrilha.example',
        'Subject: =?UTF-8?B?U29saWNpdGHDp8Ojbw==?=',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=UTF-8',
        'Content-Transfer-Encoding: base64',
        '',
        'T2zDoS4NCg0KQXTDqSBqw6Eu',
        '',
      ].join('\r\n'),
    )
  })

  it('keeps a plain ASCII subject readable, and encodes one that looks encoded', () => {
    expect(emlFile(messageOf({ ...message, subject: 'Lote 20' }))).toContain(
      '\r\nSubject: Lote 20\r\n',
    )
    expect(emlFile(messageOf({ ...message, subject: 'L'.repeat(60) }))).toContain(
      `\r\nSubject: ${'L'.repeat(60)}\r\n`,
    )
    expect(readEml(emlFile(messageOf({ ...message, subject: 'L'.repeat(90) }))).headers[2]).toEqual(
      ['Subject', 'L'.repeat(90)],
    )
    expect(
      readEml(emlFile(messageOf({ ...message, subject: '=?UTF-8?B?eA==?=' }))).headers[2],
    ).toEqual(['Subject', '=?UTF-8?B?eA==?='])
  })

  it('fills its lines, and splits a character only where it is longer than a line', () => {
    const words = (subject: string) =>
      /Subject: (.*?)\r\nMIME/s
        .exec(emlFile(messageOf({ ...message, subject })))?.[1]
        ?.split('\r\n ')
        .map((word) =>
          Buffer.from(word.slice('=?UTF-8?B?'.length, -'?='.length), 'base64').toString(),
        )
    expect(words(`é${'x'.repeat(37)}`)).toEqual([`é${'x'.repeat(37)}`])
    expect(words(`é${'x'.repeat(38)}`)).toEqual([`é${'x'.repeat(37)}`, 'x'])
    expect(words(`é${'x'.repeat(30)}👩‍👩‍👧‍👦`)).toEqual([`é${'x'.repeat(30)}`, '👩‍👩‍👧‍👦'])
    const tower = `a${'\u0301'.repeat(60)}`
    expect(words(tower)?.join('')).toBe(tower)
    expect(readEml(emlFile(messageOf({ ...message, subject: tower }))).headers[2]).toEqual([
      'Subject',
      tower,
    ])
  })

  it('is a valid mail without subject and text, too', () => {
    expect(emlFile(messageOf({ ...message, subject: '', body: '' }))).toBe(
      [
        'X-Unsent: 1',
        'To: comercial@retrilha.example',
        'Subject: ',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=UTF-8',
        'Content-Transfer-Encoding: base64',
        '',
        '',
      ].join('\r\n'),
    )
  })

  it('has one recipient and no more headers, even if the address holds line breaks or commas', () => {
    const { headers } = readEml(
      emlFile(messageOf({ ...message, to: 'a@b.example,\r\nBcc: x@example.com' })),
    )
    expect(headers.map(([name]) => name)).toEqual([
      'X-Unsent',
      'To',
      'Subject',
      'MIME-Version',
      'Content-Type',
      'Content-Transfer-Encoding',
    ])
    expect(headers[1]?.[1]).not.toContain(',')
  })
})
