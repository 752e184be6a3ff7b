import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type ParsedNode,
  Lexer,
} from 'yaml'
import type { Field, Path } from '../schema/field-tree'
import type { ReasonAt } from '../rules/reason'
import { TOO_DEEP, UNREADABLE, yamlReason } from './yaml-errors'
import { Inspection, MAX_NODES, isNode, type YamlDiagnostic } from './yaml-inspection'

/**
 * A YAML text as data with its positions. When data is undefined the text could not be read, and an
 * error says why.
 */
export interface YamlSource {
  data: unknown
  errors: YamlDiagnostic[]
  root: ParsedNode | null
}

/** Parses one document strictly; offsets of errors are in `text`. Never throws. */
export function parseYaml(text: string, field: Field): YamlSource {
  const unread = (error: ReasonAt): YamlSource => ({
    data: undefined,
    root: null,
    errors: [{ field: 'YAML', path: [], ...error }],
  })
  const limit = yamlLimit(text)
  if (limit) return unread(limit)
  let document: Document.Parsed
  try {
    document = yamlDocument(text)
  } catch {
    return unread({ offset: 0, ...TOO_DEEP })
  }
  // The parser's later errors are mostly echoes of the first.
  const error = document.errors[0] ?? document.warnings[0]
  if (error?.code === 'RESOURCE_EXHAUSTION') return unread({ offset: error.pos[0], ...TOO_DEEP })
  if (error) return unread(yamlReason(text, error.code, Math.min(error.pos[0], text.length)))
  if (/^%/m.test(text) && document.directives.yaml.explicit)
    return unread({ offset: 0, ...UNREADABLE })
  const inspection = new Inspection(text)
  inspection.node(document.contents, field, [], 0)
  const { errors, unreadable } = inspection
  return {
    data: unreadable ? undefined : document.toJS({ maxAliasCount: 0 }),
    errors,
    root: document.contents,
  }
}

/**
 * The offset of a path in the text: of its value, of its key when the value is empty, else of the
 * nearest node around it.
 */
export function offsetOf(
  root: unknown,
  path: Path,
): { offset: number; end?: number; source: string | undefined } {
  const node = nodeAt(root, path)
  const isEmpty = !isNode(node) || (isScalar(node) && node.value === null)
  const place = startOf(isEmpty ? (keyAt(root, path) ?? node) : node)
  const end = isNode(node) && !isEmpty ? node.range?.[1] : undefined
  if (place !== undefined)
    return {
      offset: place,
      ...(end === undefined ? {} : { end }),
      source: isScalar(node) ? node.source : undefined,
    }
  return {
    offset: path.length > 0 ? offsetOf(root, path.slice(0, -1)).offset : 0,
    source: undefined,
  }
}

/** The offset of the key at a path, for errors of the name itself. */
export const keyOffsetOf = (root: unknown, path: Path): number =>
  startOf(keyAt(root, path)) ?? offsetOf(root, path.slice(0, -1)).offset

/** The path of the innermost value in which an offset stands; empty for none. */
export function pathAt(node: unknown, offset: number): Path {
  const steps = isMap(node)
    ? node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value] as const)
    : isSeq(node)
      ? node.items.map((value, index) => [index, value] as const)
      : []
  const found = steps.find(([, value]) => {
    const [start = 0, end = 0] = (isNode(value) && value.range) || []
    return start <= offset && offset < end
  })
  return found ? [found[0], ...pathAt(found[1], offset)] : []
}

const nodeAt = (root: unknown, path: Path): unknown =>
  path.length === 0 ? root : isCollection(root) ? root.getIn(path, true) : undefined

function keyAt(root: unknown, path: Path): unknown {
  const parent = nodeAt(root, path.slice(0, -1))
  return isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
    : undefined
}

const startOf = (node: unknown): number | undefined =>
  isNode(node) && Array.isArray(node.range) ? node.range[0] : undefined

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
    (text.match(/[[\]{}]/g)?.length ?? 0) > MAX_NODES ||
    hasTooManyPieces(text)
  if (isTooMuch)
    return {
      offset: 0,
      message: 'o documento tem linhas, colchetes ou sinais do YAML demais',
      fix: 'escreva um «campo: valor» por linha e ponha entre aspas o texto com sinais, ou divida-o',
    }
  const nested = text.search(NESTED)
  return nested < 0 ? undefined : { offset: nested, ...TOO_DEEP }
}

/** A piece has at least one character. */
function hasTooManyPieces(text: string): boolean {
  if (text.length <= MAX_PIECES) return false
  let pieces = 0
  for (const _ of new Lexer().lex(text)) if (++pieces > MAX_PIECES) return true
  return false
}

/**
 * Parses a YAML text with its comments and its formatting. The inspection finds repeated keys,
 * because the parser's own search compares every key with every other.
 */
export const yamlDocument = (text: string): Document.Parsed =>
  parseDocument(text, {
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })

/**
 * The text of a document: two blanks a level, a paragraph of a folded text on one line.
 * @throws Error for a reference to nothing (`*x`), which the parser accepts silently and the
 * library cannot write
 */
export const yamlText = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false })
