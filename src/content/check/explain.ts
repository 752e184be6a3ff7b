import type { z } from 'zod'
import type { Field } from '../schema/field-tree'
import { fold } from '../text/fold-text'
import { nearest } from '../text/nearest'
import { reasonOf, type Reason } from '../rules/reason'
import { isCalendarDay } from '../time/today'

export type Issue = z.core.$ZodIssue

/** The message for a missing field. */
export const MISSING = 'falta este campo'

/**
 * Explains a zod issue in the words of an editor.
 * @param field the field of the issue; its description is the best help for a missing value
 * @param source the text of the value as written, when YAML read it as another type
 * @param written the same for lists and groups too
 */
export function explain(
  issue: Issue,
  field: Field | undefined,
  source: string | undefined,
  written = source ?? '',
): Reason {
  const { input } = issue
  const help = field?.description ?? ''
  if (issue.path.length === 0 && input !== undefined && issue.code === 'invalid_type')
    return {
      message: 'o documento não tem campos',
      fix: 'copie um documento da mesma pasta e mude os valores: um «campo: valor» por linha',
    }
  if (input === undefined && issue.code !== 'unrecognized_keys')
    return {
      message: MISSING,
      fix: `acrescente «‹${String(issue.path.at(-1) ?? '')}›:». ${help}`.trim(),
    }
  if (input === null || input === '')
    return {
      message: source ? `«${source}» é lido como vazio` : 'está vazio',
      fix: `escreva um valor${field?.optional ? ' ou ‹apague a linha›' : ''}. ${help}`.trim(),
    }
  const text = source ?? String(input)
  if (field?.widget === 'date' && typeof input !== 'object' && issue.code !== 'custom') {
    const right = dayMeant(text)
    return wrongDay(text, right && `"${right}"`)
  }
  switch (issue.code) {
    // Schemas check keys only when they are days.
    case 'invalid_key':
      return wrongDay(String(issue.path.at(-1)), dayMeant(String(issue.path.at(-1))))
    case 'invalid_type':
      return wrongKind(issue.expected, input, written || text, help)
    case 'invalid_value':
      return wrongChoice(text, issue.values.map(String))
    case 'too_small':
    case 'too_big':
      return outOfRange(issue)
    default: {
      const { message, fix } = reasonOf(issue.message)
      const isNamed = typeof input !== 'object' && message.startsWith('não é ')
      return { message: isNamed ? `«${text.slice(0, 60)}» ${message}` : message, fix }
    }
  }
}

/** The day that a text means, AAAA-MM-DD: 1/3/2026, 01.03.26, 2026/3/1. */
function dayMeant(text: string): string | undefined {
  const [first = '', month = '', last = ''] =
    /^\D?(\d{1,4})[/.–-](\d{1,2})[/.–-](\d{1,4})\b/.exec(text)?.slice(1) ?? []
  const [year, date] = first.length === 4 ? [first, last] : [last, first]
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? day : undefined
}

const wrongDay = (written: string, right = '"2026-03-01"'): Reason => ({
  message: `«${written.slice(0, 40)}» não é um dia que existe, na forma AAAA-MM-DD`,
  fix: `escreva ano, mês e dia, como ${right}`,
})

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Reason {
  const { origin, inclusive, input } = issue
  const isMuch = issue.code === 'too_big'
  const limit = Number(isMuch ? issue.maximum : issue.minimum)
  const bound =
    inclusive === false
      ? `precisa ser maior que ${limit}`
      : `o ${isMuch ? 'máximo' : 'mínimo'} é ${limit.toLocaleString('pt-BR')}`
  if (typeof input === 'number')
    return { message: `${input} está fora do limite; ${bound}`, fix: 'confira o número' }
  const { length } = Array.isArray(input) ? input : String(input)
  return {
    message: `tem ${length} ${origin === 'array' ? 'itens' : 'letras'}; ${bound}`,
    fix: isMuch ? `corte ${length - limit}` : 'escreva mais',
  }
}

/** Explains a key that the schema of its group does not have. */
export function explainUnknownKey(key: string, field: Field | undefined): Reason {
  const fields = field?.kind === 'object' ? field.fields : new Map<string, Field>()
  // Quotation marks of a text processor, and signs that nobody sees.
  const bare = key.replace(/[“”„‘’"'\p{Cf}]/gu, '').trim()
  // Editors know fields by the titles of /admin, too.
  const near =
    nearest(bare, fields.keys()) ??
    Array.from(fields).find(([, { title }]) => fold(title).startsWith(fold(bare)))?.[0]
  return {
    message: 'este campo não existe',
    fix: /^\d{4}-\d{2}-\d{2}$/.test(key)
      ? 'um dia é de um grupo, como pricePerKg: comece a linha com 2 espaços'
      : near
        ? `queria dizer «${near}»?`
        : `‹apague a linha›; os campos são: ${Array.from(fields.keys(), (one) => `‹${one}›`).join(', ')}`,
  }
}

/** What zod's types are called, and how they are written. */
const EXPECTED: Readonly<Record<string, readonly [kind: string, fix: string]>> = {
  boolean: ['true ou false', 'escreva true para sim ou false para não, sem aspas'],
  int: ['um número inteiro', 'escreva sem casas decimais, como 3'],
  number: ['um número', 'escreva só o número, como 7.5'],
  array: ['uma lista', 'escreva um item por linha, cada um começando com "- "'],
  object: ['um grupo de campos', 'escreva os campos embaixo, dois espaços para dentro'],
  record: [
    'uma linha para cada dia',
    'escreva embaixo, dois espaços para dentro, o dia e o preço, como 2026-11-20: 40.00',
  ],
}
const READ: Readonly<Record<string, string>> = {
  object: 'um grupo de campos',
  number: 'um número',
  boolean: 'verdadeiro ou falso',
}

function wrongKind(expected: string, input: unknown, written: string, help: string): Reason {
  const [first = ''] = written.split('\n')
  const quoted = first.slice(0, 120).replaceAll('"', '\\"')
  const [kind, fix] = EXPECTED[expected] ?? [
    'um texto',
    `ponha o texto entre aspas: "${quoted}". ${help}`.trim(),
  ]
  const read = Array.isArray(input) ? 'uma lista' : (READ[typeof input] ?? 'um texto')
  return { message: `«${first.slice(0, 60)}» devia ser ${kind}, e é lido como ${read}`, fix }
}

function wrongChoice(written: string, options: readonly string[]): Reason {
  const near = nearest(written, options)
  return {
    message: `«${written.slice(0, 60)}» não está na lista`,
    fix: `${near ? `queria dizer «${near}»? E` : 'e'}scolha uma destas: ${options.join(', ')}`,
  }
}
