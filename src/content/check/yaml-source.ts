import {
  isCollection,
  isMap,
  isScalar,
  parseDocument,
  type Document,
  type ErrorCode,
  type ParsedNode,
} from 'yaml'
import type { Field, Path } from '../field-tree'
import type { Reason } from '../rules/reason'
import { indentReason } from './yaml-indent'
import { lineReason, unclosed, yamlReason } from './yaml-errors'
import { Inspection, isNode, type YamlDiagnostic } from './yaml-inspection'
import { yamlLimit } from './yaml-limits'

/**
 * A YAML text as data with its positions. When data is undefined the text could not be read, and an
 * error says why.
 */
export interface YamlSource {
  data: unknown
  errors: YamlDiagnostic[]
  root: ParsedNode | null
}

/** The parser's errors for a line that does not stand below its neighbours. */
const MISPLACED = new Set<ErrorCode>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
])

/**
 * Parses one document strictly; offsets of errors are in `text`. Never throws. The inspection finds
 * repeated keys, because the parser's own search compares each key with every other.
 */
export function parseYaml(text: string, field: Field): YamlSource {
  const unread = (offset: number, reason: Reason): YamlSource => ({
    data: undefined,
    root: null,
    errors: [{ offset, field: 'YAML', path: [], ...reason }],
  })
  const limit = yamlLimit(text)
  if (limit) return unread(limit.offset, limit.reason)
  let document: Document.Parsed
  try {
    document = parseDocument(text, {
      uniqueKeys: false,
      stringKeys: true,
      prettyErrors: false,
      logLevel: 'error',
    })
  } catch {
    return unread(0, yamlReason('RESOURCE_EXHAUSTION'))
  }
  // The parser's later errors are mostly echoes of the first.
  const error = document.errors[0] ?? document.warnings[0]
  if (error) {
    const offset = Math.min(error.pos[0], text.length)
    const read =
      unclosed(text, error.code) ??
      lineReason(text, offset) ??
      (MISPLACED.has(error.code) ? indentReason(text, offset) : undefined)
    return read ? unread(read.offset, read.reason) : unread(offset, yamlReason(error.code))
  }
  if (/^%/m.test(text) && document.directives.yaml.explicit)
    return unread(0, yamlReason('BAD_DIRECTIVE'))
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
