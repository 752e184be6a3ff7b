import type { z } from 'zod'
import type { Field } from '../field-tree'
import { fold } from '../fold-text'
import { nearest } from '../nearest'
import { reasonOf, type Reason } from '../rules/reason'
import { plainNumber } from './scalar-source'
import { outOfRange, wrongForm, wrongKeyDay } from './explain-forms'
import { hasForm } from './suggest'

type Issue = z.core.$ZodIssue

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
  if (issue.input === '')
    return { message: 'está vazio', fix: `escreva um texto. ${field?.description ?? ''}`.trim() }
  const key = String(issue.path.at(-1) ?? '')
  const help = field?.description ?? ''
  if (issue.path.length === 0 && issue.input !== undefined && issue.code === 'invalid_type') {
    return {
      message: issue.input === null ? 'o documento está vazio' : 'o documento não tem campos',
      fix: 'copie um documento da mesma pasta e mude os valores: um «campo: valor» por linha',
    }
  }
  if (issue.input === undefined && issue.code !== 'unrecognized_keys')
    return { message: MISSING, fix: `acrescente «${key}:». ${help}`.trim() }
  if (issue.input === null && source)
    return {
      message: `«${source}» é lido como vazio`,
      fix:
        field?.kind === 'text'
          ? `se é um texto, ponha entre aspas: "${source}"`
          : `escreva um valor. ${help}`.trim(),
    }
  if (issue.input === null)
    return {
      message: 'está vazio',
      fix: field?.optional
        ? 'escreva um valor ou apague a linha'
        : `escreva um valor. ${help}`.trim(),
    }
  const formed =
    hasForm(field?.widget) && typeof issue.input !== 'object' && issue.code !== 'too_big'
      ? wrongForm(issue, field, source ?? String(issue.input))
      : undefined
  if (formed) return formed
  switch (issue.code) {
    // Schemas check keys only when they are days.
    case 'invalid_key':
      return wrongKeyDay(String(issue.path.at(-1)))
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input, field, source, written)
    case 'invalid_value':
      return wrongChoice(String(source ?? issue.input), issue.values.map(String))
    case 'too_small':
      return outOfRange(issue.origin, issue.input, Number(issue.minimum), 'mínimo', issue, help)
    case 'too_big':
      return outOfRange(issue.origin, issue.input, Number(issue.maximum), 'máximo', issue, help)
    default:
      return named(reasonOf(issue.message), source ?? issue.input)
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

/** Puts the value before a message such as «não é um link». */
const named = ({ message, fix }: Reason, written: unknown): Reason => ({
  message:
    typeof written === 'string' && written !== '' && message.startsWith('não é ')
      ? `«${written.slice(0, 60)}» ${message}`
      : message,
  fix,
})

/** Returns the reason for a key that the schema does not know. */
export function explainUnknownKey(key: string, field: Field | undefined): Reason {
  const keys = field?.kind === 'object' ? [...field.fields.keys()] : []
  const bare = key.replace(/[“”„‘’"'\p{Cf}]/gu, '').trim()
  const near =
    keys.find((one) => one === bare) ??
    nearest(bare, keys) ??
    (field?.kind === 'object' ? byTitle(field.fields, bare) : undefined)
  return {
    message:
      bare === key.trim()
        ? 'este campo não existe'
        : 'o nome do campo tem aspas curvas ou sinais invisíveis',
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
  const written = source ?? String(input)
  switch (expected) {
    case 'boolean':
      return {
        message: `«${shown(input, written)}» não é true nem false`,
        fix: `escreva ${meantTruth(shown(input, written))}, sem aspas`,
      }
    case 'int':
      return {
        message: `${written} não é um número inteiro`,
        fix: `escreva sem casas decimais, como ${Math.round(Number(input))}`,
      }
    case 'number':
      return {
        message:
          `devia ser um número, mas é ${kindOf(input)}` +
          (typeof input === 'boolean' ? ` («${written}»)` : ''),
        fix: 'escreva só o número, como 7.5',
      }
    case 'array':
      return notList(input, whole)
    case 'object':
      return {
        message: `devia ter campos próprios, mas é ${kindOf(input)}`,
        fix:
          'escreva embaixo, dois espaços para dentro: ' +
          (field?.kind === 'object' ? [...field.fields.keys()].join(', ') : 'os campos'),
      }
    case 'record':
      return {
        message: Array.isArray(input)
          ? 'é uma lista com hifens'
          : `«${written.slice(0, 40)}» não diz desde que dia vale`,
        fix:
          'escreva embaixo, dois espaços para dentro, uma linha para cada valor, a mais nova em ' +
          `cima, como «AAAA-MM-DD: ${plainNumber(written) ?? '40.00'}», com o dia em que passou a valer`,
      }
    default:
      return typeof input === 'object'
        ? {
            message: `devia ser um texto, mas é ${kindOf(input)}`,
            fix:
              whole !== '' && whole.length < 120 && !whole.includes('\n')
                ? `escreva o texto entre aspas: "${whole.replaceAll('"', '\\"')}"`
                : 'escreva o texto na linha do campo; se ele tem «:» ou colchetes, ponha-o entre aspas',
          }
        : {
            message: `«${written}» é lido como ${kindOf(input).replace(/^um valor /, '')}`,
            fix: `ponha entre aspas: "${written}"`,
          }
  }
}

/** The boolean that «sim» or «VERDADEIRO» stand for; both when it is unclear. */
function meantTruth(written: string): string {
  const word = fold(written.replace(/["'“”]/g, '')).trim()
  if (/^(?:s|sim|verdadeiro|y|yes|on|1|true)$/.test(word)) return 'true'
  return /^(?:n|nao|falso|no|off|0|false)$/.test(word) ? 'false' : 'true ou false'
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

const shown = (input: unknown, written: string) =>
  typeof input === 'object' ? kindOf(input) : written

function kindOf(input: unknown): string {
  if (Array.isArray(input)) return 'uma lista'
  if (typeof input === 'object') return 'um grupo de campos'
  return typeof input === 'number'
    ? 'número'
    : typeof input === 'boolean'
      ? 'um valor verdadeiro ou falso'
      : 'um texto'
}

function wrongChoice(written: string, options: readonly string[]): Reason {
  const near = nearest(written, options)
  return {
    message: `«${written.slice(0, 60)}» não está na lista`,
    fix: `${near ? `queria dizer «${near}»? E` : 'e'}scolha uma destas: ${options.join(', ')}`,
  }
}
