import type { Element, Nodes, Root } from 'hast'

/** Every element of a tree in document order. */
export function elementsIn(tree: Root): Element[] {
  const found: Element[] = []
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'element') found.push(node)
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return found
}

/** The words of a node, at any depth. */
export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/**
 * Removes the source positions from a tree: only error messages use them, and they would triple the
 * size of the stored and loaded tree.
 */
export function removePositions(tree: Nodes): void {
  delete tree.position
  if ('children' in tree) tree.children.forEach(removePositions)
}
