import { parse } from 'yaml'
import type { Path } from '../../content/field-tree'
import { splitArticle } from '../../content/check/front-matter'
import { lineCounter, parseSource, type ReadDocument } from '../../content/check/read-document'
import { offsetOf } from '../../content/check/yaml-source'
import type { Version } from '../read-version'

/** One of the two states of a file that is being compared. */
export interface Side {
  text: string
  /** Undefined when the file is no YAML, or no document at all. */
  data: unknown
  /** Markdown of an article. */
  body: string | undefined
  /** Undefined for a file of no type that the site knows. */
  document: ReadDocument | undefined
}

/**
 * The state of a file in a version; any YAML counts as data, also when the check would refuse it.
 */
export function sideOf(path: string, bytes: Buffer | undefined, version: Version): Side {
  const text = (bytes ?? Buffer.alloc(0)).toString('utf8').replace(/^\uFEFF/, '')
  const document = version.byFile.get(path)
  if (document?.data !== undefined && document.errors.length + document.unfinished.length === 0)
    return { text, data: document.data, body: document.body, document }
  const split = path.endsWith('.mdx') ? splitArticle(text) : undefined
  if (split && 'message' in split) return { text, data: undefined, body: undefined, document }
  return { text, data: leniently(split?.yaml ?? text), body: split?.body, document }
}

/** Returns only an object, because only its fields can be compared. */
function leniently(text: string): unknown {
  try {
    const value: unknown = parse(text, { uniqueKeys: false, maxAliasCount: 0, logLevel: 'error' })
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a function from a field to its line in a document's file; undefined for a missing field.
 */
export function lineFinder(document: ReadDocument | undefined): (path: Path) => number | undefined {
  if (!document) return () => undefined
  const { text, yaml, yamlOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  return (path) =>
    yaml?.root ? place(yamlOffset + offsetOf(yaml.root, path).offset).line : undefined
}

/** First line of an article's text; 1 for any other file. */
export function bodyLine({ text, body }: Side): number {
  if (body === undefined) return 1
  const split = splitArticle(text)
  return 'message' in split ? 1 : lineCounter(text)(split.bodyOffset).line
}
