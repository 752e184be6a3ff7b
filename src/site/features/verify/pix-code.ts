/**
 * The key of a «Pix copia e cola» (EMV QR Code, as Brazil's central bank uses it: fields of two
 * digits for the name, two for the length, then the value; field 26 names br.gov.bcb.pix, and the
 * key is its field 01). Undefined when the text is none, or keeps the key on a server.
 */
export function pixCodeKey(text: string): string | undefined {
  if (!text.startsWith('000201')) return undefined
  const accounts = fieldsOf(text).filter(
    ([name, value]) => Number(name) >= 26 && Number(name) <= 51 && /br\.gov\.bcb\.pix/i.test(value),
  )
  const [account, another] = accounts
  if (!account || another) return undefined
  return fieldsOf(account[1]).find(([name]) => name === '01')?.[1]
}

function fieldsOf(text: string): [name: string, value: string][] {
  const fields: [string, string][] = []
  for (let at = 0; at < text.length;) {
    const [, name = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (name === '') return []
    fields.push([name, text.slice(at + 4, at + 4 + Number(length))])
    at += 4 + Number(length)
  }
  return fields
}
