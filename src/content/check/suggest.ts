import { CNPJ, PHONE, WHATSAPP_PHONE } from '../text/brazil'
import { HOUR } from '../schema/values'
import { isCalendarDay } from '../time/today'

/** Returns the value that an editor most likely meant, or anything else where it is unclear. */
type Suggest = (written: string) => string

const two = (figures = ''): string => figures.padStart(2, '0')

/** «01/03/2026», «1.3.26» and «2026/3/1» are 2026-03-01. */
function day(written: string): string {
  const [, year = '', month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(written) ?? []
  if (year) return `${year}-${two(month)}-${two(date)}`
  const [, first, second, last = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(written) ?? []
  return `${last.length === 2 ? '20' : ''}${last}-${two(second)}-${two(first)}`
}

/** «8h», «8h30» and «8:00» */
function hour(written: string): string {
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?: ?h(?:oras)?|[h:.](\d{2}))?(?::00)?$/i.exec(written) ?? []
  return hours === undefined ? '' : `${two(hours)}:${minutes}`
}

function phone(written: string): string {
  const figures = written.replace(/\D/g, '')
  return /^0[3589]00/.test(figures) ? figures : `+55${figures.replace(/^0|^55(?=\d{10})/, '')}`
}

/** The signs of a form, each 0 taken by the next digit or letter: '00000-000' and 1002000. */
const inForm =
  (form: string): Suggest =>
  (written) => {
    const signs = written.toUpperCase().replace(/[^\dA-Z]/g, '')
    const wanted = form.replace(/[^0]/g, '').length
    if (signs.length > wanted) return ''
    let next = 0
    // A spreadsheet drops a leading zero.
    const whole = signs.padStart(wanted, '0')
    return form.replace(/0/g, () => whole[next++] ?? '')
  }

/** By the widget of the field, with the proof of a suggestion. */
const SUGGESTIONS: Readonly<Record<string, [Suggest, (value: string) => boolean]>> = {
  date: [day, isCalendarDay],
  hour: [hour, (value) => HOUR.test(value)],
  phone: [phone, (value) => PHONE.test(value)],
  whatsapp: [phone, (value) => WHATSAPP_PHONE.test(value)],
  cnpj: [inForm('00.000.000/0000-00'), (value) => CNPJ.test(value)],
  'postal-code': [inForm('00000-000'), (value) => /[1-9]/.test(value)],
}

/** The value to write in a field of a fixed form; undefined for other fields and when it is unclear. */
export function suggested(widget = '', written: string): string | undefined {
  const [suggest, isRight] = SUGGESTIONS[widget] ?? []
  const value =
    suggest?.(
      written
        .normalize('NFKC')
        .replace(/[“”"']/g, '')
        .trim(),
    ) ?? ''
  return value !== '' && isRight?.(value) ? value : undefined
}
