import type { z } from 'zod'
import type { Field } from '../schema/field-tree'
import { fold } from '../text/fold-text'
import { nearest } from '../text/nearest'
import { isCalendarDay } from '../time/today'
import { meant, reasonOf, type Reason } from './diagnostic'
import { inQuotes } from '../yaml/yaml-errors'

export type Issue = z.core.$ZodIssue

/** The message for a missing field. */
export const MISSING = 'falta este campo'

/**
 * Explains a zod issue in the words of an editor.
 * @param field the field of the issue; its description is the best help for a missing value
 * @param written the text of the value in its file
 */
export function explain(issue: Issue, field: Field | undefined, written: string): Reason {
  const { input, path } = issue
  const name = String(path.at(-1) ?? '')
  const help = field?.description ?? ''
  if (path.length === 0 && issue.code === 'invalid_type')
    return {
      message: 'o documento não tem campos',
      fix: 'copie um documento da mesma pasta e mude os valores: um «campo: valor» por linha',
    }
  if (input === undefined)
    return { message: MISSING, fix: `acrescente «‹${name}›:». ${help}`.trim() }
  if (input === null || input === '')
    return {
      message: written && input === null ? `«${written}» é lido como vazio` : 'está vazio',
      fix: `escreva um valor${field?.optional ? ' ou ‹apague a linha›' : ''}. ${help}`.trim(),
    }
  if (field?.widget === 'date' && typeof input !== 'object' && issue.code !== 'custom')
    return wrongDay(written, '"')
  switch (issue.code) {
    // Schemas check keys only when they are days.
    case 'invalid_key':
      return wrongDay(name, '')
    case 'invalid_type':
      return wrongKind(issue.expected, written, help)
    case 'invalid_value':
      return wrongChoice(written, issue.values.map(String))
    case 'too_small':
    case 'too_big':
      return outOfRange(issue)
    default: {
      const { message, fix } = reasonOf(issue.message)
      const isNamed = typeof input !== 'object' && message.startsWith('não é ')
      return { message: isNamed ? `«${written.slice(0, 60)}» ${message}` : message, fix }
    }
  }
}

/** @param quote the quotes of a day that is a value */
function wrongDay(written: string, quote: '"' | ''): Reason {
  const [day = '', month = '', year = ''] = written.split(/[/.]/)
  const right = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return {
    message: `«${written.slice(0, 40)}» não é um dia que existe, na forma AAAA-MM-DD`,
    fix: `escreva ano, mês e dia, como ${quote}${isCalendarDay(right) ? right : '2026-03-01'}${quote}`,
  }
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Reason {
  const { origin, inclusive, input } = issue
  const [limit, word] =
    issue.code === 'too_big' ? [issue.maximum, 'máximo'] : [issue.minimum, 'mínimo']
  const bound =
    inclusive === false
      ? `precisa ser maior que ${limit}`
      : `o ${word} é ${limit.toLocaleString('pt-BR')}`
  const { length } = Array.isArray(input) ? input : String(input)
  const size = `tem ${length} ${origin === 'array' ? 'itens' : 'letras'}`
  const fault = typeof input === 'number' ? `${input} está fora do limite` : size
  return { message: `${fault}; ${bound}`, fix: 'mude o valor até caber no limite' }
}

/** Explains a key that the schema of its group does not have. */
export function explainUnknownKey(key: string, field: Field | undefined): Reason {
  const message = 'este campo não existe'
  if (/^\d{4}-\d{2}-\d{2}$/.test(key))
    return { message, fix: 'um dia é de um grupo, como pricePerKg: comece a linha com 2 espaços' }
  const fields = field?.kind === 'object' ? [...field.fields] : []
  const names = fields.map(([name]) => name)
  // Quotation marks of a text processor, and signs that nobody sees.
  const bare = key.replace(/[“”„‘’"'\p{Cf}]/gu, '').trim()
  // Editors know fields by the titles of /admin, too.
  const titled = fields.find(([, { title }]) => fold(title).startsWith(fold(bare)))?.[0]
  const list = names.map((one) => `‹${one}›`).join(', ')
  return {
    message,
    fix: meant(nearest(bare, names) ?? titled, `‹apague a linha›; os campos são: ${list}`),
  }
}

/** What zod's types are called, and how they are written. */
const EXPECTED: Readonly<Record<string, readonly [kind: string, fix: string]>> = {
  boolean: ['true ou false', 'escreva true para sim ou false para não, sem aspas'],
  int: ['um número inteiro', 'escreva sem casas decimais, como 3'],
  number: ['um número', 'escreva só o número, como 7.5'],
  array: ['uma lista', 'escreva um item por linha, cada um começando com "- "'],
  object: ['um grupo de campos', 'escreva os campos embaixo, dois espaços para dentro'],
  record: ['uma linha para cada dia', 'escreva embaixo, com dois espaços, como 2026-11-20: 40.00'],
}

function wrongKind(expected: string, written: string, help: string): Reason {
  const [first = ''] = written.split('\n')
  const quoted = `ponha o texto entre aspas: ${inQuotes(first.slice(0, 120))}. ${help}`.trim()
  const [kind, fix] = EXPECTED[expected] ?? ['um texto', quoted]
  return { message: `«${first.slice(0, 60)}» devia ser ${kind}`, fix }
}

function wrongChoice(written: string, options: readonly string[]): Reason {
  const near = nearest(written, options)
  return {
    message: `«${written.slice(0, 60)}» não está na lista`,
    fix: `${near ? `queria dizer «${near}»? E` : 'e'}scolha uma destas: ${options.join(', ')}`,
  }
}
