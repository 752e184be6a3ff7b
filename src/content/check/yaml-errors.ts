import type { ErrorCode } from 'yaml'
import type { Reason } from '../rules/reason'

const QUOTES = 'se o texto tem «:», «#», «{», «[», «*», «&», «@» ou aspas, escreva-o entre aspas'

/**
 * The parser's error codes in Portuguese; codes that cannot occur with our options share the last
 * sentence.
 */
const MESSAGES: Partial<Record<ErrorCode, Reason>> = {
  TAB_AS_INDENT: { message: 'há uma tabulação no começo da linha', fix: 'troque-a por espaços' },
  BAD_INDENT: {
    message: 'os espaços no começo da linha não combinam com as linhas de cima',
    fix: 'alinhe os campos com dois espaços por nível',
  },
  BAD_SCALAR_START: {
    message: 'o texto começa com um sinal reservado',
    fix: 'ponha o texto entre aspas',
  },
  BAD_DQ_ESCAPE: {
    message: 'há uma barra invertida que não vale entre aspas duplas',
    fix: 'escreva \\\\ ou use aspas simples',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'há mais de um «nome: valor» no mesmo campo',
    fix: `confira os espaços no começo da linha de baixo; ${QUOTES}`,
  },
  BLOCK_IN_FLOW: {
    message: 'há uma lista em linhas dentro de colchetes ou chaves',
    fix: 'escreva um item por linha, cada um começando com "- "',
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
  UNEXPECTED_TOKEN: {
    message: 'há algo que não cabe aqui',
    fix: `confira os sinais da linha; ${QUOTES}`,
  },
  KEY_OVER_1024_CHARS: {
    message: 'o nome do campo é longo demais',
    fix: 'escreva «campo: valor»',
  },
  NON_STRING_KEY: { message: 'o nome do campo não é um texto', fix: 'escreva «campo: valor»' },
  BAD_DIRECTIVE: { message: 'há uma linha que começa com %', fix: 'apague-a' },
  BAD_ALIAS: { message: 'o texto começa com * ou &', fix: 'ponha o texto entre aspas' },
  TAG_RESOLVE_FAILED: {
    message: 'há um tipo escrito à mão (com !)',
    fix: 'escreva só o valor; se for texto, ponha-o entre aspas',
  },
  RESOURCE_EXHAUSTION: {
    message: 'o documento está aninhado demais',
    fix: 'deixe no máximo 20 níveis',
  },
}

/** @param sign the character at which the parser stopped */
export const yamlReason = (code: ErrorCode, sign = ''): Reason =>
  code === 'UNEXPECTED_TOKEN' && /[^\s\p{L}\d]/u.test(sign)
    ? { message: `o sinal «${sign}» não cabe aqui`, fix: `confira os sinais da linha; ${QUOTES}` }
    : (MESSAGES[code] ?? {
        message: 'a escrita não segue as regras do YAML',
        fix: `compare com outro documento da mesma pasta; ${QUOTES}`,
      })

const OPEN_QUOTE = /^[^#\n]*?(?:: +|- +)(?=(["'])(?:(?!\1)[^\n]){0,500}$)/m
const OPEN_BRACKET = /^[^#\n"']*?(?:: +|- +)(?=[[{][^\]}\n]{0,500}$)/m

/**
 * Finds where a quote or bracket was opened; the parser notices an unclosed one only lines later.
 */
export function unclosed(
  text: string,
  code: ErrorCode,
): { offset: number; reason: Reason } | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  const quote = OPEN_QUOTE.exec(text)
  if (quote)
    return {
      offset: quote.index + quote[0].length,
      reason: { message: 'as aspas não foram fechadas', fix: 'feche-as no fim do texto' },
    }
  const bracket = OPEN_BRACKET.exec(text)
  return bracket
    ? {
        offset: bracket.index + bracket[0].length,
        reason: { message: 'o colchete ou a chave não foi fechado', fix: 'feche-o com ] ou }' },
      }
    : undefined
}

/** Puts a value in quotes of a kind that it does not contain, if there is one. */
function inOtherQuotes(value: string): string {
  if (value.includes("'") && value.includes('"')) return quoted(value)
  return value.startsWith('"') ? `'${value}'` : `"${value}"`
}

const quoted = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`

/** The line around an offset, and its start. */
export function lineAt(text: string, offset: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { line: text.slice(start, end < 0 ? text.length : end), start }
}

/** Explanations of an unreadable YAML line, tried in this order. */
const READINGS: readonly ((line: string) => Reason | undefined)[] = [
  (line) => {
    const [, key, sign = '', value] =
      /^\s*(?:- )?([\p{L}\w-]+)(:|\s*;\s*|\s*=\s*|\s*：\s*)(\S.*)$/u.exec(line) ?? []
    if (!key || !value || (sign === ':' && /^[/:]/.test(value))) return undefined
    const what =
      sign === ':' ? 'falta o espaço depois de «:»' : `há «${sign.trim()}» no lugar de «:»`
    return {
      message: `${what} em «${line.trim().slice(0, 60)}»`,
      fix: `escreva ${key}: ${value.slice(0, 60)}`,
    }
  },
  (line) => {
    const mark = /^\s*([*•·●▪✓✔✅➢–—])\s*(\S.*)$/u.exec(line)
    return mark
      ? {
          message: `«${mark[1]}» não começa um item de lista`,
          fix: `escreva um item por linha, cada um com "- ": - ${(mark[2] ?? '').slice(0, 60)}`,
        }
      : undefined
  },
  (line) => {
    const [, item] = /^\s*-((?!-)[\p{L}\d"'].*)$/u.exec(line) ?? []
    return item
      ? {
          message: 'falta um espaço depois do hífen',
          fix: `escreva - ${item.slice(0, 60)}`,
        }
      : undefined
  },
  (line) =>
    valued(line, ({ key, value }) =>
      /^,\d+$/.test(value)
        ? {
            message: `«${value}» não é um número aceito`,
            fix: `escreva ${key}: 0.${value.slice(1)}`,
          }
        : undefined,
    ),
  (line) => {
    const field = /^- ([\w-]+: .*)$/.exec(line)?.[1]
    return field
      ? {
          message: 'a linha começa com «- », que é de um item de lista',
          fix: `escreva ${field.slice(0, 80)}`,
        }
      : undefined
  },
  (line) =>
    valued(line, ({ key, value }) => {
      const block = /^([|>])\s*[^\s#+\-\d]/.exec(value)?.[1] ?? /^(>)\d/.exec(value)?.[1]
      return block
        ? {
            message:
              `${block === '|' ? 'uma barra (|)' : 'um sinal de maior (>)'} no começo do valor ` +
              'anuncia um texto nas linhas de baixo',
            fix:
              `se é parte do texto, escreva ${key}: ${quoted(value).slice(0, 100)}; um número, só ` +
              'o número, como 10',
          }
        : undefined
    }),
  (line) =>
    valued(line, ({ key, value }) => {
      if (/^(["']).*\1\s*\S/.test(value) && !/^(["'])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(value))
        return {
          message: 'há texto depois das aspas que fecham, ou aspas dentro de aspas',
          fix: `ponha tudo entre outras aspas: ${key}: ${inOtherQuotes(value)}`.slice(0, 140),
        }
      return undefined
    }),
  (line) =>
    valued(line, ({ key, value }) => {
      const sign = /^[@`%&?{[]|^- |^,|^\*|: /.exec(value)?.[0]?.trim()
      return sign && !/^["']/.test(value)
        ? {
            message:
              `o valor ${sign === ':' ? 'tem «:» seguido de espaço' : `começa com «${sign}»`}, ` +
              'que é um sinal do YAML',
            fix: `escreva entre aspas: ${key}: ${quoted(value.trim())}`.slice(0, 160),
          }
        : undefined
    }),
  (line) => {
    const [, item] = /^\s*- (\S.*)$/.exec(line) ?? []
    const sign = item === undefined ? undefined : /^[@`%&!*{[]/.exec(item)?.[0]
    return item && sign
      ? {
          message: `o item começa com «${sign}», que é um sinal do YAML`,
          fix: `escreva entre aspas: - ${quoted(item.trim())}`.slice(0, 140),
        }
      : undefined
  },
]

function valued(
  line: string,
  read: (line: Record<'key' | 'value', string>) => Reason | undefined,
): Reason | undefined {
  const [, key, value] = /^\s*(?:- )?([\w-]+):\s+(\S.*)$/.exec(line) ?? []
  return key && value ? read({ key, value }) : undefined
}

/**
 * Explains in words why the line at an error cannot be read; undefined when only the parser's own
 * code can.
 */
export function lineReason(
  text: string,
  offset: number,
): { offset: number; reason: Reason } | undefined {
  const { line, start } = lineAt(text, offset)
  const indent = start + (/^\s*/.exec(line)?.[0].length ?? 0)
  const above = start > 0 ? lineAt(text, start - 1) : undefined
  const cut = above && !/^\s*#/.test(above.line) ? /\s#(\S[^\n]*)$/.exec(above.line) : null
  if (above && cut && /^\s+\S/.test(above.line))
    return {
      offset: above.start + cut.index + 1,
      reason: {
        message: `«#${cut[1]?.slice(0, 60)}» começa um comentário no meio do texto, e o texto acaba antes dele`,
        fix: 'ponha o texto inteiro entre aspas, ou escreva-o embaixo de >-',
      },
    }
  if (/^\s*\t/.test(line))
    return {
      offset: start,
      reason: { message: 'há uma tabulação no começo da linha', fix: 'troque-a por espaços' },
    }
  for (const read of READINGS) {
    const reason = read(line)
    if (reason) return { offset: indent, reason }
  }
  return undefined
}
