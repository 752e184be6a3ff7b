import type { Scalar } from 'yaml'
import type { Reason } from '../rules/reason'
import { inQuotes } from './yaml-errors'

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
  const number = value === '' || THOUSANDS.test(value) ? '' : String(Number(value))
  return PLAIN_NUMBER.test(number) ? number : undefined
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
  const isOnlyQuoted = quoted && value === source
  return {
    message: `«${source.slice(0, 60)}» ${isOnlyQuoted ? 'está entre aspas e não conta como número' : 'não é um número aceito'}`,
    fix: value
      ? `escreva ${value}, só o número, sem aspas`
      : 'escreva só o número, com ponto antes dos centavos, como 7.5',
  }
}

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g
/** An item of a list within a text; in a plain text any that a text processor makes. */
const ITEMS: Partial<Record<Scalar.Type, RegExp>> = {
  PLAIN: /\n[ \t]*(?:[-–*•·●▪➢✓✔✅]|\d+[.)])[ \t]+(\S[^\n]{0,60})/u,
  BLOCK_FOLDED: /\n[ \t]*[-*•] (\S[^\n]{0,60})/u,
}

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
      fix:
        `escreva entre aspas: ${inQuotes(`${text} ${comment}`).slice(0, 140)}; se é mesmo um ` +
        'comentário, ponha-o na linha de cima',
    }
  const item = ITEMS[type]?.exec(written)?.[1]
  if (item)
    return {
      message: 'há uma lista dentro do texto, e suas linhas ficariam em uma só',
      fix: `alinhe o «- » com os outros itens, ou escreva uma frase: - ${item}`,
    }
  const kept = ['\\"', '\\\\', ...(multiline && !/\\n[a-zà-ü]/.test(written) ? ['\\n'] : [])]
  const escape =
    type === 'QUOTE_DOUBLE' && written.match(ESCAPE)?.find((one) => !kept.includes(one))
  if (escape)
    return {
      message: `a barra invertida de «${escape.trim()}» muda a letra seguinte, e não apareceria`,
      fix: 'escreva \\\\ para uma barra, ou o próprio sinal; para quebrar a linha, use |-',
    }
  if (written.includes('\t') && (isPlain || !multiline))
    return { message: 'há uma tabulação no meio do texto', fix: 'troque-a por um espaço' }
  return isPlain ? strangeStart(text) : undefined
}

/** Signs of a text processor or a spreadsheet around a text. */
function strangeStart(text: string): Reason | undefined {
  const sign = /^(?:[•·●▪■◦○‣⁃➢➤\uf0a7\uf0b7\uf0d8]+|=(?=[A-Z]+\())/u.exec(text)?.[0]
  if (sign)
    return {
      message: `começa com «${sign}», que apareceria na página`,
      fix: `escreva só o texto, como ${text.slice(sign.length).trim().slice(0, 80)}`,
    }
  const inner = /^[“„‘]([^“”„‘’]*)[”“’]$/u.exec(text)?.[1]?.slice(0, 80)
  if (inner === undefined) return undefined
  return {
    message: 'está entre aspas curvas (“ ”), que apareceriam na página',
    fix: `escreva ${inQuotes(inner)}; se elas devem aparecer, "“${inner}”"`,
  }
}
