import assert from 'node:assert/strict'

/**
 * Returns the recipients and headers that a mail program reads in a link. It uses only the
 * platform's URL parser and the steps of RFC 6068.
 */
export function readMailto(href: string): { recipients: string[]; headers: [string, string][] } {
  assert.match(href, /^mailto:[\x21-\x7E]*$/, 'a link has no blank, control or non-ASCII character')
  const url = new URL(href)
  assert.equal(url.hash, '', 'a fragment would cut the message')
  const headers = url.search
    .slice(1)
    .split('&')
    .map((field): [string, string] => {
      const at = field.indexOf('=')
      assert.ok(at > 0, `a header without name or value: ${field}`)
      return [
        decodeURIComponent(field.slice(0, at)).toLowerCase(),
        decodeURIComponent(field.slice(at + 1)),
      ]
    })
  return { recipients: url.pathname.split(',').map(decodeURIComponent), headers }
}

/**
 * Throws unless the link is a mail draft to `to` alone, with exactly this subject and this body,
 * whose lines end with \n.
 */
export function assertDraft(href: string, to: string, subject: string, body: string): void {
  const read = readMailto(href)
  assert.deepEqual(read.recipients, [to])
  assert.deepEqual(read.headers, [
    ['subject', subject],
    ['body', body.split('\n').join('\r\n')],
  ])
}

const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f)

/** Returns the text with each lone surrogate replaced by U+FFFD, unit by unit. */
export function repaired(text: string): string {
  let result = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const next = text.charCodeAt(i + 1)
    if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
      result += text.charAt(i) + text.charAt(i + 1)
      i++
    } else result += unit >= 0xd800 && unit <= 0xdfff ? '\uFFFD' : text.charAt(i)
  }
  return result
}

/** Returns the text that must be made of a field of one line. */
export function expectedLine(typed: string): string {
  let result = ''
  let inRun = false
  for (const character of repaired(typed)) {
    const code = character.codePointAt(0) ?? 0
    const breaks = isControl(code) || code === 0x2028 || code === 0x2029
    if (!breaks) result += character
    else if (!inRun) result += ' '
    inRun = breaks
  }
  return result.trim()
}

/** Returns the text that must be made of a field of many lines. */
export function expectedLines(typed: string): string {
  let result = ''
  const text = repaired(typed)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 13 && text.charCodeAt(i + 1) === 10) continue
    if ([10, 11, 12, 13, 0x85, 0x2028, 0x2029].includes(code)) result += '\n'
    else result += isControl(code) && code !== 9 ? ' ' : text.charAt(i)
  }
  return result.trim()
}

const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u
export const expectedOr = (typed: string, blank: string, clean = expectedLine): string =>
  VISIBLE.test(typed) ? clean(typed) : blank
