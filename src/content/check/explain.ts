import type { z } from 'zod'
import type { Field } from '../field-tree'
import { nearest } from '../nearest'
import { reasonOf, type Reason } from '../rules/reason'
import { plainNumber } from './number-source'

type Issue = z.core.$ZodIssue

/**
 * A zod issue as an editor understands it.
 * @param field what the schema says about the place; its description is the best cure for a missing value
 * @param source the text as written, for values that YAML read as something else
 */
export function explain(issue: Issue, field: Field | undefined, source: string | undefined): Reason {
  const key = String(issue.path.at(-1) ?? '')
  const help = field?.description ?? ''
  if (issue.path.length === 0 && issue.input !== undefined && issue.code === 'invalid_type') {
    return { message: issue.input === null ? 'o documento está vazio' : 'o documento não tem campos', cure: 'escreva um «campo: valor» por linha' }
  }
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return { message: 'falta este campo', cure: `acrescente «${key}:». ${help}`.trim() }
  if (issue.input === null) return { message: 'está vazio', cure: field?.optional ? 'escreva um valor ou apague a linha' : `escreva um valor. ${help}`.trim() }
  switch (issue.code) {
    // The only keys that are judged are days.
    case 'invalid_key': return wrongKeyDay(String(issue.path.at(-1)))
    case 'invalid_type': return wrongKind(issue.expected, issue.input, field, source)
    case 'invalid_value': return wrongChoice(String(source ?? issue.input), issue.values.map(String))
    case 'too_small': return outOfRange(issue.origin, issue.input, Number(issue.minimum), 'mínimo', issue, help)
    case 'too_big': return outOfRange(issue.origin, issue.input, Number(issue.maximum), 'máximo', issue, help)
    case 'invalid_format': return issue.format === 'date' ? wrongDay(String(issue.input)) : reasonOf(issue.message)
    default: return reasonOf(issue.message)
  }
}

/** The faults of keys that the schema does not know. */
export function explainUnknownKey(key: string, field: Field | undefined): Reason {
  const keys = field?.kind === 'object' ? [...field.fields.keys()] : []
  const near = nearest(key, keys)
  return { message: 'este campo não existe', cure: near ? `queria dizer «${near}»?` : `apague a linha; os campos são: ${keys.join(', ')}` }
}

function wrongKind(expected: string, input: unknown, field: Field | undefined, source: string | undefined): Reason {
  const written = source ?? String(input)
  switch (expected) {
    case 'boolean': return { message: `«${shown(input, written)}» não é true nem false`, cure: 'escreva true ou false, sem aspas' }
    case 'int': return { message: `${written} não é um número inteiro`, cure: `escreva sem casas decimais, como ${Math.round(Number(input))}` }
    case 'number': return { message: `devia ser um número, mas é ${kindOf(input)}`, cure: 'escreva só o número, como 7.5' }
    case 'array': return { message: `devia ser uma lista, mas é ${kindOf(input)}`, cure: 'escreva um item por linha, cada um começando com "- "' }
    case 'object': return {
      message: `devia ter campos próprios, mas é ${kindOf(input)}`,
      cure: `escreva embaixo, dois espaços para dentro: ${field?.kind === 'object' ? [...field.fields.keys()].join(', ') : 'os campos'}`,
    }
    case 'record': return {
      message: Array.isArray(input) ? 'é uma lista com hifens' : `«${written.slice(0, 40)}» não diz desde que dia vale`,
      cure: `escreva embaixo, dois espaços para dentro, uma linha para cada valor, a mais nova em cima, como «AAAA-MM-DD: ${plainNumber(written) ?? '40.00'}», com o dia em que passou a valer`,
    }
    default: return typeof input === 'object'
      ? { message: `devia ser um texto, mas é ${kindOf(input)}`, cure: 'escreva o texto na linha do campo; se ele tem «:» ou colchetes, ponha-o entre aspas' }
      : { message: `«${written}» é lido como ${kindOf(input).replace(/^um valor /, '')}`, cure: `ponha entre aspas: "${written}"` }
  }
}

const shown = (input: unknown, written: string) => (typeof input === 'object' ? kindOf(input) : written)

function kindOf(input: unknown): string {
  if (Array.isArray(input)) return 'uma lista'
  if (typeof input === 'object') return 'um grupo de campos'
  return typeof input === 'number' ? 'número' : typeof input === 'boolean' ? 'um valor verdadeiro ou falso' : 'um texto'
}

function wrongChoice(written: string, options: readonly string[]): Reason {
  const near = nearest(written, options)
  return { message: `«${written.slice(0, 60)}» não está na lista`, cure: `${near ? `queria dizer «${near}»? E` : 'e'}scolha uma destas: ${options.join(', ')}` }
}

type Range = { inclusive?: boolean; exact?: boolean }

function outOfRange(origin: string, input: unknown, limit: number, word: 'mínimo' | 'máximo', { inclusive, exact }: Range, help: string): Reason {
  const bound = `o ${exact ? 'certo' : word} é ${limit.toLocaleString('pt-BR')}`
  if (origin === 'string') {
    const { length } = String(input)
    if (length === 0) return { message: 'está vazio', cure: `escreva um texto. ${help}`.trim() }
    return { message: `tem ${length} letras; ${bound}`, cure: word === 'máximo' ? `corte ${length - limit} ${length - limit === 1 ? 'letra' : 'letras'}` : 'escreva mais' }
  }
  if (origin === 'array') {
    const count = Array.isArray(input) ? input.length : 0
    return { message: `tem ${count} ${count === 1 ? 'item' : 'itens'}; ${bound}`, cure: word === 'máximo' ? 'apague os que sobram' : 'acrescente os que faltam' }
  }
  return inclusive === false
    ? { message: `${String(input)} não é maior que ${limit}`, cure: `escreva um número maior que ${limit}` }
    : { message: `${String(input)} está fora do limite; ${bound}`, cure: word === 'máximo' ? 'escreva um número menor' : 'escreva um número maior' }
}

function wrongDay(written: string): Reason {
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return { message: `o dia ${written} não existe`, cure: 'confira o mês e o dia; a ordem é AAAA-MM-DD' }
  return { message: `«${written.slice(0, 40)}» não é uma data AAAA-MM-DD`, cure: `escreva entre aspas, como "${meantDay(written) ?? '2026-03-01'}"` }
}

/** The same for a day that stands before a colon, where it needs no quotes. */
function wrongKeyDay(written: string): Reason {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})-\d{2}$/.exec(written) ?? []
  if (!year) return { message: `«${written.slice(0, 40)}» não é um dia AAAA-MM-DD`, cure: `escreva primeiro o ano, depois o mês e o dia, como ${meantDay(written) ?? '2026-03-01'}` }
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return { message: `o dia ${written} não existe`, cure: isMonth ? `escreva um dia de ${year}-${month}-01 a ${year}-${month}-${days}` : 'confira o mês, de 01 a 12; a ordem é AAAA-MM-DD' }
}

/** «20/11/2026» or «2026-1-5» as a document writes it; undefined for anything else. */
function meantDay(written: string): string | undefined {
  const [first, month, last, ...more] = written.trim().split(/[/.-]/)
  if (!first || !month || !last || more.length > 0 || !/^\d{1,4}-\d{1,2}-\d{1,4}$/.test(`${first}-${month}-${last}`)) return undefined
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  return year.length === 4 && day.length <= 2 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
