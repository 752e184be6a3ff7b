import type { Nodes, Root } from 'mdast'
import type { Reason } from '../../rules/reason'

/** A diagnostic at an offset of an article's body. */
export type MarkdownDiagnostic = Reason & { offset: number }

/**
 * The one parsed tree of an article with its source: nothing else decides the meaning of its
 * Markdown.
 */
export interface MarkdownSource {
  body: string
  root: Root
  /** Every node in document order. */
  nodes: readonly Nodes[]
}

export const offsetOf = (node: Nodes): number => node.position?.start.offset ?? 0
/** The source text of a node. */
export const sourceOf = (node: Nodes, body: string): string =>
  body.slice(offsetOf(node), node.position?.end.offset ?? offsetOf(node))

/**
 * The words of a node at any depth, pictures by their descriptions; comments and tags have none.
 */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'image') return node.alt || node.url
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return ''
  return 'children' in node ? node.children.map(wordsOf).join('').replace(/\s+/g, ' ') : ''
}
