import { z } from 'zod'
import { isDay, YEARS } from './fields'

const moment = (title: string, description: string) =>
  z
    .string()
    .refine(
      (text) =>
        isDay(text.slice(0, 10)) &&
        YEARS.test(text) &&
        /^.{10}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text),
      'não é um dia, nem um dia com hora — escreva entre aspas, como "2026-12-01" ou "2026-12-01 08:00"',
    )
    .meta({ title, description, widget: 'date' })

/** From when a document is on the site; see in-time.ts. */
export const from = () =>
  moment(
    'A partir de',
    'Dia em que entra no site, como "2026-12-01", ou dia e hora em São Paulo, como ' +
      '"2026-12-01 08:00". Sem este campo, já está.',
  )
export const until = (after: string) =>
  moment(
    'Até',
    `Último dia no site, como "2026-12-24", ou o minuto em que sai, como "2026-12-24 12:00". ${after}`,
  )
