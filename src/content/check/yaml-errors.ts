import type { ErrorCode } from 'yaml'
import type { Reason, ReasonAt } from '../rules/reason'

const QUOTES = 'se o texto tem «:», «#», «{», «[», «*», «&», «@» ou aspas, escreva-o entre aspas'

/** The parser's error codes that a sentence of its own helps with; the others share the last one. */
const MESSAGES: Partial<Record<ErrorCode, Reason>> = {
  TAB_AS_INDENT: { message: 'há uma tabulação no começo da linha', fix: 'troque-a por espaços' },
  BAD_INDENT: {
    message: 'os espaços no começo da linha não combinam com as linhas de cima',
    fix: 'alinhe os campos com dois espaços por nível',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'há mais de um «nome: valor» no mesmo campo',
    fix: `confira os espaços no começo da linha de baixo; ${QUOTES}`,
  },
  MISSING_CHAR: {
    message: 'falta fechar aspas, colchete ou chave, ou falta um espaço depois de «:»',
    fix: 'confira esta linha e a de cima',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'falta «:» depois do nome do campo, ou um texto passou para a linha de baixo',
    fix: 'escreva «campo: valor» em uma linha',
  },
  MULTIPLE_DOCS: {
    message: 'há mais de um documento no arquivo',
    fix: 'apague a linha --- e deixe um documento por arquivo',
  },
  RESOURCE_EXHAUSTION: {
    message: 'o documento está aninhado demais',
    fix: 'deixe no máximo 20 níveis',
  },
}

export const yamlReason = (code: ErrorCode): Reason =>
  MESSAGES[code] ?? {
    message: 'a escrita não segue as regras do YAML',
    fix: `compare com outro documento da mesma pasta; ${QUOTES}`,
  }

const OPEN_QUOTE = /^[^#\n]*?(?:: +|- +)(?=(["'])(?:(?!\1)[^\n]){0,500}$)/m

/** Finds where a quote was opened; the parser notices an unclosed one only lines later. */
export function unclosed(text: string, code: ErrorCode): ReasonAt | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  const quote = OPEN_QUOTE.exec(text)
  return quote
    ? {
        offset: quote.index + quote[0].length,
        message: 'as aspas não foram fechadas',
        fix: 'feche-as no fim do texto',
      }
    : undefined
}

/**
 * Puts a value in quotes of a kind that it does not contain. Outer quotes with others inside, and
 * doubled ones, were meant as YAML's and are no part of the text; those of a first word are.
 */
function inOtherQuotes(value: string): string {
  const [, , doubled] = /^(["'])\1(.+)\1\1$/.exec(value) ?? []
  const [, , nested] = /^(["'])((?:(?!\1).)*\1[\p{L}\p{N}].*)\1$/u.exec(value) ?? []
  return quoted(doubled ?? nested ?? value)
}

const quoted = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`

/** The line around an offset, and its start. */
function lineAt(text: string, offset: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { line: text.slice(start, end < 0 ? text.length : end), start }
}

/** Explanations of an unreadable YAML line, tried in this order. */
const READINGS: readonly ((line: string) => Reason | undefined)[] = [
  (line) => {
    const [, key, value] = /^\s*(?:- )?([\p{L}\w-]+):([^\s/:].*)$/u.exec(line) ?? []
    return key && value
      ? {
          message: `falta o espaço depois de «:» em «${line.trim().slice(0, 60)}»`,
          fix: `escreva ${key}: ${value.slice(0, 60)}`,
        }
      : undefined
  },
  (line) => {
    const [, mark, item] = /^\s*([*•·●▪✓✔✅➢–—])\s*(\S.*)$/u.exec(line) ?? []
    return item
      ? {
          message: `«${mark}» não começa um item de lista`,
          fix: `escreva um item por linha, cada um com "- ": - ${item.slice(0, 60)}`,
        }
      : undefined
  },
  (line) => {
    const [, item] = /^\s*-((?!-)[\p{L}\d"'].*)$/u.exec(line) ?? []
    return item
      ? { message: 'falta um espaço depois do hífen', fix: `escreva - ${item.slice(0, 60)}` }
      : undefined
  },
  (line) => {
    const [, start = '', value = ''] = /^\s*(- (?:[\w-]+:\s)?|[\w-]+:\s)\s*(\S.*)$/.exec(line) ?? []
    if (/^(["']).*\1\s*\S/.test(value) && !/^(["'])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(value))
      return {
        message: 'há texto depois das aspas que fecham, ou aspas dentro de aspas',
        fix: `ponha tudo entre outras aspas: ${start}${inOtherQuotes(value)}`.slice(0, 140),
      }
    // «- photo:» opens the fields of an item; «title: Lote:» is a text.
    const signs = start.startsWith('-') ? /^[@`%&?!*{[|>]|^- |: / : /^[@`%&?!*{[|>]|^- |: |:$/
    const sign = signs.exec(value)?.[0].trim()
    return sign && !/^["']|^[|>][-+]?$/.test(value)
      ? {
          message:
            `o valor ${sign === ':' ? 'tem «:» no fim ou seguido de espaço' : `começa com «${sign}»`}, ` +
            'que é um sinal do YAML',
          fix: `escreva entre aspas: ${start}${quoted(value.trim())}`.slice(0, 160),
        }
      : undefined
  },
]

/**
 * Explains in words why the line at an error cannot be read; undefined when only the parser's own
 * code can.
 */
export function lineReason(text: string, offset: number): ReasonAt | undefined {
  const { line, start } = lineAt(text, offset)
  if (/^\s*\t/.test(line)) return { offset: start, ...yamlReason('TAB_AS_INDENT') }
  for (const read of READINGS) {
    const reason = read(line)
    if (reason) return { offset: start + indentOf(line), ...reason }
  }
  return undefined
}

const indentOf = (line: string): number => line.length - line.trimStart().length
const isText = (line: string | undefined): line is string =>
  line !== undefined && line.trim() !== '' && !/^\s*#/.test(line)

/** A field or an item of a list. An error in any other line is not about its indentation. */
const FIELD_OR_ITEM = /^\s*(?:- |["']?[\p{L}\w-]+["']?:(?:\s|$))/u

/** «nenhum espaço», «um espaço», «2 espaços». */
const spaces = (count: number): string =>
  count === 0 ? 'nenhum espaço' : count === 1 ? 'um espaço' : `${count} espaços`

/**
 * Explains a line that is indented differently from the lines around it, the most common cause of
 * unreadable YAML. The line above and the first one below show where it belongs.
 * @param offset of the parser's error, in the misplaced line or in the one above it
 * @returns undefined when the indentation of both lines is right
 */
export function indentReason(text: string, offset: number): ReasonAt | undefined {
  const lines = text.split('\n')
  const at = text.slice(0, offset).split('\n').length - 1
  for (const index of [at, at + 1]) {
    const reason = misplaced(lines, index)
    if (reason)
      return {
        offset: lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
        ...reason,
      }
  }
  return undefined
}

function misplaced(lines: readonly string[], at: number): Reason | undefined {
  const line = lines[at]
  const above = lines.slice(0, at).findLast(isText)
  const below = lines.slice(at + 1).find(isText)
  if (!isText(line) || above === undefined) return undefined
  if (/:\s*[>|][-+]?\d?\s*$/.test(above) && indentOf(line) <= indentOf(above))
    return {
      message: 'o texto embaixo de >- ou |- começa dois espaços mais para dentro',
      fix: 'recue esta linha, e as outras do texto, dois espaços',
    }
  if (!FIELD_OR_ITEM.test(line) || !FIELD_OR_ITEM.test(above)) return undefined
  const opens = /:\s*$/.test(above)
  const [own, around] = [indentOf(line), [above, below].filter(isText).map(indentOf)]
  if (!opens && around.includes(own)) return undefined
  const wanted = wantedIndent(above, line, below)
  const missing = wanted - own
  if (missing === 0) return undefined
  // Between two levels nobody but the editor knows which one is meant.
  const isBetween =
    below !== undefined &&
    !/:\s*$/.test(line) &&
    ![wanted, indentOf(above)].includes(indentOf(below))
  if (isBetween)
    return {
      message:
        `esta linha começa com ${spaces(own)}, a de cima com ` +
        `${spaces(indentOf(above))} e a de baixo com ${spaces(indentOf(below))}`,
      fix: 'comece com tantos espaços quantos a linha do mesmo grupo',
    }
  const [verb, count] = missing > 0 ? ['falta', missing] : ['sobra', -missing]
  return {
    message: `${verb}${count === 1 ? '' : 'm'} ${spaces(count)} no começo desta linha`,
    fix: `comece ${wanted === 0 ? 'sem espaço' : `com ${spaces(wanted)}`}, como as linhas vizinhas`,
  }
}

/** A line that opens a group («campo:») has its lines two spaces further in. */
function wantedIndent(above: string, line: string, below: string | undefined): number {
  if (/:\s*$/.test(above))
    return below !== undefined && indentOf(below) > indentOf(above)
      ? indentOf(below)
      : indentOf(above) + 2
  const [isBelowItem, isItem] = [above, line].map((one) => /^\s*- /.test(one))
  // The fields of an item are aligned with its first character, two characters after the hyphen.
  return isBelowItem && !isItem ? indentOf(above) + 2 : indentOf(above)
}
