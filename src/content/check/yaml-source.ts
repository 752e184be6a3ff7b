import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type ParsedNode,
} from 'yaml'
import type { Field, Path } from '../field-tree'
import { fieldName, type TextFault } from './fault'
import { unclosed, yamlReason, lineReason } from './yaml-errors'
import { numberSourceFault } from './number-source'
import { brokenItem, lostValue, textSourceFault } from './text-source'

const MAX_DEPTH = 20
/** The longest document has about 200 fields; a list of a thousand items still passes. */
const MAX_NODES = 3000
/** 3000 values with a comment each; 60,000 lines that each are wrong take the parser more than a second. */
const MAX_LINES = 6000
/** Names that reach into JavaScript's own objects. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A YAML text as data with its places. Without data (undefined) the text could not be read, and a fault says why. */
export interface YamlSource {
  data: unknown
  faults: (TextFault & { path: Path })[]
  root: ParsedNode | null
}

/**
 * Parses one document strictly; offsets of faults are in `text`. Never throws.
 * Duplicate keys are looked for here, because the parser's own search compares every key with every other.
 */
export function parseYaml(text: string, field: Field): YamlSource {
  const unread = (offset: number, reason: { message: string; cure: string }): YamlSource => ({
    data: undefined,
    root: null,
    faults: [{ offset, field: 'YAML', path: [], ...reason }],
  })
  const end = nthLineEnd(text, MAX_LINES)
  if (end >= 0)
    return unread(end, {
      message: `o documento tem mais de ${MAX_LINES} linhas`,
      cure: 'apague linhas vazias e comentários, ou divida-o',
    })
  const opened = text.match(/[[{]/g)?.length ?? 0
  if (opened > MAX_NODES)
    return unread(0, {
      message: `o documento tem mais de ${MAX_NODES} colchetes e chaves`,
      cure: 'escreva as listas com um item por linha, ou divida o documento',
    })
  // Hundreds of open brackets overflow the parser's stack before it could say so.
  const brackets = text.search(/(?:[[{][\s-]*){21}/)
  if (brackets >= 0) return unread(brackets, yamlReason('RESOURCE_EXHAUSTION'))
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
    const open = unclosed(text, error.code)
    const line = open ?? lineReason(text, Math.min(error.pos[0], text.length))
    return line
      ? unread(line.offset, line.reason)
      : unread(Math.min(error.pos[0], text.length), yamlReason(error.code))
  }
  if (/^%/m.test(text) && document.directives.yaml.explicit)
    return unread(0, yamlReason('BAD_DIRECTIVE'))
  const inspection = new Inspection(text)
  inspection.node(document.contents, field, [], 0)
  const { faults, unreadable } = inspection
  return {
    data: unreadable ? undefined : document.toJS({ maxAliasCount: 0 }),
    faults,
    root: document.contents,
  }
}

/** One walk over the parsed nodes for what the data no longer shows: anchors, tags, doubled keys, how numbers are written. */
class Inspection {
  readonly faults: YamlSource['faults'] = []
  unreadable = false
  private nodes = 0

  constructor(private readonly text: string) {}

  node(node: unknown, field: Field | undefined, path: Path, depth: number): void {
    // The parser gives nodes, or null for what is empty.
    if (this.unreadable || !isNode(node)) return
    if (!this.counts(node)) return
    if (depth > MAX_DEPTH)
      return this.stop(node, [], ...sentence(yamlReason('RESOURCE_EXHAUSTION')))
    if (isAlias(node) || node.anchor !== undefined)
      return this.stop(
        node,
        path,
        'há uma âncora (&nome) ou uma referência (*nome)',
        'escreva o valor por extenso; se for texto, ponha-o entre aspas',
      )
    if (node.tag !== undefined)
      return this.stop(
        node,
        path,
        `há um tipo escrito à mão (${node.tag.replace('tag:yaml.org,2002:', '!!')})`,
        'escreva só o valor',
      )
    if (isMap(node)) this.map(node.items, field, path, depth)
    else if (isSeq(node))
      this.list(node.items, field?.kind === 'list' ? field.item : undefined, path, depth)
    else if (isScalar(node)) this.scalar(node, field, path)
  }

  private counts(node: Node): boolean {
    if (++this.nodes > MAX_NODES)
      this.stop(
        node,
        [],
        `o documento tem mais de ${MAX_NODES} valores`,
        'divida-o ou encurte as listas',
      )
    return !this.unreadable
  }

  private map(
    items: readonly { key: unknown; value: unknown }[],
    field: Field | undefined,
    path: Path,
    depth: number,
  ): void {
    const seen = new Set<string>()
    for (const { key, value } of items) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      const place = [...path, name]
      this.node(key, undefined, place, depth)
      if (this.unreadable) return
      if (FORBIDDEN_KEYS.has(name))
        this.add(key, place, `«${name}» não pode ser nome de campo`, 'apague a linha')
      else if (seen.has(name))
        this.add(
          key,
          place,
          field?.kind === 'byDay'
            ? `o dia ${name} aparece duas vezes`
            : 'o campo aparece duas vezes',
          'deixe só uma das linhas',
        )
      seen.add(name)
      this.node(
        value,
        field?.kind === 'object'
          ? field.fields.get(name)
          : field?.kind === 'byDay'
            ? field.item
            : undefined,
        place,
        depth + 1,
      )
    }
  }

  private list(
    items: readonly unknown[],
    field: Field | undefined,
    path: Path,
    depth: number,
  ): void {
    items.forEach((item, index) => {
      if (this.unreadable) return
      const next = items[index + 1]
      const place = [...path, index]
      const broken =
        isScalar(next) && isScalar(item) && next.range && item.range
          ? brokenItem(
              this.text.slice(item.range[0], item.range[1]),
              this.text.slice(item.range[1], next.range[0]),
              this.text.slice(next.range[0], next.range[1]),
            )
          : undefined
      if (broken && isNode(item) && this.counts(item))
        this.add(item, place, broken.message, broken.cure)
      else this.node(item, field, place, depth + 1)
    })
  }

  private scalar(
    node: Node & { value: unknown; source?: string; type?: string },
    field: Field | undefined,
    path: Path,
  ): void {
    const [from = 0, to = 0] = node.range ?? []
    const after = this.text.slice(to, endOfLine(this.text, to))
    const lost =
      node.value === null && from === to
        ? lostValue(this.text.slice(from, endOfLine(this.text, from)))
        : undefined
    if (lost) return this.add(node, path, lost.message, lost.cure)
    if (field?.kind === 'number') return this.number(node, path)
    if (field?.kind !== 'text' || field.widget === 'date') return
    const { type, value } = node
    const fault = textSourceFault(
      { written: this.text.slice(from, to), after, type, value },
      field.widget === 'text',
    )
    if (fault) this.add(node, path, fault.message, fault.cure)
  }

  private number(
    node: Node & { value: unknown; source?: string; type?: string },
    path: Path,
  ): void {
    if (node.value === null || node.value === '') return
    const fault = numberSourceFault(
      (node.source ?? String(node.value)).replace(/^[ \t\n]+|[ \t\n]+$/g, ''),
      node.type !== 'PLAIN',
    )
    if (!fault) return
    this.add(node, path, fault.message, fault.cure)
    // What was misread must not be compared with other prices.
    node.value = undefined
  }

  private stop(node: Node, path: Path, message: string, cure: string): void {
    this.unreadable = true
    this.add(node, path, message, cure)
  }

  private add(node: Node, path: Path, message: string, cure: string): void {
    this.faults.push({
      offset: Math.min(node.range?.[0] ?? 0, this.text.length),
      field: path.length > 0 ? fieldName(path) : 'YAML',
      path,
      message,
      cure,
    })
  }
}

/** Where the nth line ends; -1 where there are fewer. */
function nthLineEnd(text: string, count: number): number {
  let at = -1
  for (let line = 0; line < count; line++) {
    at = text.indexOf('\n', at + 1)
    if (at < 0) return -1
  }
  return at
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

const isNode = (value: unknown): value is Node & { anchor?: string; tag?: string } =>
  typeof value === 'object' && value !== null
const sentence = ({ message, cure }: { message: string; cure: string }): [string, string] => [
  message,
  cure,
]

/** Where a path stands in the text: its value, its key where the value is empty, else the nearest thing around it. */
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

/** Where the key at a path stands, for faults of the name itself. */
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
