import type { Element, Root } from 'hast'
import { elementsIn, textOf } from './article-tree'
import { hyphenated } from '../text/fold-text'

/**
 * Ids that the page around the text already uses, and that a heading may well produce: «Conteúdo»,
 * «Índice», «Menu».
 */
const PAGE_IDS = ['conteudo', 'indice', 'menu', 'relacionados', 'rodape-links']

/** Every h2 and h3 of an article with an id that is stable while its words are. */
export function headingsOf(tree: Root): { element: Element; id: string; text: string }[] {
  const used = new Set(PAGE_IDS)
  // Where the search for a free id continues, by slug: from 2 each time it would take half a minute
  // for 20,000 equal headings.
  const next = new Map<string, number>()
  return tree.children.flatMap((element) => {
    if (element.type !== 'element' || (element.tagName !== 'h2' && element.tagName !== 'h3'))
      return []
    const text = textOf(element)
    const slug = hyphenated(text) || 'secao'
    let id = slug
    let count = next.get(slug) ?? 2
    for (; used.has(id); count++) id = `${slug}-${count}`
    next.set(slug, count)
    used.add(id)
    return [{ element, id, text }]
  })
}

/**
 * The ids that a link within an article may lead to: its headings, and those of its author's HTML
 * and of footnotes.
 */
export function articleIds(tree: Root): ReadonlySet<string> {
  const own = elementsIn(tree).flatMap(({ properties }) =>
    typeof properties.id === 'string' ? properties.id : [],
  )
  return new Set([...headingsOf(tree).map(({ id }) => id), ...own])
}
