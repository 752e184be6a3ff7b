import { appendFileSync } from 'node:fs'
import { unified } from 'unified'

/**
 * Loaded before a command (node --import), in each of its threads: writes every text that is parsed
 * as Markdown by anything that uses unified (check, contentlayer2, page, feed), as JSON, into the
 * file that PARSED names, line by line.
 */
const processor = Object.getPrototypeOf(unified())
const { parse } = processor
processor.parse = function counted(file) {
  const tree = parse.call(this, file)
  // contentlayer2 passes every article through a parser that makes nothing of it.
  if (tree?.children?.length > 0)
    appendFileSync(process.env.PARSED, `${JSON.stringify(String(file))}\n`)
  return tree
}
