import { reportAt } from '../../rules/reason'
import { offsetOf, type MarkdownDiagnostic, type MarkdownSource } from './markdown-diagnostic'

/** Notes and reference addresses that no text uses: the page drops them silently. */
export function noteErrors({ nodes }: MarkdownSource): MarkdownDiagnostic[] {
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference'
        ? `[${node.identifier}`
        : node.type === 'footnoteReference'
          ? `[^${node.identifier}`
          : [],
    ),
  )
  const known = new Set<string>()
  return nodes.flatMap((node): MarkdownDiagnostic[] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return []
    const key = `[${node.type === 'definition' ? '' : '^'}${node.identifier}`
    const isTwice = known.has(key)
    known.add(key)
    if (used.has(key) && !isTwice) return []
    return reportAt(
      offsetOf(node),
      `a nota ou referência ${key}] ${isTwice ? 'aparece duas vezes' : 'não é usada no texto'}, e não apareceria`,
      'apague a linha, ou use-a no texto',
    )
  })
}
