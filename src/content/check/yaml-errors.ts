import type { ErrorCode } from 'yaml'
import type { Reason } from '../rules/reason'

const QUOTES = 'se o texto tem «:», «#», «{», «[», «*», «&», «@» ou aspas, escreva-o entre aspas'

/** The parser's error codes in Portuguese; those that it cannot raise with our options share the last sentence. */
const MESSAGES: Partial<Record<ErrorCode, Reason>> = {
  TAB_AS_INDENT: { message: 'há uma tabulação no começo da linha', cure: 'troque-a por espaços' },
  BAD_INDENT: {
    message: 'os espaços no começo da linha não combinam com as linhas de cima',
    cure: 'alinhe os campos com dois espaços por nível',
  },
  BAD_SCALAR_START: {
    message: 'o texto começa com um sinal reservado',
    cure: 'ponha o texto entre aspas',
  },
  BAD_DQ_ESCAPE: {
    message: 'há uma barra invertida que não vale entre aspas duplas',
    cure: 'escreva \\\\ ou use aspas simples',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'há mais de um «nome: valor» no mesmo campo',
    cure: `confira os espaços no começo da linha de baixo; ${QUOTES}`,
  },
  BLOCK_IN_FLOW: {
    message: 'há uma lista em linhas dentro de colchetes ou chaves',
    cure: 'escreva um item por linha, cada um começando com "- "',
  },
  MISSING_CHAR: {
    message: 'falta fechar aspas, colchete ou chave, ou falta um espaço depois de «:»',
    cure: 'confira esta linha e a de cima',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'falta «:» depois do nome do campo, ou um texto passou para a linha de baixo',
    cure: 'escreva «campo: valor» em uma linha',
  },
  MULTIPLE_DOCS: {
    message: 'há mais de um documento no arquivo',
    cure: 'apague a linha --- e deixe um documento por arquivo',
  },
  UNEXPECTED_TOKEN: {
    message: 'há algo que não cabe aqui',
    cure: `confira os sinais da linha; ${QUOTES}`,
  },
  KEY_OVER_1024_CHARS: {
    message: 'o nome do campo é longo demais',
    cure: 'escreva «campo: valor»',
  },
  NON_STRING_KEY: { message: 'o nome do campo não é um texto', cure: 'escreva «campo: valor»' },
  BAD_DIRECTIVE: { message: 'há uma linha que começa com %', cure: 'apague-a' },
  BAD_ALIAS: { message: 'o texto começa com * ou &', cure: 'ponha o texto entre aspas' },
  TAG_RESOLVE_FAILED: {
    message: 'há um tipo escrito à mão (com !)',
    cure: 'escreva só o valor; se for texto, ponha-o entre aspas',
  },
  RESOURCE_EXHAUSTION: {
    message: 'o documento está aninhado demais',
    cure: 'deixe no máximo 20 níveis',
  },
}

export const yamlReason = (code: ErrorCode): Reason =>
  MESSAGES[code] ?? {
    message: 'a escrita não segue as regras do YAML',
    cure: `compare com outro documento da mesma pasta; ${QUOTES}`,
  }

const OPEN_QUOTE = /^[^#\n]*?(?:: +|- +)(?=(["'])(?:(?!\1)[^\n]){0,500}$)/m
const OPEN_BRACKET = /^[^#\n"']*?(?:: +|- +)(?=[[{][^\]}\n]{0,500}$)/m

/** The parser notices an open quote or bracket only lines later; this finds where it was opened. */
export function unclosed(
  text: string,
  code: ErrorCode,
): { offset: number; reason: Reason } | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  const quote = OPEN_QUOTE.exec(text)
  if (quote)
    return {
      offset: quote.index + quote[0].length,
      reason: { message: 'as aspas não foram fechadas', cure: 'feche-as no fim do texto' },
    }
  const bracket = OPEN_BRACKET.exec(text)
  return bracket
    ? {
        offset: bracket.index + bracket[0].length,
        reason: { message: 'o colchete ou a chave não foi fechado', cure: 'feche-o com ] ou }' },
      }
    : undefined
}
