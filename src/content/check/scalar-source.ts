import type { Reason } from '../rules/reason'

/** A number as documents write it: no thousands, no leading zero, point before the decimals. */
const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/
/** `41,005`, `41.005`: 41 thousand to one spreadsheet, 41 and a bit to another. */
const TWO_READINGS = /^-?\d{1,3}(?:(?:,\d{3})+|\.\d{3})$/
const ROUND_SPACE = /[\s_']|\u00a0/g
const LONGEST = 60
/** Units that people write behind a number. */
const UNIT =
  /(?:reais|real|por kg|kg|%|\/?\s*un(?:id(?:ade)?s?)?\.?|peças?|pçs?\.?|pcs|x|cada|estrelas?|\/\d|º|ª|o|,-|\/un|\(.*\)|;)$/i

/**
 * The number that a Brazilian means by «R$ 1.000,50» or «15 mil»; undefined when the text is no
 * number either.
 */
export function plainNumber(written: string): string | undefined {
  // No number is longer, and the search for a unit takes quadratic time.
  // A letter O among figures may stand for a zero.
  if (written.length > LONGEST || /\dO/.test(written)) return undefined
  let bare = written
    .normalize('NFKC')
    .replace(/[\p{Cf}“”„‘’«»]/gu, '')
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(/^(?:R\$|BRL|=|~|±)\s*/i, '')
    .trim()
  for (
    let next = bare.replace(UNIT, '').trim();
    next !== bare;
    next = bare.replace(UNIT, '').trim()
  )
    bare = next
  const inThousands = /^(.*\d)\s*(?:mil|k)$/i.exec(bare)?.[1]
  if (inThousands) {
    const value = plainNumber(inThousands)
    return value && plain(String(Math.round(Number(value) * 100_000) / 100))
  }
  bare = bare.replace(ROUND_SPACE, '').replace(/^\+/, '')
  const comma = /^(-?(?:\d+|\d{1,3}(?:\.\d{3})+)?),(\d*)$/.exec(bare)
  const american = /^(-?\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(bare)
  const value = comma
    ? `${comma[1]?.replaceAll('.', '')}.${comma[2]}`
    : american
      ? `${american[1]?.replaceAll(',', '')}.${american[2]}`
      : THOUSANDS.test(bare)
        ? bare.replaceAll('.', '')
        : bare
  return plain(value)
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
  const fix = value
    ? `escreva ${value}, só o número, sem aspas`
    : 'escreva só o número, com ponto antes dos centavos, como 7.5'
  if (quoted && value === source)
    return {
      message: `«${source}» está entre aspas e não conta como número`,
      fix: `escreva ${source} sem aspas`,
    }
  return { message: `«${source.slice(0, 60)}» não é um número aceito`, fix }
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

/** Bullets that people paste from Word and WhatsApp in place of YAML's. */
export const BULLET = /^[•·●▪■◦○‣⁃➢➤\uf0a7\uf0b7\uf0d8]+[ \t\u00a0]*(?=\S)/u
const EXCEL = /^#(?:N\/D|REF!|VALOR!|VALUE!|DIV\/0!|NOME\?|NAME\?|N[UÚ]M!|NULO!|N\/A|#{2,}$)/i
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\n|[^])/g

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/**
 * Returns why a value that begins with a comment's # is empty; undefined when it is simply empty.
 */
export function lostValue(after: string): Reason | undefined {
  const comment = /^[ \t]*(#.*)$/.exec(after)?.[1]?.trim()
  if (!comment || /^#\s/.test(comment)) return undefined
  if (EXCEL.test(comment))
    return {
      message: `«${comment}» é um erro do Excel, e YAML o lê como comentário`,
      fix: 'conserte a célula na planilha e escreva o valor',
    }
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
  return /\t/.test(value) && !multiline ? tab : wrapped(value, true)
}

const tab: Reason = { message: 'há uma tabulação no meio do texto', fix: 'troque-a por um espaço' }

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
  if (written.includes('\t')) return tab
  if (/^=[A-ZÀ-Ü]+\.?[A-Z]*\(/.test(written))
    return {
      message: `«${written.slice(0, 40)}» é uma fórmula de planilha`,
      fix: 'copie da planilha só o valor',
    }
  const bullet = BULLET.exec(written)?.[0]
  if (bullet)
    return {
      message: `começa com um marcador de lista («${bullet.trim()}»)`,
      fix: `escreva ${written.slice(bullet.length, bullet.length + 80)}`,
    }
  return wrapped(written, false)
}

/**
 * An author who puts curly quotes around a whole text most likely means YAML's quotes, which they
 * are not.
 */
function wrapped(text: string, isQuoted: boolean): Reason | undefined {
  const inner = isQuoted ? undefined : /^[“„‘]([^“”„‘’]*)[”“’]$/u.exec(text.trim())?.[1]
  return inner === undefined
    ? undefined
    : {
        message: 'está entre aspas curvas (“ ”), que apareceriam na página',
        fix:
          `escreva ${quoted(inner.slice(0, 80))}; se elas devem aparecer, ponha aspas retas em volta: ` +
          `"“${inner.slice(0, 80)}”"`,
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
