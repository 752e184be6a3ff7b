import { Lexer } from 'yaml'

/** Every comment of a YAML text, with its hash sign, in order. */
export function commentsIn(source: string): { offset: number; text: string }[] {
  const found: { offset: number; text: string }[] = []
  let offset = 0
  let inBlock = false
  for (const token of new Lexer().lex(source)) {
    // The lexer marks documents, scalars and blocks by single characters that the text does not have.
    if (/^[\x02\x18\x1f\ufeff]$/.test(token)) {
      inBlock = token === '\x1f'
      continue
    }
    if (token.startsWith('#') && !inBlock) found.push({ offset, text: token })
    inBlock = false
    offset += token.length
  }
  return found
}
