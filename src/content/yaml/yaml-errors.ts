import type { ErrorCode, Scalar } from 'yaml'
import type { Reason, ReasonAt } from '../check/diagnostic'

/** The reason for a text that would keep the parser busy, or overflow its stack. */
export const TOO_MUCH: Reason = {
  message: 'o documento tem linhas, valores, níveis ou sinais do YAML demais',
  fix: 'escreva um «campo: valor» por linha e ponha entre aspas o texto com sinais, ou divida-o',
}

/** The reason for a text whose fault no other sentence names. */
export const UNREADABLE: Reason = {
  message: 'a escrita não segue as regras do YAML',
  fix:
    'escreva «campo: valor», com dois espaços por nível, como em outro documento da mesma pasta; se o ' +
    'texto tem «:», «#», «{», «[», «*», «&», «@» ou aspas, escreva-o entre aspas',
}

const NO_COLON: Reason = {
  message: 'falta «:» depois do nome do campo, ou um texto passou para a linha de baixo',
  fix: 'escreva «campo: valor» em uma linha',
}

/** A text as YAML reads it in double quotes. */
export const inQuotes = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const OPEN_QUOTE = /^[^#\n]*?(?:: +|- +)(?=(["'])(?:(?!\1)[^\n]){0,500}$)/m

/** Explains in words why a line cannot be read; undefined when nothing in it shows why. */
function lineReason(line: string): Reason | undefined {
  if (/^\s*\t/.test(line))
    return { message: 'há uma tabulação no começo da linha', fix: 'troque-a por espaços' }
  const [, key, glued] = /^\s*(?:- )?([\p{L}\w-]+):([^\s/:].*)$/u.exec(line) ?? []
  if (glued)
    return {
      message: `falta o espaço depois de «:» em «${line.trim().slice(0, 60)}»`,
      fix: `escreva ${key}: ${glued.slice(0, 60)}`,
    }
  const [, mark, item] = /^\s*([*•·●▪✓✔✅➢–—]|-(?=[\p{L}\d"']))\s*(\S.*)$/u.exec(line) ?? []
  if (item)
    return {
      message: `«${mark}» não começa um item de lista`,
      fix: `escreva um item por linha, cada um com "- ": - ${item.slice(0, 60)}`,
    }
  const [, start = '', value = ''] = /^\s*(- (?:[\w-]+:\s)?|[\w-]+:\s)\s*(\S.*)$/.exec(line) ?? []
  if (/^(["']).*\1\s*[^\s#]/.test(value) && !/^(["'])(?:(?!\1).)*\1\s*$/.test(value))
    return {
      message: 'há texto depois das aspas que fecham, ou aspas dentro de aspas',
      fix: `ponha o texto inteiro entre aspas que ele não tem: ${start}'a "palavra"' ou ${start}"d'água"`,
    }
  // «- photo:» opens the fields of an item; «title: Lote:» is a text.
  const signs = start.startsWith('-') ? /^[@`%&?!*{[|>]|^- |: / : /^[@`%&?!*{[|>]|^- |: |:$/
  const sign = signs.exec(value)?.[0].trim()
  if (!sign || /^["']|^[|>][-+]?$/.test(value)) return undefined
  return {
    message: `o valor tem «${sign}», que é um sinal do YAML`,
    fix: `escreva entre aspas: ${start}${inQuotes(value.trim())}`.slice(0, 160),
  }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** A field or an item of a list. An error in any other line is not about its indentation. */
const FIELD_OR_ITEM = /^\s*(?:- |["']?[\p{L}\w-]+["']?:(?:\s|$))/u

/** «nenhum espaço», «um espaço», «2 espaços». */
const spaces = (line: string): string =>
  ['nenhum espaço', 'um espaço'][indentOf(line)] ?? `${indentOf(line)} espaços`

/** Explains a line that is indented differently from its neighbours, the most common fault of YAML. */
function indentReason(above: string, line: string): Reason | undefined {
  if (/:\s*[>|][-+]?\d?\s*$/.test(above) && indentOf(line) <= indentOf(above))
    return {
      message: 'o texto embaixo de >- ou |- começa dois espaços mais para dentro',
      fix: 'recue esta linha, e as outras do texto, dois espaços',
    }
  const right = indentOf(above) + (/:\s*$/.test(above) ? 2 : 0)
  return indentOf(line) !== right && FIELD_OR_ITEM.test(line) && FIELD_OR_ITEM.test(above)
    ? {
        message: `esta linha começa com ${spaces(line)}, e a de cima com ${spaces(above)}`,
        fix: 'comece com tantos espaços quantos as linhas do mesmo grupo; dentro de «campo:», com dois a mais',
      }
    : undefined
}

/** The parser's errors for a line that does not stand below its neighbours. */
const MISPLACED = /^(?:BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY)$/

/**
 * Explains why a text cannot be read, where the fault is.
 * @param offset of the parser's error, in the wrong line or, for its indentation, in the one above
 */
export function yamlReason(text: string, code: ErrorCode, offset: number): ReasonAt {
  // The parser notices an unclosed quote only lines later.
  const open = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? OPEN_QUOTE.exec(text) : undefined
  if (open)
    return {
      offset: open.index + open[0].length,
      message: 'as aspas não foram fechadas',
      fix: 'feche-as no fim do texto',
    }
  const lines = text.split('\n')
  const startOf = (at: number) => lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)
  const at = text.slice(0, offset).split('\n').length - 1
  const line = lines[at] ?? ''
  const reason = lineReason(line)
  if (reason) return { offset: startOf(at) + line.search(/[^ ]/), ...reason }
  for (const index of MISPLACED.test(code) ? [at, at + 1] : []) {
    const [above, own] = lines
      .slice(0, index + 1)
      .filter((one, place) => place === index || /^\s*[^\s#]/.test(one))
      .slice(-2)
    const misplaced = above !== undefined && own !== undefined && indentReason(above, own)
    if (misplaced) return { offset: startOf(index), ...misplaced }
  }
  return { offset, ...(code === 'MULTILINE_IMPLICIT_KEY' ? NO_COLON : UNREADABLE) }
}

/** A number as documents write it: no thousands, no leading zero, point before the decimals. */
export const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/
/** `41,005`, `41.005`: 41 thousand to one spreadsheet, 41 and a bit to another. */
const TWO_READINGS = /^-?\d{1,3}(?:(?:,\d{3}){1,4}|\.\d{3})$/

/** The number that a Brazilian means by «R$ 1.000,50»; undefined when the text is no number. */
export function plainNumber(written: string): string | undefined {
  const [, figures = ''] =
    /^(?:R\$|BRL)?\s*(-?[\d.,\s]*\d,?)\s*(?:reais|(?:por |\/)?kg|un)?$/i.exec(
      written.slice(0, 60).normalize('NFKC').trim(),
    ) ?? []
  const bare = figures.replace(/\s/g, '')
  const isBrazilian = /^-?(?:\d*|\d{1,3}(?:\.\d{3})+),\d*$/.test(bare) || THOUSANDS.test(bare)
  const value = isBrazilian ? bare.replaceAll('.', '').replace(',', '.') : bare
  // 41.50 stays as it was written; 007 and 7.00 become 7.
  const number = value
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.0*$/, '')
  return PLAIN_NUMBER.test(number) && !THOUSANDS.test(number) ? number : undefined
}

/**
 * Returns why the source text of a number is refused, even when YAML can read it: `1.000` is 1 to
 * YAML and a thousand to its author.
 * @param source text of the scalar without quotes
 */
export function numberError(source: string, quoted: boolean): Reason | undefined {
  if (!quoted && !THOUSANDS.test(source) && PLAIN_NUMBER.test(source)) return undefined
  if (TWO_READINGS.test(source)) {
    const many = Number(source.replace(/[.,]/g, ''))
    const few = Number(Number.parseFloat(source.replace(',', '.')).toFixed(2))
    return {
      message: `«${source}» pode ser ${many} ou ${few}`,
      fix: `escreva ${many}, sem vírgula nem ponto; ou ${few}, se é esse o valor`,
    }
  }
  const value = plainNumber(source)
  const fault = quoted ? 'está entre aspas e não conta como número' : 'não é um número aceito'
  return {
    message: `«${source.slice(0, 60)}» ${fault}`,
    fix: value
      ? `escreva ${value}, só o número, sem aspas`
      : 'escreva só o número, com ponto antes dos centavos, como 7.5',
  }
}

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g
/** An item of a list within a text; in a plain text any that a text processor makes. */
const ITEMS: Partial<Record<Scalar.Type, RegExp>> = {
  PLAIN: /\n[ \t]*(?:[-–*•·●▪➢✓✔✅]|\d+[.)])[ \t]+\S[^\n]{0,60}/u,
  BLOCK_FOLDED: /\n[ \t]*[-*•] \S[^\n]{0,60}/u,
}
/** Signs of a text processor or a spreadsheet at the beginning of a text. */
const STRANGE = /^(?:[•·●▪■◦○‣⁃➢➤\uf0a7\uf0b7\uf0d8]+|=(?=[A-Z]+\())/u

/**
 * Returns what would be cut, folded or changed in a text on its way to the page; undefined when it
 * is read as written.
 * @param written the text with its quotes or block header
 * @param after the rest of its last line, behind it
 */
export function textError(
  written: string,
  after: string,
  type: Scalar.Type,
  multiline: boolean,
): Reason | undefined {
  const isPlain = type === 'PLAIN'
  const text = written.replace(/\s+/g, ' ').trim()
  const comment = isPlain && /^[ \t]+(#.*)$/.exec(after)?.[1]?.trim()
  if (comment)
    return {
      message: `«${comment.slice(0, 60)}» não apareceria: depois de um espaço, # começa um comentário`,
      fix: `escreva entre aspas: ${inQuotes(`${text} ${comment}`).slice(0, 140)}`,
    }
  const inner = isPlain ? /^[“„‘]([^“”„‘’]*)[”“’]$/u.exec(text)?.[1]?.slice(0, 80) : undefined
  if (inner !== undefined)
    return {
      message: 'está entre aspas curvas (“ ”), que apareceriam na página',
      fix: `escreva ${inQuotes(inner)}; se elas devem aparecer, "“${inner}”"`,
    }
  const kept = ['\\"', '\\\\', ...(multiline && !/\\n[a-zà-ü]/.test(written) ? ['\\n'] : [])]
  const escapes = type === 'QUOTE_DOUBLE' ? (written.match(ESCAPE) ?? []) : []
  const sign =
    ITEMS[type]?.exec(written)?.[0] ??
    escapes.find((one) => !kept.includes(one)) ??
    (isPlain || !multiline ? /\t/.exec(written)?.[0] : undefined) ??
    (isPlain ? STRANGE.exec(text)?.[0] : undefined)
  if (sign === undefined) return undefined
  return {
    message: `«${sign.trim() || 'tabulação'}» no texto não apareceria como se quer`,
    fix:
      'escreva só o texto: uma lista alinhada com os outros itens («- item»), \\\\ para uma barra, ' +
      'um espaço em vez de tabulação ou marcador, |- para quebrar a linha',
  }
}
