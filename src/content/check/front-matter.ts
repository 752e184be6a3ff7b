import type { TextDiagnostic } from './diagnostic'

/** Front matter and body of an article; offsets are in the whole text. */
export interface SplitArticle {
  yaml: string
  yamlOffset: number
  body: string
  bodyOffset: number
}

/**
 * Splits an article at its two lines of three hyphens, as gray-matter does inside contentlayer2,
 * but strictly: there, a word after the first line would select another parser, and `---js` would
 * run code.
 */
export function splitArticle(text: string): SplitArticle | TextDiagnostic {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  if (/^[-–—]{1,3}\s*$/.test(first) && first.trim() !== '---')
    return error(
      0,
      `a primeira linha tem um traço («${first.trim()}») no lugar dos três hifens`,
      'escreva --- com o hífen do teclado',
    )
  if (!first.startsWith('---')) {
    return error(
      0,
      'o artigo não começa com o cabeçalho',
      'escreva --- na primeira linha, depois os campos (title, excerpt …) e outra linha ---',
    )
  }
  if (first.trimEnd() !== '---')
    return error(
      0,
      `a primeira linha é «${first.slice(0, 40).trimEnd()}»`,
      'escreva só --- na primeira linha',
    )
  const yamlOffset = /^[^\r\n]*\r?\n?/.exec(text)?.[0].length ?? 0
  const end = /^---[^\r\n]*/m.exec(text.slice(yamlOffset))
  if (!end)
    return error(
      0,
      'o cabeçalho não foi fechado',
      'escreva uma linha só com --- depois do último campo',
    )
  const endOffset = yamlOffset + end.index
  if (end[0].trimEnd() !== '---')
    return error(
      endOffset,
      `a linha que fecha o cabeçalho é «${end[0].slice(0, 40).trimEnd()}»`,
      'escreva só --- nessa linha',
    )
  const bodyOffset = endOffset + (/^[^\r\n]*\r?\n?/.exec(text.slice(endOffset))?.[0].length ?? 0)
  return {
    yaml: text.slice(yamlOffset, endOffset),
    yamlOffset,
    body: text.slice(bodyOffset),
    bodyOffset,
  }
}

const error = (offset: number, message: string, fix: string): TextDiagnostic => ({
  offset,
  field: 'cabeçalho',
  message,
  fix,
})
