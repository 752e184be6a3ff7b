import { CNPJ, PHONE, isState, stateOf } from '../brazil'
import { fold } from '../fold-text'

/**
 * Returns the value that an editor most likely meant in a field of a fixed form; undefined when it
 * is unclear.
 */
type Suggest = (written: string) => string | undefined

const clean = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\p{Cf}“”„‘’"']/gu, '')
    .replace(/[−–—‑]/g, '-')
    .replace(/\u00a0/g, ' ')
    .trim()
const two = (figures: string): string => figures.padStart(2, '0')

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** Day 0 of Excel's calendar, which has a 29 February 1900. */
const EXCEL_START = Date.UTC(1899, 11, 30)
const real = (year: string, month: string | number, day: string): string | undefined => {
  const text = `${year.length === 2 ? `20${year}` : year}-${two(String(month))}-${two(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Whether a number may be a day as Excel counts them: 1982 to 2119. */
const isExcelDay = (written: string): boolean =>
  /^\d{5}$/.test(written) && Number(written) >= 30_000 && Number(written) < 80_000

const day: Suggest = (written) => {
  const text = clean(written)
    .toLowerCase()
    .replace(/[t ]\d{1,2}:\d{2}.*$/, '')
    .replace(/[.,]$/, '')
  if (isExcelDay(text))
    return new Date(EXCEL_START + Number(text) * 86_400_000).toISOString().slice(0, 10)
  const iso = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text)
  if (iso && (text.length >= 8 || /\D/.test(text)))
    return real(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (brazilian) return real(brazilian[3] ?? '', brazilian[2] ?? '', brazilian[1] ?? '')
  const [, number = '', name = '', year = ''] =
    /(\d{1,2})[ºo°]?[\s/.-]+(?:de\s+)?([a-zç]{3,9})\.?[\s/.-]+(?:de\s+)?(\d{4}|\d{2})$/.exec(
      text,
    ) ?? []
  const month = MONTHS.indexOf(name.slice(0, 3))
  return month < 0 ? undefined : real(year, month + 1, number)
}

const hour: Suggest = (written) => {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s*(?:h|hs|hrs|horas?|[:.])\s*(\d{2})?(?::\d{2})?(?:m(?:in)?)?)?$/.exec(
      clean(written).toLowerCase(),
    ) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${two(hours)}:${minutes}`
    : undefined
}

const phone: Suggest = (written) => {
  const figures = clean(written.replace(/^.*(?:wa\.me\/|phone=)/, ''))
    .replace(/\?.*$/, '')
    .replace(/\D/g, '')
  if (/^0[3589]00\d{7}$/.test(figures)) return figures
  const national = figures.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '')
  return /^[1-9]\d{9,10}$/.test(national) &&
    !(clean(written).startsWith('+') && !figures.startsWith('55'))
    ? `+55${national}`
    : undefined
}

/** WhatsApp accepts no national number such as 0800. */
const whatsapp: Suggest = (written) => {
  const value = phone(written)
  return value?.startsWith('+') ? value : undefined
}

const cnpj: Suggest = (written) => {
  const signs = clean(written)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const value = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(signs)
  const text = value ? `${value[1]}.${value[2]}.${value[3]}/${value[4]}-${value[5]}` : ''
  return CNPJ.test(text) && !/E\+\d+$/i.test(clean(written)) ? text : undefined
}

const postalCode: Suggest = (written) => {
  const figures = clean(written).replace(/\D/g, '')
  // A spreadsheet drops a leading zero, and half of São Paulo's codes have one.
  return figures.length === 8 || figures.length === 7
    ? figures.padStart(8, '0').replace(/(\d{3})$/, '-$1')
    : undefined
}

const state: Suggest = (written) => {
  const text = fold(clean(written))
  const code = text.replace(/[^a-z]/g, '').toUpperCase()
  return stateOf(text) ?? (isState(code) ? code : undefined)
}

const email: Suggest = (written) => {
  const text = clean(written)
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/,/g, '.')
    .replace(/\s+/g, '')
    .toLowerCase()
  return /^[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(text) && !text.includes('..')
    ? text
    : undefined
}

const siteUrl: Suggest = (written) => {
  const host = clean(written)
    .toLowerCase()
    .replace(/^[a-z]+:\/*/, '')
    .replace(/[/?#].*$/, '')
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host) ? `https://${host}` : undefined
}

const mapEmbed: Suggest = (written) => {
  const address =
    /src=["'](https:[^"']+)/.exec(written)?.[1] ?? written.trim().replace(/^http:/, 'https:')
  return /^https:\/\/\S+$/.test(address) ? address : undefined
}

const photo: Suggest = (written) => {
  const path = (/^!\[.*\]\((.*)\)$/.exec(written.trim())?.[1] ?? written.trim())
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:photos\/)?/, '')
  return /^[^\s/:][^:]*\.(?:jpe?g|png|webp)$/i.test(path) ? path : undefined
}

/** By the widget of the field. */
const SUGGESTIONS: Readonly<Record<string, Suggest>> = {
  date: day,
  hour,
  phone,
  whatsapp,
  cnpj,
  'postal-code': postalCode,
  state,
  email,
  'site-url': siteUrl,
  'map-embed': mapEmbed,
  image: photo,
}

export const hasForm = (widget: string | undefined): boolean =>
  widget !== undefined && Object.hasOwn(SUGGESTIONS, widget)

/**
 * The value to write in a field of a fixed form; undefined for other fields and when it is unclear.
 */
export function suggested(widget: string | undefined, written: string): string | undefined {
  const value = SUGGESTIONS[widget ?? '']?.(written)
  return value === undefined || (widget === 'phone' && !PHONE.test(value)) ? undefined : value
}

const PLAIN_WIDGETS = new Set(['state', 'email', 'site-url', 'map-embed', 'image'])
/** The value as the file has it: digits and their signs in quotes. */
export const asWritten = (widget: string | undefined, value: string): string =>
  PLAIN_WIDGETS.has(widget ?? '') ? value : `"${value}"`
