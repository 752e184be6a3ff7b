import { appendFileSync } from 'node:fs'
import { unified } from 'unified'

/**
 * Loaded before a command (node --import), in each of its threads. Appends every text that is
 * parsed as Markdown with unified (by check, contentlayer2, page, feed) to the file that PARSED
 * names, one JSON string a line.
 */
const processor = Object.getPrototypeOf(unified())
const { parse } = processor
processor.parse = function counted(file) {
  const tree = parse.call(this, file)
  // contentlayer2 also passes every article through a parser that returns an empty tree.
  if (tree?.children?.length > 0)
    appendFileSync(process.env.PARSED, `${JSON.stringify(String(file))}\n`)
  return tree
}
