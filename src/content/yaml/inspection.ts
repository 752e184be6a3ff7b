import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import { fieldName, type TextDiagnostic, type Reason } from '../check/diagnostic'
import { fieldAt, type Field, type Path } from '../schema/field-tree'
import { inQuotes, numberError, textError, TOO_MUCH } from './yaml-errors'

/** The longest document has about 200 fields; a list of a thousand items still passes. */
export const MAX_NODES = 3000
const MAX_DEPTH = 20
/** Names that would reach into JavaScript's own objects. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

const rangeOf = (node: Node): readonly [number, number] => [
  node.range?.[0] ?? 0,
  node.range?.[1] ?? 0,
]

/**
 * Checks the parsed nodes for facts that the data no longer shows: anchors, tags, repeated keys,
 * the way numbers are written.
 */
export function inspect(
  text: string,
  root: unknown,
  tree: Field,
): { errors: TextDiagnostic[]; isReadable: boolean } {
  const errors: TextDiagnostic[] = []
  let nodes = 0
  let isReadable = true
  const add = (node: Node, path: Path, reason: Reason | undefined) => {
    const offset = Math.min(rangeOf(node)[0], text.length)
    const field = path.length > 0 ? fieldName(path) : 'YAML'
    if (reason) errors.push({ offset, field, ...reason })
  }
  const visit = (node: unknown, field: Field | undefined, path: Path, depth: number): void => {
    if (!isReadable || !isNode(node)) return
    const isTooMuch = ++nodes > MAX_NODES || depth > MAX_DEPTH
    isReadable = !isTooMuch && !isAlias(node) && node.anchor === undefined && node.tag === undefined
    if (!isReadable) return add(node, isTooMuch ? [] : path, isTooMuch ? TOO_MUCH : SIGNS)
    if (isScalar(node)) add(node, path, scalarError(text, node, field))
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const broken = brokenItem(text, item, node.items[index + 1])
        if (broken && isNode(item)) add(item, [...path, index], broken)
        else visit(item, fieldAt(field, [index]), [...path, index], depth + 1)
      }
    const seen = new Set<string>()
    for (const { key, value } of isMap(node) ? node.items : []) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      visit(key, undefined, [...path, name], depth)
      if (isReadable) add(key, [...path, name], keyError(name, seen, field))
      seen.add(name)
      visit(value, fieldAt(field, [name]), [...path, name], depth + 1)
    }
  }
  visit(root, tree, [], 0)
  return { errors, isReadable }
}

const SIGNS: Reason = {
  message: '&, * e ! no começo de um valor têm outro sentido em YAML',
  fix: 'ponha o texto entre aspas',
}

function keyError(
  name: string,
  seen: ReadonlySet<string>,
  field: Field | undefined,
): Reason | undefined {
  if (FORBIDDEN_KEYS.includes(name))
    return { message: `«${name}» não pode ser nome de campo`, fix: 'apague a linha' }
  if (!seen.has(name)) return undefined
  const what = field?.kind === 'byDay' ? `o dia ${name}` : 'o campo'
  return { message: `${what} aparece duas vezes`, fix: 'deixe só uma das linhas' }
}

/** `[8 GB, 4,5 kg]` has three items to YAML. */
function brokenItem(text: string, item: unknown, next: unknown): Reason | undefined {
  if (!isScalar(item) || !isScalar(next)) return undefined
  const [[start, end], [from, to]] = [rangeOf(item), rangeOf(next)]
  const whole = text.slice(start, to).slice(0, 60)
  if (text.slice(end, from) !== ',' || !/\d,\d/.test(text.slice(end - 1, from + 1)))
    return undefined
  return {
    message: `«${whole}» seria dividido em dois itens pela vírgula`,
    fix: `escreva entre aspas: "${whole}"`,
  }
}

function scalarError(text: string, node: Scalar, field: Field | undefined): Reason | undefined {
  const [from, to] = rangeOf(node)
  const after = /.*/.exec(text.slice(to))?.[0] ?? ''
  const { type, value } = node
  const comment = /^[ \t]*(#\S.*)$/.exec(after)?.[1]?.trim()
  if (value === null && from === to && comment)
    return {
      message: `«${comment.slice(0, 60)}» é lido como comentário e não apareceria`,
      fix: `escreva entre aspas: ${inQuotes(comment).slice(0, 80)}`,
    }
  if (field?.kind === 'number' && value !== null && value !== '') {
    const source = (node.source ?? String(value)).replace(/^[ \t\n]+|[ \t\n]+$/g, '')
    const reason = numberError(source, type !== 'PLAIN')
    // A misread number must not be compared with other prices.
    if (reason) node.value = undefined
    return reason
  }
  if (field?.kind !== 'text' || field.widget === 'date' || typeof value !== 'string' || !type)
    return undefined
  return textError(text.slice(from, to), after, type, field.widget === 'text')
}
