import * as YAML from 'yaml'
import type { TextDiagnostic, ReasonAt } from '../check/diagnostic'
import type { Field, Path } from '../schema/field-tree'
import { inspect, MAX_NODES } from './inspection'
import { TOO_MUCH, UNREADABLE, yamlReason } from './yaml-errors'

/**
 * A YAML text as data with its positions. When data is undefined the text could not be read, and an
 * error says why.
 */
export interface YamlSource {
  data: unknown
  errors: TextDiagnostic[]
  root: YAML.ParsedNode | null
}

/** Parses one document strictly; offsets of errors are in `text`. Never throws. */
export function parseYaml(text: string, field: Field): YamlSource {
  const unread = (error: ReasonAt): YamlSource => ({
    data: undefined,
    root: null,
    errors: [{ field: 'YAML', ...error }],
  })
  const limit = yamlLimit(text)
  if (limit) return unread(limit)
  let document: YAML.Document.Parsed
  try {
    document = yamlDocument(text)
  } catch {
    return unread({ offset: 0, ...TOO_MUCH })
  }
  // The parser's later errors are mostly echoes of the first.
  const error = document.errors[0] ?? document.warnings[0]
  if (error?.code === 'RESOURCE_EXHAUSTION') return unread({ offset: error.pos[0], ...TOO_MUCH })
  if (error) return unread(yamlReason(text, error.code, Math.min(error.pos[0], text.length)))
  if (/^%/m.test(text) && document.directives.yaml.explicit)
    return unread({ offset: 0, ...UNREADABLE })
  const { errors, isReadable } = inspect(text, document.contents, field)
  return {
    data: isReadable ? document.toJS({ maxAliasCount: 0 }) : undefined,
    errors,
    root: document.contents,
  }
}

/**
 * The offsets of a path in the text: of its value, of its key when the value is empty, else of the
 * nearest node around it.
 */
export function offsetOf(
  root: unknown,
  path: Path,
): { offset: number; end?: number | undefined; source?: string | undefined } {
  const node = nodeAt(root, path)
  const value = YAML.isScalar(node) && node.value === null ? undefined : node
  const found = value ?? keyAt(root, path) ?? node
  if (YAML.isNode(found) && found.range)
    return {
      offset: found.range[0],
      end: value === undefined ? undefined : found.range[1],
      source: YAML.isScalar(node) ? node.source : undefined,
    }
  return { offset: path.length > 0 ? offsetOf(root, path.slice(0, -1)).offset : 0 }
}

/** The offset of the key at a path, for errors of the name itself. */
export function keyOffsetOf(root: unknown, path: Path): number {
  const key = keyAt(root, path)
  return (YAML.isNode(key) ? key.range?.[0] : undefined) ?? offsetOf(root, path.slice(0, -1)).offset
}

/** The path of the innermost value in which an offset stands; empty for none. */
export function pathAt(node: unknown, offset: number): Path {
  const steps = YAML.isMap(node)
    ? node.items.map(
        ({ key, value }) => [YAML.isScalar(key) ? String(key.value) : '', value] as const,
      )
    : YAML.isSeq(node)
      ? Array.from(node.items.entries())
      : []
  const found = steps.find(([, value]) => {
    const [start = 0, end = 0] = (YAML.isNode(value) && value.range) || []
    return start <= offset && offset < end
  })
  return found ? [found[0], ...pathAt(found[1], offset)] : []
}

const nodeAt = (root: unknown, path: Path): unknown =>
  path.length === 0 ? root : YAML.isCollection(root) ? root.getIn(path, true) : undefined

function keyAt(root: unknown, path: Path): unknown {
  const parent = nodeAt(root, path.slice(0, -1))
  return YAML.isMap(parent)
    ? parent.items.find(({ key }) => YAML.isScalar(key) && key.value === path.at(-1))?.key
    : undefined
}

/** 3000 values with a comment each. 60,000 wrong lines take the parser more than a second. */
const MAX_LINES = 6000
/**
 * Pieces into which the lexer cuts a text, about seven a line; the parser may report an error for
 * each.
 */
const MAX_PIECES = 30_000
/**
 * Signs that open a level on one line, `- - - ` or `? ? ? `, and brackets also line by line:
 * hundreds overflow the parser's stack before it reports them.
 */
const NESTED = /(?:[[{][\s?-]*){21}|^[ \t]*(?:[?-][ \t]+){21}/m

/**
 * Returns why a text is not given to the parser, which it would keep busy; undefined for a text
 * that the parser may read.
 */
export function yamlLimit(text: string): ReasonAt | undefined {
  const isTooMuch =
    text.split('\n').length > MAX_LINES ||
    text.split(/[[\]{}]/).length > MAX_NODES ||
    hasTooManyPieces(text)
  const offset = isTooMuch ? 0 : text.search(NESTED)
  return offset < 0 ? undefined : { offset, ...TOO_MUCH }
}

/** A piece has at least one character. */
function hasTooManyPieces(text: string): boolean {
  if (text.length <= MAX_PIECES) return false
  let pieces = 0
  for (const _ of new YAML.Lexer().lex(text)) if (++pieces > MAX_PIECES) return true
  return false
}

/**
 * Parses a YAML text with its comments and its formatting. The inspection finds repeated keys,
 * because the parser's own search compares every key with every other.
 */
export const yamlDocument = (text: string): YAML.Document.Parsed =>
  YAML.parseDocument(text, {
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })

/**
 * Splits an article, with Unix line ends, at its two lines of three hyphens, as gray-matter does
 * inside contentlayer2, but strictly: there, a word after the first line would select another
 * parser, and `---js` would run code.
 */
export function splitArticle(text: string) {
  const [front, head = '', yaml = ''] = FRONT.exec(text) ?? []
  if (front === undefined) {
    const end = /^---[^\S\n]*\n/.test(text) ? text.search(/(?<=\n)---/) : 0
    const error: TextDiagnostic = {
      offset: Math.max(0, end),
      field: 'cabeçalho',
      message: 'o cabeçalho não está entre duas linhas ---',
      fix: 'escreva --- com os hifens do teclado, depois os campos (title, excerpt …) e outra linha ---',
    }
    return error
  }
  const bodyOffset = front.length
  return { yaml, yamlOffset: head.length, body: text.slice(bodyOffset), bodyOffset }
}
const FRONT = /^(---[^\S\n]*\n)((?:(?!---).*\n)*)---[^\S\n]*(?:\n|$)/
