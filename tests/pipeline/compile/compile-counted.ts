import { unified } from 'unified'

/**
 * Compiles the content of the project that it stands in once and prints, as JSON, how often each
 * text was parsed as Markdown by anything that uses unified (check, contentlayer2, page, feed), with the first fault if any.
 */
const processor: { parse: (file?: unknown) => unknown } = Object.getPrototypeOf(unified())
const { parse } = processor
const counts: Record<string, number> = {}
processor.parse = function counted(this: unknown, file?: unknown) {
  const tree: unknown = parse.call(this, file)
  // contentlayer2 passes every article through a parser that makes nothing of it.
  if (typeof tree === 'object' && tree !== null && 'children' in tree && Array.isArray(tree.children) && tree.children.length > 0) {
    const text = String(file)
    counts[text] = (counts[text] ?? 0) + 1
  }
  return tree
}

const { compileContent } = await import('../../../src/pipeline/compile/compile')
const result = await compileContent(() => {})
console.log(JSON.stringify({ counts, faults: 'faults' in result ? result.faults : [] }))
