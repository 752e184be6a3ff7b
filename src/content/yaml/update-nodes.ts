import { alignItems } from '../compare/align-items'
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Field, ObjectField } from '../schema/field-tree'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  readDayLine,
  readDraft,
  sameDraft,
  type DayLine,
  type Draft,
  type DraftObject,
  dayPair,
  nodeOf,
  scalarOf,
} from './draft'

/**
 * Updates a map to the form's values. Unchanged pairs, and keys that the schema does not know,
 * stay.
 */
export function updateMap(map: YAMLMap, field: ObjectField, after: DraftObject): void {
  const items = [...map.items]
  const indexOf = (key: string) =>
    items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key)
  // A new pair is inserted below the pair that precedes it in the schema.
  let place = 0
  for (const [key, inner] of field.fields) {
    const index = indexOf(key)
    const value = after[key]
    const pair = items[index]
    if (pair && value !== undefined) {
      pair.value = updatedNode(pair.value, inner, value)
      place = index + 1
    } else if (pair) {
      items.splice(index, 1)
      if (index < place) place--
    } else if (value !== undefined)
      items.splice(place++, 0, new Pair(new Scalar(key), nodeOf(value, inner)))
  }
  replaceItems(map, items)
}

/** A node with the form's value: the existing one, changed, or a new one. */
function updatedNode(node: unknown, field: Field, after: Draft): unknown {
  if (sameDraft(readDraft(node, field) ?? '', after)) return node
  if (isMap(node) && field.kind === 'object' && isDraftObject(after)) {
    updateMap(node, field, after)
    return node
  }
  if (isSeq(node) && field.kind === 'list' && isDraftList(after)) {
    updateList(node, field.item, after)
    return node
  }
  if (isMap(node) && field.kind === 'byDay' && isDraftList(after)) {
    updateDays(node, field, dayLinesOf(after))
    return node
  }
  if (isScalar(node) && (typeof after === 'string' || typeof after === 'boolean')) {
    const { value, type, source, format, minFractionDigits } = scalarOf(after, field, node)
    return Object.assign(node, { value, type, source, format, minFractionDigits })
  }
  const fresh = nodeOf(after, field)
  fresh.commentBefore = commentsOf(node)
  return fresh
}

function updateList(list: YAMLSeq, field: Field, after: readonly Draft[]): void {
  const before = list.items.map((item) => readDraft(item, field) ?? '')
  const items = origins(before, after).map((origin, index) =>
    origin === undefined
      ? nodeOf(after[index], field)
      : updatedNode(list.items[origin], field, after[index]),
  )
  replaceItems(list, items)
}

function updateDays(
  map: YAMLMap,
  field: Extract<Field, { kind: 'byDay' }>,
  after: readonly DayLine[],
): void {
  const before = map.items.map(({ key, value }) => readDayLine(key, value, field))
  const lines = origins(
    before,
    after.map(({ day, value }) => ({ day, value })),
  )
  const items = after.map((line, index) => {
    const pair = map.items[lines[index] ?? -1]
    if (!pair) return dayPair(line, field.item)
    if (isScalar(pair.key) && String(pair.key.value) !== line.day) pair.key.value = line.day
    pair.value = updatedNode(pair.value, field.item, line.value)
    return pair
  })
  replaceItems(map, items)
}

/** The index of the old item that each item of a changed list comes from; undefined for a new one. */
function origins(before: readonly Draft[], after: readonly Draft[]): (number | undefined)[] {
  const from = new Map(alignItems(before, after).map((pair) => [pair.to, pair.from]))
  return after.map((_, index) => from.get(index))
}

/**
 * Replaces the items of a map or list. The comments of removed items stay, above the next one or at
 * the end.
 */
function replaceItems(collection: YAMLMap, items: Pair[]): void
function replaceItems(collection: YAMLSeq, items: unknown[]): void
function replaceItems(collection: YAMLMap | YAMLSeq, items: unknown[]): void {
  const old: unknown[] = collection.items
  if (old.length === 0) collection.flow = false
  // The two overloads guarantee that a map gets pairs.
  collection.items = items as Pair[]
  const kept = new Set(items)
  let above: string | undefined
  let space = false
  for (const item of old) {
    if (!kept.has(item)) {
      above = joinComments(above, commentsOf(item))
      space ||= headOf(item)?.spaceBefore ?? false
      continue
    }
    const head = headOf(item)
    if (head) {
      head.commentBefore = joinComments(above, head.commentBefore)
      head.spaceBefore ||= space
    }
    above = undefined
    space = false
  }
  collection.comment = joinComments(above, collection.comment)
}

const headOf = (item: unknown) => {
  const head = isPair(item) ? item.key : item
  return isNode(head) ? head : undefined
}

/** Joins comments as the library stores them, a line each; undefined for none. */
export const joinComments = (...comments: (string | null | undefined)[]): string | undefined => {
  const all = comments.filter((comment) => typeof comment === 'string')
  return all.length > 0 ? all.join('\n') : undefined
}

/**
 * Every comment in a node or pair, as the library stores them: without the first #, a line each.
 */
function commentsOf(item: unknown): string | undefined {
  const found: (string | null | undefined)[] = []
  const collect = (
    _: unknown,
    node: { commentBefore?: string | null; comment?: string | null },
  ) => {
    found.push(node.commentBefore, node.comment)
  }
  if (isNode(item)) visit(item, { Node: collect })
  else if (isPair(item)) found.push(commentsOf(item.key), commentsOf(item.value))
  return joinComments(...found)
}
