import type { ElementContent } from 'hast'

/** Elements whose text is not read as prose. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp'])

/**
 * Puts `lang="en"` around the words of a list, so that a screen reader pronounces them in English
 * (WCAG 3.1.2).
 * @param words as they are written, with their capitals; the longest match counts, and a part of
 * another word does not
 */
export function markEnglish(nodes: ElementContent[], words: readonly string[]): ElementContent[] {
  if (words.length === 0) return nodes
  const choices = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choices.join('|')})(?![\\p{L}\\p{N}])`, 'u')
  const marked = (node: ElementContent): ElementContent[] => {
    if (node.type === 'element') {
      const isLeft = NO_PROSE.has(node.tagName) || node.properties.lang !== undefined
      return [isLeft ? node : { ...node, children: node.children.flatMap(marked) }]
    }
    // `split` returns the matched words at odd indices.
    if (node.type !== 'text' || !pattern.test(node.value)) return [node]
    return node.value.split(pattern).flatMap((value, index): ElementContent[] => {
      if (value === '') return []
      const text = { type: 'text', value } as const
      return [
        index % 2 === 1
          ? { type: 'element', tagName: 'span', properties: { lang: 'en' }, children: [text] }
          : text,
      ]
    })
  }
  return nodes.flatMap(marked)
}
