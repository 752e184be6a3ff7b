import type { Nodes, Root } from 'mdast'
import type { Reason } from '../../rules/reason'

/** What is wrong at an offset of an article's body. */
export type MarkdownDiagnostic = Reason & { offset: number }

/** The one tree of an article with its source: nothing else decides what its Markdown means. */
export interface MarkdownSource {
  body: string
  root: Root
  /** Every node in document order. */
  nodes: readonly Nodes[]
}

export const offsetOf = (node: Nodes): number => node.position?.start.offset ?? 0
/** A node as its author wrote it. */
export const sourceOf = (node: Nodes, body: string): string =>
  body.slice(offsetOf(node), node.position?.end.offset ?? offsetOf(node))

/** The words of a node at any depth, pictures by their descriptions; comments and tags say nothing. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'image') return node.alt || node.url
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return ''
  return 'children' in node ? node.children.map(wordsOf).join('').replace(/\s+/g, ' ') : ''
}
