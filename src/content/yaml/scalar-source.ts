import type { Reason } from '../rules/reason'

/** A number as documents write it: no thousands, no leading zero, point before the decimals. */
const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/
/** `41,005`, `41.005`: 41 thousand to one spreadsheet, 41 and a bit to another. */
const TWO_READINGS = /^-?\d{1,3}(?:(?:,\d{3})+|\.\d{3})$/
const LONGEST = 60

/** The number that a Brazilian means by «R$ 1.000,50»; undefined when the text is no number. */
export function plainNumber(written: string): string | undefined {
  const [, figures] =
    /^(?:R\$|BRL)?\s*(-?[\d.,\s]*\d,?)\s*(?:reais|(?:por |\/)?kg|un)?$/i.exec(
      written.slice(0, LONGEST).normalize('NFKC').trim(),
    ) ?? []
  const bare = figures?.replace(/\s/g, '') ?? ''
  const isBrazilian = /^-?(?:\d*|\d{1,3}(?:\.\d{3})+),\d*$/.test(bare) || THOUSANDS.test(bare)
  return plain(isBrazilian ? bare.replaceAll('.', '').replace(',', '.') : bare)
}

/**
 * Removes leading zeros and trailing zero decimals, so that a suggested value always passes the
 * check itself.
 */
function plain(value: string): string | undefined {
  const trimmed = value
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.0*$/, '')
  return PLAIN.test(trimmed) && !THOUSANDS.test(trimmed) ? trimmed : undefined
}

/**
 * Returns why the source text of a number is refused, even when YAML can read it: `1.000` is 1 to
 * YAML and a thousand to its author.
 * @param source text of the scalar without quotes
 */
export function numberSourceError(source: string, quoted: boolean): Reason | undefined {
  if (!quoted && !THOUSANDS.test(source) && PLAIN.test(source)) return undefined
  if (TWO_READINGS.test(source) && source.length <= LONGEST) {
    const many = plain(source.replace(/[.,]/g, ''))
    const [whole, rest = ''] = source.split(/[.,]/)
    const few = plain(Number(`${whole}.${rest}`).toFixed(2))
    if (many !== undefined && few !== undefined)
      return {
        message: `«${source}» pode ser ${many} ou ${few}`,
        fix: `escreva ${many}, sem vírgula nem ponto; ou ${few}, se é esse o valor`,
      }
  }
  const value = plainNumber(source)
  return {
    message: `«${source.slice(0, 60)}» ${quoted && value === source ? 'está entre aspas e não conta como número' : 'não é um número aceito'}`,
    fix: value
      ? `escreva ${value}, só o número, sem aspas`
      : 'escreva só o número, com ponto antes dos centavos, como 7.5',
  }
}

/** The source of a text in its file, as far as its value may differ from it. */
export interface TextSource {
  /** The scalar as written, with its quotes or block header. */
  written: string
  /** The rest of its last line, behind the scalar. */
  after: string
  type: string | undefined
  value: unknown
}

const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\n|[^])/g

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/**
 * Returns why a value that begins with a comment's # is empty; undefined when it is simply empty.
 */
export function lostValue(after: string): Reason | undefined {
  const comment = /^[ \t]*(#.*)$/.exec(after)?.[1]?.trim()
  if (!comment || /^#\s/.test(comment)) return undefined
  return {
    message: `«${comment.slice(0, 60)}» é lido como comentário e não apareceria`,
    fix: `escreva entre aspas: ${quoted(comment).slice(0, 80)}`,
  }
}

/**
 * Returns what would be cut, folded or changed in a text on its way to the page; undefined when it
 * is read as written.
 */
export function textSourceError(source: TextSource, multiline: boolean): Reason | undefined {
  const { written, after, type, value } = source
  if (typeof value !== 'string') return undefined
  if (type === 'PLAIN') return plainError(written, after)
  if (type === 'QUOTE_DOUBLE') {
    const escape = written
      .match(ESCAPE)
      ?.find(
        (one) =>
          one !== '\\"' &&
          one !== '\\\\' &&
          !(multiline && one === '\\n' && !/\\n[a-zà-ü]/.test(written)),
      )
    if (escape)
      return {
        message:
          `entre aspas duplas, ${escape === '\\\n' ? 'a barra invertida no fim da linha' : `«${escape}»`} ` +
          'não aparece como está escrito: a barra invertida muda a letra seguinte',
        fix: 'escreva \\\\ para uma barra, ou o próprio sinal; para quebrar a linha, use |-',
      }
  }
  if (type === 'BLOCK_FOLDED' && /^[ \t]*[-*•] \S/m.test(written.replace(/^[^\n]*\n/, '')))
    return {
      message: 'há uma lista dentro do texto, e suas linhas ficariam em uma só',
      fix: 'escreva uma frase, com vírgulas entre os itens',
    }
  return /\t/.test(value) && !multiline ? TAB : undefined
}

const TAB: Reason = { message: 'há uma tabulação no meio do texto', fix: 'troque-a por um espaço' }

function plainError(written: string, after: string): Reason | undefined {
  const comment = /^[ \t]+(#.*)$/.exec(after)?.[1]?.trim()
  const whole = written.replace(/\s+/g, ' ').trim()
  if (comment)
    return {
      message: `«${comment.slice(0, 60)}» não apareceria: depois de um espaço, # começa um comentário`,
      fix:
        `escreva entre aspas: ${quoted(`${whole} ${comment}`).slice(0, 140)}; se é mesmo um ` +
        'comentário, ponha-o na linha de cima',
    }
  const listed = /\n[ \t]*(?:[-–*•·●▪➢✓✔✅]|\d+[.)])[ \t]+(\S[^\n]*)/u.exec(written)?.[1]
  if (listed)
    return {
      message: `a linha «${listed.slice(0, 60)}» parece um item de lista, mas entraria no texto de cima`,
      fix: `alinhe o «- » com os outros itens: - ${listed.slice(0, 60)}`,
    }
  if (written.includes('\t')) return TAB
  const sign = /^(?:[•·●▪■◦○‣⁃➢➤\uf0a7\uf0b7\uf0d8]+|=(?=[A-Z]+\())/u.exec(written)?.[0]
  if (sign)
    return {
      message: `começa com «${sign}», que apareceria na página`,
      fix: `escreva só o texto, como ${written.slice(sign.length).trim().slice(0, 80)}`,
    }
  const inner = /^[“„‘]([^“”„‘’]*)[”“’]$/u.exec(written.trim())?.[1]
  return inner === undefined
    ? undefined
    : {
        message: 'está entre aspas curvas (“ ”), que apareceriam na página',
        fix: `escreva ${quoted(inner.slice(0, 80))}; se elas devem aparecer, "“${inner.slice(0, 80)}”"`,
      }
}

/** `[8 GB, 4,5 kg]` has three items to YAML. */
export function brokenItem(before: string, between: string, after: string): Reason | undefined {
  if (between !== ',' || !/\d$/.test(before) || !/^\d/.test(after)) return undefined
  const whole = `${before},${after}`
  return {
    message: `«${whole.slice(0, 60)}» seria dividido em dois itens pela vírgula`,
    fix: `escreva entre aspas: "${whole.slice(0, 60)}"`,
  }
}
