import type { z } from 'zod'
import type { Field } from '../schema/field-tree'
import { fold } from '../text/fold-text'
import { nearest } from '../text/nearest'
import { reasonOf, type Reason } from '../rules/reason'
import { plainNumber } from '../yaml/scalar-source'
import { suggested } from './suggest'

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
      message: input === null ? 'o documento está vazio' : 'o documento não tem campos',
      fix: 'copie um documento da mesma pasta e mude os valores: um «campo: valor» por linha',
    }
  if (input === undefined && issue.code !== 'unrecognized_keys')
    return {
      message: MISSING,
      fix: `acrescente «${String(issue.path.at(-1) ?? '')}:». ${help}`.trim(),
    }
  if (input === null || input === '')
    return {
      message: source ? `«${source}» é lido como vazio` : 'está vazio',
      fix: `escreva um valor${field?.optional ? ' ou apague a linha' : ''}. ${help}`.trim(),
    }
  const formed = typeof input === 'object' ? undefined : wrongForm(issue, field, source)
  if (formed) return formed
  switch (issue.code) {
    // Schemas check keys only when they are days.
    case 'invalid_key':
      return wrongDay(String(issue.path.at(-1)), (day) => day)
    case 'invalid_type':
      return wrongKind(issue.expected, input, field, source, written)
    case 'invalid_value':
      return wrongChoice(String(source ?? input), issue.values.map(String))
    case 'too_small':
      return outOfRange(issue.origin, input, Number(issue.minimum), 'mínimo', issue.inclusive)
    case 'too_big':
      return outOfRange(issue.origin, input, Number(issue.maximum), 'máximo', issue.inclusive)
    default:
      return named(reasonOf(issue.message), source ?? input)
  }
}

/** Puts the value before a message such as «não é um link». */
const named = ({ message, fix }: Reason, written: unknown): Reason => ({
  message:
    typeof written === 'string' && message.startsWith('não é ')
      ? `«${written.slice(0, 60)}» ${message}`
      : message,
  fix,
})

/** The reason for a day, hour, telephone or number of a register in another form. */
function wrongForm(issue: Issue, field: Field | undefined, source?: string): Reason | undefined {
  const written = (source ?? String(issue.input)).trim()
  const value = suggested(field?.widget, written)
  if (field?.widget === 'date' && issue.code !== 'custom')
    return wrongDay(written, (day) => `"${day}"`)
  if (value === undefined) return undefined
  const own =
    issue.code === 'invalid_type'
      ? { message: `«${written}» é lido como número` }
      : named(reasonOf(issue.message), written)
  return { message: own.message, fix: `escreva "${value}"` }
}

const wrongDay = (written: string, asWritten: (day: string) => string): Reason => ({
  message: `«${written.slice(0, 40)}» não é um dia que existe, na forma AAAA-MM-DD`,
  fix: `escreva ano, mês e dia, como ${asWritten(suggested('date', written) ?? '2026-03-01')}`,
})

/** The reason for a text, list or number outside of its limits. */
function outOfRange(
  origin: string,
  input: unknown,
  limit: number,
  word: 'mínimo' | 'máximo',
  inclusive: boolean | undefined,
): Reason {
  const bound =
    inclusive === false
      ? `precisa ser maior que ${limit}`
      : `o ${word} é ${limit.toLocaleString('pt-BR')}`
  const isMuch = word === 'máximo'
  if (typeof input === 'number')
    return {
      message: `${input} está fora do limite; ${bound}`,
      fix: `escreva um número ${isMuch ? 'menor' : 'maior'}`,
    }
  const { length } = Array.isArray(input) ? input : String(input)
  return {
    message: `tem ${length} ${origin === 'array' ? 'itens' : 'letras'}; ${bound}`,
    fix: isMuch ? `corte ${length - limit}` : 'escreva mais',
  }
}

/**
 * Returns the field whose title begins with an unknown key: an editor who writes «preço:» means
 * `price`.
 */
function byTitle(fields: ReadonlyMap<string, Field>, key: string): string | undefined {
  const wanted = fold(key)
  return wanted.length < 3
    ? undefined
    : Array.from(fields).find(([, { title }]) => fold(title).startsWith(wanted))?.[0]
}

/** Returns the reason for a key that the schema does not know. */
export function explainUnknownKey(key: string, field: Field | undefined): Reason {
  const fields = field?.kind === 'object' ? field.fields : new Map<string, Field>()
  const keys = [...fields.keys()]
  const bare = key.replace(/[“”„‘’"'\p{Cf}]/gu, '').trim()
  const near = nearest(bare, keys) ?? byTitle(fields, bare)
  return {
    message: 'este campo não existe',
    fix: /^\d{4}-\d{2}-\d{2}$/.test(key)
      ? 'um dia é de um grupo, como pricePerKg: comece a linha com 2 espaços'
      : near
        ? `queria dizer «${near}»?`
        : `apague a linha; os campos são: ${keys.join(', ')}`,
  }
}

function wrongKind(
  expected: string,
  input: unknown,
  field: Field | undefined,
  source: string | undefined,
  whole: string,
): Reason {
  const written = source ?? (typeof input === 'object' ? kindOf(input) : String(input))
  switch (expected) {
    case 'boolean':
      return {
        message: `«${written}» não é true nem false`,
        fix: 'escreva true para sim ou false para não, sem aspas',
      }
    case 'int':
      return {
        message: `${written} não é um número inteiro`,
        fix: `escreva sem casas decimais, como ${Math.round(Number(input))}`,
      }
    case 'number':
      return {
        message: `devia ser um número, mas é ${kindOf(input)}`,
        fix: 'escreva só o número, como 7.5',
      }
    case 'array':
      return notList(input, whole)
    case 'object':
      return {
        message: `devia ter campos próprios, mas é ${kindOf(input)}`,
        fix: `escreva embaixo, dois espaços para dentro: ${field?.kind === 'object' ? [...field.fields.keys()].join(', ') : 'os campos'}`,
      }
    case 'record':
      return {
        message: `«${written.slice(0, 40)}» não diz desde que dia vale`,
        fix:
          'escreva embaixo, dois espaços para dentro, uma linha para cada valor, a mais nova em ' +
          `cima, como «AAAA-MM-DD: ${plainNumber(written) ?? '40.00'}», com o dia em que passou a valer`,
      }
    default:
      return {
        message:
          typeof input === 'object'
            ? `devia ser um texto, mas é ${kindOf(input)}`
            : `«${written}» é lido como ${kindOf(input)}`,
        fix: `ponha o texto entre aspas: "${whole.split('\n')[0]?.slice(0, 120).replaceAll('"', '\\"')}"`,
      }
  }
}

/** The reason for a value where the schema wants a list; its first line is shown as an item. */
function notList(input: unknown, written: string): Reason {
  const [first = ''] = written
    .replace(/^["']?(?:[\p{P}\p{S}\uf000-\uf8ff]|\d+[.)])?\s*/u, '')
    .split('\n')
  const item = typeof input === 'string' && first !== '' ? `: - ${first.slice(0, 60)}` : ''
  return {
    message: `devia ser uma lista, mas é ${kindOf(input)}`,
    fix: `escreva um item por linha, cada um começando com "- "${item}`,
  }
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'um grupo de campos',
  number: 'número',
  boolean: 'verdadeiro ou falso',
}
const kindOf = (input: unknown): string =>
  Array.isArray(input) ? 'uma lista' : (KINDS[typeof input] ?? 'um texto')

function wrongChoice(written: string, options: readonly string[]): Reason {
  const near = nearest(written, options)
  return {
    message: `«${written.slice(0, 60)}» não está na lista`,
    fix: `${near ? `queria dizer «${near}»? E` : 'e'}scolha uma destas: ${options.join(', ')}`,
  }
}
