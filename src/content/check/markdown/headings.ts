import { reportAt } from '../../rules/reason'
import {
  offsetOf,
  sourceOf,
  wordsOf,
  type MarkdownDiagnostic,
  type MarkdownSource,
} from './markdown-diagnostic'

const hashes = (depth: number): string => '#'.repeat(depth)

/**
 * Headings that the page would show differently from how they are written: the article's title is
 * its only first level, and no level is skipped.
 */
export function headingErrors({ body, nodes }: MarkdownSource): MarkdownDiagnostic[] {
  let above = 1
  return nodes.flatMap((node): MarkdownDiagnostic[] => {
    if (node.type !== 'heading') return []
    const { depth } = node
    const offset = offsetOf(node)
    const words = wordsOf(node).trim()
    const before = above
    above = Math.max(2, depth)
    if (words === '' || /^[*_~]+$/.test(words))
      return reportAt(
        offset,
        'há um título sem texto',
        'escreva o título depois de ## ou apague a linha',
      )
    const isUnderlined = !sourceOf(node, body).trimStart().startsWith('#')
    if (isUnderlined && depth === 2)
      return reportAt(
        offset,
        `a linha --- logo abaixo transforma «${words.slice(0, 60)}» em título`,
        `deixe uma linha em branco antes de ---; se é um título, escreva ## ${words.slice(0, 60)}`,
      )
    if (depth === 1)
      return reportAt(
        offset,
        `«${words.slice(0, 60)}» é um título de primeiro nível, que já é o title do artigo`,
        `escreva ## ${words.slice(0, 60)}`,
      )
    if (depth <= before + 1) return []
    const right = hashes(before + 1)
    return reportAt(
      offset,
      `o título «${words.slice(0, 60)}» pula um nível: ${hashes(depth)} depois de ` +
        (before === 1 ? 'nenhum título' : hashes(before)),
      `escreva ${right} ${words.slice(0, 60)}`,
    )
  })
}
