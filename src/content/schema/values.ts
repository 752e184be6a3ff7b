import { z } from 'zod'
import { isCalendarDay } from '../time/today'

/** Fields with a number, a day, an hour, yes or no, or a text of a fixed form; see fields.ts. */

/** A number from `min` to `max`. */
export const number = (min: number, max: number, title: string, description: string) =>
  z.number().min(min).max(max).meta({ title, description })

/** A number above zero, at most `max`. */
export const amount = (max: number, title: string, description: string) =>
  z.number().positive().max(max).meta({ title, description })

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number, title: string, description: string) =>
  z.int().min(min).max(max).meta({ title, description })

/** true or false; the description explains which of the two a missing line means. */
export const flag = (title: string, description: string, widget?: string) =>
  z.boolean().optional().meta({ title, description, widget })

/**
 * A text of a fixed form.
 * @param sentence what is wrong with another text, and how to write it
 */
export const formed = (
  pattern: RegExp,
  sentence: string,
  title: string,
  description: string,
  widget?: string,
) => z.string().regex(pattern, sentence).meta({ title, description, widget })

/** An e-mail address, such as `example`. */
export const email = (title: string, description: string, example: string) =>
  z.email(`não é um e-mail — escreva como ${example}`).meta({ title, description, widget: 'email' })

/** The name of another document's file, without its ending. */
export const fileName = (title: string, description: string, widget?: string) =>
  z.string().meta({ title, description, widget })

/** Amount in reais with at most two decimals, from one cent up to `max`. */
export const reais = (max: number, title: string, description: string) =>
  z
    .number()
    .positive()
    .max(max)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'tem mais de duas casas decimais — use no máximo centavos, como 7.5 ou 7.25',
    )
    .meta({ title, description })

/** Years that a document of this company can mention: `0205` is a typing mistake. */
const YEARS = /^(?:19[5-9]|20\d)\d/

/** Calendar day as AAAA-MM-DD, which must exist. */
export const day = (title: string, description: string) =>
  z.iso
    .date()
    .refine((text) => YEARS.test(text), {
      error: ({ input }) =>
        `o ano ${String(input).slice(0, 4)} não parece certo — ` +
        'escreva o ano com quatro algarismos, como 2026',
    })
    .meta({ title, description, widget: 'date' })

/**
 * A price for each day on which it changed, in the file's order; rules/prices.ts checks that order.
 */
export const pricesByDay = (max: number, title: string, description: string) =>
  z
    .record(
      z.iso
        .date()
        .meta({ title: 'Dia', description: 'Dia em que o preço passou a valer, como 2026-11-20.' }),
      reais(max, 'Preço (R$)', 'Valor em reais com ponto decimal: 4.5 aparece como R$ 4,50.'),
    )
    .refine(
      (prices) => Object.keys(prices).length > 0,
      'não tem preço — escreva embaixo, dois espaços para dentro, o dia e o preço, como 2026-11-20: 40.00',
    )
    .meta({ title, description })

/** Hour of the day as HH:MM, 24 hours; two of them compare as texts. */
export const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const hour = (title: string, description: string) =>
  formed(HOUR, 'não é uma hora — escreva‹ entre aspas,› como "08:00"', title, description, 'hour')

/** Hides the document everywhere: lists, addresses, feed and sitemap. */
export const draft = () =>
  flag(
    'Rascunho',
    'Marcado‹ (true)›, esconde o documento do site inteiro; sem ele, o documento é publicado.',
  )

/** Position in a list; lower comes first. */
export const order = () =>
  whole(
    0,
    9999,
    'Ordem',
    'Número inteiro de 0 a 9999; o menor aparece primeiro. Deixe intervalos de 10 para encaixar outros depois.',
  )

const moment = (title: string, description: string) =>
  z
    .string()
    .refine(
      (text) =>
        isCalendarDay(text.slice(0, 10)) &&
        YEARS.test(text) &&
        /^.{10}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text),
      'não é um dia, nem um dia com hora — escreva‹ entre aspas,› como "2026-12-01" ou "2026-12-01 08:00"',
    )
    .meta({ title, description, widget: 'moment' })

/** From when a document is on the site; see in-time.ts. */
export const from = () =>
  moment('A partir de', 'Dia em que entra, como "2026-12-01", ou minuto, como "2026-12-01 08:00".')
export const until = (after: string) =>
  moment('Até', `Último dia, como "2026-12-24", ou minuto, como "2026-12-24 12:00". ${after}`)
