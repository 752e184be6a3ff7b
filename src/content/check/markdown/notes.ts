import { reportAt } from '../../rules/reason'
import type { Definition, FootnoteDefinition } from 'mdast'
import { offsetOf, type MarkdownDiagnostic, type MarkdownSource } from './markdown-diagnostic'

/**
 * Notes and reference addresses that the page drops silently: unused ones, and those whose name an
 * earlier one has.
 */
export function noteErrors({ nodes }: MarkdownSource): MarkdownDiagnostic[] {
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference'
        ? `[${node.identifier}`
        : node.type === 'footnoteReference'
          ? `^${node.identifier}`
          : [],
    ),
  )
  const known = new Set<string>()
  return nodes.flatMap((node): MarkdownDiagnostic[] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return []
    const key = `${node.type === 'definition' ? '[' : '^'}${node.identifier}`
    const isTwice = known.has(key)
    known.add(key)
    const name = nameOf(node)
    if (isTwice)
      return reportAt(
        offsetOf(node),
        `${name} aparece duas vezes, e só a primeira valeria`,
        'apague uma das duas',
      )
    return used.has(key)
      ? []
      : reportAt(
          offsetOf(node),
          `${name} não é usada no texto e não apareceria`,
          node.type === 'definition'
            ? 'apague a linha, ou use-a em um link'
            : `escreva [^${node.label ?? node.identifier}] no texto, ou apague a nota`,
        )
  })
}

const nameOf = (node: Definition | FootnoteDefinition): string =>
  node.type === 'definition'
    ? `a referência [${node.label ?? node.identifier}]`
    : `a nota [^${node.label ?? node.identifier}]`
