import type { Message } from './request'
import { graphemes } from './text'

const withCrlf = (text: string) => text.replace(/\n/g, '\r\n')

/** The text for the copy button: Para, Assunto, blank line, body. Lines end with \n. */
export function plainText({ to, subject, body }: Message): string {
  const head = `Para: ${to}\nAssunto: ${subject}`
  return body ? `${head}\n\n${body}` : head
}

/** The same text as a file (text/plain; charset=utf-8). Lines end with \r\n, as old Notepads need. */
export const txtFile = (message: Message): string => `${withCrlf(plainText(message))}\r\n`

const utf8 = new TextEncoder()

function base64(text: string): string {
  let bytes = ''
  for (const byte of utf8.encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/**
 * Bytes of UTF-8 in an encoded word. 39 bytes make 52 characters in base64, 64 with the word's frame and 73 behind
 * «Subject: »; RFC 2047, section 2, allows 76 on a line.
 */
const WORD_BYTES = 39

/**
 * Encodes a subject by RFC 2047: encoded words of whole characters, folded over lines. Pure short
 * ASCII stays readable.
 */
function encodedSubject(subject: string): string {
  if (/^[\x20-\x7E]{1,60}$/.test(subject) && !subject.includes('=?')) return subject
  const words: string[] = []
  let word = ''
  for (const grapheme of graphemes(subject)) {
    // A grapheme may be longer than a word (a letter with a tower of accents): then its code points are split instead.
    for (const piece of utf8.encode(grapheme).length > WORD_BYTES
      ? Array.from(grapheme)
      : [grapheme]) {
      if (utf8.encode(word + piece).length > WORD_BYTES) {
        words.push(word)
        word = ''
      }
      word += piece
    }
  }
  if (word) words.push(word)
  return words.map((text) => `=?UTF-8?B?${base64(text)}?=`).join('\r\n ')
}

/** An address in a header: printable ASCII only, so that nothing can start another header or recipient. */
const headerAddress = (address: string) => address.replace(/[^\x21-\x7E]|[,;<>"()\\[\]:]/g, '')

/**
 * The message as an .eml file (message/rfc822) that mail programs open as a new draft: X-Unsent, MIME, UTF-8, base64.
 * Pure ASCII with \r\n. It has one recipient and no sender: the program fills that in.
 */
export function emlFile({ to, subject, body }: Message): string {
  const encodedBody = base64(withCrlf(body)).match(/.{1,76}/g) ?? []
  return [
    'X-Unsent: 1',
    `To: ${headerAddress(to)}`,
    `Subject: ${encodedSubject(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...encodedBody,
    '',
  ].join('\r\n')
}
