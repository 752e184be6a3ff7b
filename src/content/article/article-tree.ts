import type { Element, Nodes, Root } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'
import { hyphenated } from '../text/fold-text'

/** Every node of a tree of Markdown or of HTML, in document order. */
export function nodesIn<Node extends { type: string }>(tree: Node): Node[] {
  const found: Node[] = []
  const waiting = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    // The children of a tree's node are nodes of the same tree.
    if ('children' in node) waiting.push(...(node.children as Node[]).toReversed())
  }
  return found
}

/** Every element of a tree in document order. */
export const elementsIn = (tree: Root): Element[] =>
  nodesIn<Nodes>(tree).filter((node) => node.type === 'element')

/** The words of a node, at any depth. */
export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** The source of an article with every node of its one parsed tree, in document order. */
export interface MarkdownSource {
  body: string
  nodes: readonly MarkdownNodes[]
}

export const offsetOf = (node: MarkdownNodes): number => node.position?.start.offset ?? 0
/** The source text of a node. */
export const sourceOf = (node: MarkdownNodes, body: string): string =>
  body.slice(offsetOf(node), node.position?.end.offset ?? offsetOf(node))

/**
 * Ids that the page around the text already uses, and that a heading may well produce: «Conteúdo»,
 * «Índice», «Menu».
 */
const PAGE_IDS = ['conteudo', 'indice', 'menu', 'relacionados', 'rodape-links']

/** Every h2 and h3 of an article with an id that is stable while its words are. */
export function headingsOf(tree: Root): { element: Element; id: string; text: string }[] {
  const used = new Set(PAGE_IDS)
  return tree.children.flatMap((element) => {
    if (element.type !== 'element' || !/^h[23]$/.test(element.tagName)) return []
    const text = textOf(element)
    const slug = hyphenated(text) || 'secao'
    let id = slug
    for (let count = 2; used.has(id); count++) id = `${slug}-${count}`
    used.add(id)
    return [{ element, id, text }]
  })
}

/**
 * Reading speed, in words a minute (Brysbaert 2019: adults read prose silently at about 238; tables
 * slow it).
 */
const WORDS_A_MINUTE = 220

/** Whole minutes that it takes to read a text, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
