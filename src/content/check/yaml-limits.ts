import { Lexer } from 'yaml'
import type { Reason } from '../rules/reason'
import { yamlReason } from './yaml-errors'

/** The longest document has about 200 fields; a list of a thousand items still passes. */
export const MAX_NODES = 3000
/** 3000 values with a comment each. 60,000 wrong lines take the parser more than a second. */
const MAX_LINES = 6000
/** What the lexer cuts a text into, about seven pieces a line; the parser says an error of each. */
const MAX_PIECES = 30_000
/**
 * Signs that open a level on one line, `- - - ` or `? ? ? `, and brackets also line by line:
 * hundreds overflow the parser's stack before it reports them.
 */
const NESTED = /(?:[[{][\s?-]*){21}|^[ \t]*(?:[?-][ \t]+){21}/m

/** Why a text is not given to the parser, which it would keep busy; undefined where it is. */
export function yamlLimit(text: string): { offset: number; reason: Reason } | undefined {
  const end = nthLineEnd(text, MAX_LINES)
  if (end >= 0)
    return {
      offset: end,
      reason: {
        message: `o documento tem mais de ${MAX_LINES} linhas`,
        fix: 'apague linhas vazias e comentários, ou divida-o',
      },
    }
  if ((text.match(/[[\]{}]/g)?.length ?? 0) > MAX_NODES)
    return {
      offset: 0,
      reason: {
        message: `o documento tem mais de ${MAX_NODES} colchetes e chaves`,
        fix: 'escreva as listas com um item por linha, ou divida o documento',
      },
    }
  const nested = text.search(NESTED)
  if (nested >= 0) return { offset: nested, reason: yamlReason('RESOURCE_EXHAUSTION') }
  return hasTooManyPieces(text)
    ? {
        offset: 0,
        reason: {
          message: 'há sinais demais do YAML no documento',
          fix: 'escreva um «campo: valor» por linha e ponha entre aspas o texto com sinais',
        },
      }
    : undefined
}

/** A piece has at least one character. */
function hasTooManyPieces(text: string): boolean {
  if (text.length <= MAX_PIECES) return false
  let pieces = 0
  for (const _ of new Lexer().lex(text)) if (++pieces > MAX_PIECES) return true
  return false
}

/** The offset of the nth line's end; -1 when there are fewer lines. */
function nthLineEnd(text: string, count: number): number {
  let at = -1
  for (let line = 0; line < count; line++) {
    at = text.indexOf('\n', at + 1)
    if (at < 0) return -1
  }
  return at
}
