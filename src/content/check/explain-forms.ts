import type { z } from 'zod'
import type { Field } from '../field-tree'
import { reasonOf, type Reason } from '../rules/reason'
import { asWritten, suggested } from './suggest'

/**
 * The reason for a value that should have a fixed form, such as a day or a telephone, with the
 * value to write instead.
 */
export function wrongForm(
  issue: z.core.$ZodIssue,
  field: Field | undefined,
  written: string,
): Reason | undefined {
  const widget = field?.widget
  const value = suggested(widget, written)
  const isSame = value === written.trim() && issue.code !== 'invalid_type'
  const how = value?.startsWith('+55') ? 'escreva com +55 e DDD:' : 'escreva'
  const fix = value && !isSame ? `${how} ${asWritten(widget, value)}` : undefined
  const shownText = `«${written.trim().slice(0, 60)}»`
  if (issue.code === 'custom')
    return widget === 'date'
      ? undefined
      : {
          message: `${shownText} ${reasonOf(issue.message).message}`,
          fix: fix ?? reasonOf(issue.message).fix,
        }
  if (widget === 'date')
    return wrongDay(written.trim(), value ? `escreva ${asWritten(widget, value)}` : undefined)
  const own = issue.code === 'invalid_type' ? undefined : reasonOf(issue.message)
  if (!own && !fix) return undefined
  return {
    message: `${shownText} ${own?.message ?? 'é lido como número'}`,
    fix: fix ?? own?.fix ?? '',
  }
}

function wrongDay(written: string, fix: string | undefined): Reason {
  const isWhole = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/.test(written)
  if (!fix && isWhole)
    return {
      message: `o dia ${written} não existe`,
      fix: 'confira o mês e o dia; a ordem é AAAA-MM-DD',
    }
  const isBrazilian = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(written)
  const form = isBrazilian ? 'está na forma brasileira' : 'não é uma data AAAA-MM-DD'
  return {
    message: `«${written.slice(0, 40)}» ${form}`,
    fix: fix ?? 'escreva o dia inteiro entre aspas, como "2026-03-01"',
  }
}

/** The reason for a wrong day as a key, as in prices; a key needs no quotes. */
export function wrongKeyDay(written: string): Reason {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})-\d{2}$/.exec(written) ?? []
  if (!year)
    return {
      message: `«${written.slice(0, 40)}» não é um dia AAAA-MM-DD`,
      fix: `escreva primeiro o ano, depois o mês e o dia, como ${suggested('date', written) ?? '2026-03-01'}`,
    }
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return {
    message: `o dia ${written} não existe`,
    fix: isMonth
      ? `escreva um dia de ${year}-${month}-01 a ${year}-${month}-${days}`
      : 'confira o mês, de 01 a 12; a ordem é AAAA-MM-DD',
  }
}

type Range = { inclusive?: boolean; exact?: boolean }

/** The reason for a text, list or number outside of its limits. */
export function outOfRange(
  origin: string,
  input: unknown,
  limit: number,
  word: 'mínimo' | 'máximo',
  { inclusive, exact }: Range,
  help: string,
): Reason {
  const bound = `o ${exact ? 'certo' : word} é ${limit.toLocaleString('pt-BR')}`
  if (origin === 'string') {
    const { length } = String(input)
    if (length === 0) return { message: 'está vazio', fix: `escreva um texto. ${help}`.trim() }
    return {
      message: `tem ${length} letras; ${bound}`,
      fix:
        word === 'máximo'
          ? `corte ${length - limit} ${length - limit === 1 ? 'letra' : 'letras'}`
          : 'escreva mais',
    }
  }
  if (origin === 'array') {
    const count = Array.isArray(input) ? input.length : 0
    return {
      message: `tem ${count} ${count === 1 ? 'item' : 'itens'}; ${bound}`,
      fix: word === 'máximo' ? 'apague os que sobram' : 'acrescente os que faltam',
    }
  }
  return inclusive === false
    ? {
        message: `${String(input)} não é maior que ${limit}`,
        fix: `escreva um número maior que ${limit}`,
      }
    : {
        message: `${String(input)} está fora do limite; ${bound}`,
        fix: word === 'máximo' ? 'escreva um número menor' : 'escreva um número maior',
      }
}
