import { CUT } from './labels'
import { type Field, isField } from '../lib/typed'

/** Longest mail link that opens everywhere: Windows drops links over about 2,000 characters in silence. */
const LIMIT = 1900

/** Lone halves of an emoji cannot be encoded; line breaks are those of RFC 6068, section 5. */
const encode = (text: string): string =>
  encodeURIComponent(
    text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'),
  ).replace(/'/g, '%27')

/**
 * The answer in a field, in the visitor's words; the first option of a list without a value is only
 * an invitation to choose.
 */
const said = (field: Field): string =>
  field instanceof HTMLSelectElement && field.value !== ''
    ? (field.selectedOptions[0]?.text ?? '')
    : field.value

const answer = (field: Field): string =>
  `${field.labels?.[0]?.firstChild?.textContent ?? field.name}: ${said(field)}`

/**
 * Mail link of a form whose application never loaded: its `data-mail`, a mail link with a subject,
 * plus each field as a line «label: value». Part of the first script, because no other may have
 * loaded; the running application composes better messages.
 */
export function formMail(form: HTMLFormElement): string {
  const start = `${form.dataset.mail ?? ''}&body=`
  const text = [...form.elements].filter(isField).map(answer).join('\n')
  const whole = start + encode(text)
  if (whole.length <= LIMIT) return whole
  const signs = [...text]
  const room = LIMIT - start.length - encode(CUT).length
  while (encode(signs.join('')).length > room) signs.splice(Math.floor(signs.length * 0.95))
  return start + encode(signs.join('') + CUT)
}
