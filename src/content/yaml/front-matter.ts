import type { TextDiagnostic } from '../check/diagnostic'

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
  if (first.trimEnd() !== '---')
    return error(
      0,
      `a primeira linha não é ---, que começa o cabeçalho («${first.slice(0, 40).trim()}»)`,
      'escreva --- com os hifens do teclado, depois os campos (title, excerpt …) e outra linha ---',
    )
  const yamlOffset = /^[^\r\n]*\r?\n?/.exec(text)?.[0].length ?? 0
  const end = /^---[^\r\n]*/m.exec(text.slice(yamlOffset))
  const endOffset = yamlOffset + (end?.index ?? 0)
  if (end?.[0].trimEnd() !== '---')
    return error(
      end ? endOffset : 0,
      'o cabeçalho não foi fechado',
      'escreva --- depois do último campo',
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
