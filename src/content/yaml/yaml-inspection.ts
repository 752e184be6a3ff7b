import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Field, Path } from '../schema/field-tree'
import type { Reason } from '../rules/reason'
import { fieldName, type TextDiagnostic } from '../check/diagnostic'
import { numberSourceError, brokenItem, lostValue, textSourceError } from './scalar-source'
import { TOO_DEEP } from './yaml-errors'

/** The longest document has about 200 fields; a list of a thousand items still passes. */
export const MAX_NODES = 3000
const MAX_DEPTH = 20
/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** An error at a path of a document, with its offset in the YAML. */
export type YamlDiagnostic = TextDiagnostic & { path: Path }

/**
 * Checks the parsed nodes for facts that the data no longer shows: anchors, tags, repeated keys,
 * the way numbers are written.
 */
export class Inspection {
  readonly errors: YamlDiagnostic[] = []
  unreadable = false
  private nodes = 0

  constructor(private readonly text: string) {}

  node(node: unknown, field: Field | undefined, path: Path, depth: number): void {
    // The parser returns a node, or null for an empty value.
    if (this.unreadable || !isNode(node)) return
    if (!this.counts(node)) return
    if (depth > MAX_DEPTH) return this.stop(node, [], TOO_DEEP)
    if (isAlias(node) || node.anchor !== undefined)
      return this.stop(node, path, {
        message: '& e * no começo de um valor têm outro sentido em YAML',
        fix: 'ponha o texto entre aspas',
      })
    if (node.tag !== undefined)
      return this.stop(node, path, {
        message: `há um tipo escrito à mão (${node.tag.replace('tag:yaml.org,2002:', '!!')})`,
        fix: 'escreva só o valor',
      })
    if (isMap(node)) this.map(node.items, field, path, depth)
    else if (isSeq(node))
      this.list(node.items, field?.kind === 'list' ? field.item : undefined, path, depth)
    else if (isScalar(node)) this.scalar(node, field, path)
  }

  private counts(node: Node): boolean {
    if (++this.nodes > MAX_NODES)
      this.stop(node, [], {
        message: `o documento tem mais de ${MAX_NODES} valores`,
        fix: 'divida-o ou encurte as listas',
      })
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
        this.add(key, place, {
          message: `«${name}» não pode ser nome de campo`,
          fix: 'apague a linha',
        })
      else if (seen.has(name))
        this.add(key, place, {
          message:
            field?.kind === 'byDay'
              ? `o dia ${name} aparece duas vezes`
              : 'o campo aparece duas vezes',
          fix: 'deixe só uma das linhas',
        })
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
      if (broken && isNode(item) && this.counts(item)) this.add(item, place, broken)
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
    if (lost) return this.add(node, path, lost)
    if (field?.kind === 'number') return this.number(node, path)
    if (field?.kind !== 'text' || field.widget === 'date') return
    const { type, value } = node
    const error = textSourceError(
      { written: this.text.slice(from, to), after, type, value },
      field.widget === 'text',
    )
    if (error) this.add(node, path, error)
  }

  private number(
    node: Node & { value: unknown; source?: string; type?: string },
    path: Path,
  ): void {
    if (node.value === null || node.value === '') return
    const error = numberSourceError(
      (node.source ?? String(node.value)).replace(/^[ \t\n]+|[ \t\n]+$/g, ''),
      node.type !== 'PLAIN',
    )
    if (!error) return
    this.add(node, path, error)
    // A misread number must not be compared with other prices.
    node.value = undefined
  }

  private stop(node: Node, path: Path, reason: Reason): void {
    this.unreadable = true
    this.add(node, path, reason)
  }

  private add(node: Node, path: Path, reason: Reason): void {
    this.errors.push({
      offset: Math.min(node.range?.[0] ?? 0, this.text.length),
      field: path.length > 0 ? fieldName(path) : 'YAML',
      path,
      ...reason,
    })
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

export const isNode = (value: unknown): value is Node & { anchor?: string; tag?: string } =>
  typeof value === 'object' && value !== null
