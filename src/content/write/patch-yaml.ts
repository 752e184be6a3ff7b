import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { ByDayField, Field, ObjectField } from '../field-tree'
import { alignItems, type ItemStep } from './align-items'
import { commentsIn } from './comments'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  readDayLine,
  readDraft,
  sameDraft,
  type Draft,
  type DraftObject,
} from './draft'
import { changedBlock } from './patch-block'
import { dayText, flowText, itemLines, pairLines, scalarText, objectLines } from './render-yaml'
import { lineEnd, lineStart, type Edit } from './source-edits'

export const parseSource = (source: string): Document.Parsed =>
  parseDocument(source, {
    uniqueKeys: false,
    stringKeys: true,
    keepSourceTokens: true,
    logLevel: 'error',
  })

/**
 * The smallest edits that make a YAML text say what the form holds: only lines of fields that changed, their comments kept.
 * What the schema does not know stays. `source` has \n alone as line break.
 */
export function yamlEdits(source: string, field: ObjectField, after: DraftObject): Edit[] {
  const { contents } = parseSource(source)
  if (!isMap(contents) || contents.items.length === 0) {
    const end = source.length
    return [
      {
        start: end,
        end,
        text: `${source === '' || source.endsWith('\n') ? '' : '\n'}${objectLines(after, field).join('\n')}\n`,
      },
    ]
  }
  const patch = new Patch(source)
  patch.map(contents, field, after)
  return patch.edits
}

/** What a list becomes, and how an item is written anew or changed in its place. */
interface ListEdit {
  before: readonly Draft[]
  after: readonly Draft[]
  render: (item: Draft) => string[]
  change: (index: number, item: Draft) => void
}

class Patch {
  readonly edits: Edit[] = []
  private readonly comments: readonly { offset: number; text: string }[]

  constructor(private readonly source: string) {
    this.comments = commentsIn(source)
  }

  map(map: YAMLMap, field: Field, after: DraftObject): void {
    if (field.kind !== 'object') return
    const pairOf = (key: string) =>
      map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
    // An object without fields needs its key's line written anew; the caller sees to it.
    let anchor: Pair | undefined
    const first = map.items.find(
      (pair) =>
        isScalar(pair.key) &&
        (!field.fields.has(String(pair.key.value)) || after[String(pair.key.value)] !== undefined),
    )
    for (const [key, inner] of field.fields) {
      const pair = pairOf(key)
      const value = after[key]
      if (pair && value !== undefined) {
        this.pair(pair, key, inner, value)
        anchor = pair
      } else if (pair) this.removePair(map, pair)
      else if (value !== undefined) this.insertPair(pairLines(key, value, inner), anchor, first)
    }
  }

  /** True where a map can be changed pair by pair: written in lines, and with something left in it. */
  private editable(node: unknown, after: Draft): node is YAMLMap {
    return (
      isMap(node) &&
      !node.flow &&
      node.items.length > 0 &&
      isDraftObject(after) &&
      node.items.some(({ key }) => isScalar(key) && after[String(key.value)] !== undefined)
    )
  }

  private pair(pair: Pair, key: string, field: Field, after: Draft): void {
    const { value } = pair
    if (sameDraft(readDraft(value, field), after)) return
    if (this.editable(value, after) && isDraftObject(after)) return this.map(value, field, after)
    if (
      isSeq(value) &&
      !value.flow &&
      isDraftList(after) &&
      field.kind === 'list' &&
      this.list(value, field, after)
    )
      return
    if (
      isMap(value) &&
      !value.flow &&
      isDraftList(after) &&
      field.kind === 'byDay' &&
      this.days(value, field, after)
    )
      return
    if (
      isSeq(value) &&
      value.flow &&
      isDraftList(after) &&
      after.length > 0 &&
      !after.some((item) => typeof item === 'object')
    )
      return this.replace(value, flowText(after, field))
    if (
      isScalar(value) &&
      value.range &&
      (typeof after === 'string' || typeof after === 'boolean') &&
      this.scalar(value, key, field, after)
    )
      return
    const indent = this.columnOf(pair.key)
    const start = startOf(pair.key)
    const end = this.endOf(pair)
    this.edits.push({
      start,
      end,
      text: [...this.commentLines(start, end), ...pairLines(key, after, field)].join(`\n${indent}`),
    })
  }

  /** Replaces a value on its own line or lines; false where it must be written anew with its key. */
  private scalar(node: Scalar, key: string, field: Field, after: string | boolean): boolean {
    if (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)
      return this.block(node, after)
    const [line = '', ...more] = pairLines(key, after, field)
    if (
      more.length > 0 &&
      String(node.value ?? '').length > 0 &&
      typeof after === 'string' &&
      !after.includes('\n')
    )
      return this.oneLine(node, scalarText(after, node.type ?? undefined))
    if (more.length > 0) return false
    const typed = field.kind === 'number' || field.kind === 'boolean' || typeof after === 'boolean'
    return this.oneLine(
      node,
      typed ? line.slice(key.length + 2) : scalarText(after, node.type ?? undefined),
    )
  }

  private oneLine(node: Scalar, text: string): boolean {
    const [start, end] = node.range ?? [0, 0]
    // An empty value stands right behind the colon.
    this.edits.push({
      start,
      end,
      text: start === end && this.source[start - 1] === ':' ? ` ${text}` : text,
    })
    return true
  }

  private block(node: Scalar, after: string | boolean): boolean {
    const start = startOf(node)
    const header = this.source.slice(start, lineEnd(this.source, start))
    const end = this.endOf(node)
    const lines = this.source.slice(start + header.length + 1, end).split('\n')
    const indent = /^ */.exec(lines.find((line) => line !== '') ?? '')?.[0] ?? ''
    const mark = header.startsWith('|') ? '|' : '>'
    const changed =
      typeof after === 'string' && /^[|>]-(?:\s|$)/.test(header) && indent !== ''
        ? changedBlock(
            mark,
            lines.map((line) => line.slice(indent.length)),
            after,
          )
        : undefined
    if (!changed) return false
    this.edits.push({
      start: start + header.length,
      end,
      text: changed
        .slice(1)
        .map((line) => (line === '' ? '\n' : `\n${indent}${line}`))
        .join(''),
    })
    return true
  }

  /** Changes a list line by line; false where it has to be written anew. */
  private list(
    seq: YAMLSeq,
    field: Extract<Field, { kind: 'list' }>,
    after: readonly Draft[],
  ): boolean {
    const starts = dashesOf(seq)
    return (
      starts.length === seq.items.length &&
      this.lines(starts, seq.items, {
        before: seq.items.map((item) => readDraft(item, field.item) ?? ''),
        after,
        render: (item) => itemLines(item, field.item),
        change: (index, item) => this.item(seq.items[index], starts[index] ?? 0, field.item, item),
      })
    )
  }

  /** The same for values by day. */
  private days(map: YAMLMap, field: ByDayField, after: readonly Draft[]): boolean {
    return this.lines(
      map.items.map(({ key }) => startOf(key)),
      map.items,
      {
        before: map.items.map(({ key, value }) => readDayLine(key, value, field)),
        after,
        render: (line) => dayLinesOf([line]).map((one) => dayText(one, field)),
        change: (index, line) => {
          const text = dayLinesOf([line])
            .map((one) => dayText(one, field))
            .join('')
          this.edits.push({
            start: startOf(map.items[index]?.key),
            end: this.endOf(map.items[index]),
            text,
          })
        },
      },
    )
  }

  /** Aligns the lines of a list or a map, each with its start and its node, and edits only those that differ. */
  private lines(
    starts: readonly number[],
    nodes: readonly unknown[],
    { before, after, render, change }: ListEdit,
  ): boolean {
    const { source } = this
    const ownLines = starts.every(
      (start) => source.slice(lineStart(source, start), start).trim() === '',
    )
    const steps = alignItems(before, after)
    const survivor = steps.find(
      (step): step is Extract<ItemStep, { kind: 'keep' | 'change' }> =>
        step.kind === 'keep' || step.kind === 'change',
    )
    if (!ownLines || !survivor) return false
    const startAt = (index: number) => starts[index] ?? 0
    const indent = ' '.repeat(startAt(0) - lineStart(source, startAt(0)))
    const endOf = (index: number) => this.endOf(nodes[index], startAt(index) + 1)
    const removed = new Set(steps.flatMap((step) => (step.kind === 'remove' ? [step.before] : [])))
    let anchor: number | undefined
    const additions: { lines: string; anchor: number | undefined }[] = []
    for (const step of steps) {
      if (step.kind === 'add') {
        // An item that only moved keeps its own lines, with their comments.
        const moved = [...removed].find((index) => sameDraft(before[index], after[step.after]))
        if (moved !== undefined) removed.delete(moved)
        const lines =
          moved === undefined
            ? render(after[step.after]).join(`\n${indent}`)
            : source.slice(startAt(moved), lineEnd(source, endOf(moved)))
        additions.push({ lines, anchor })
        if (moved !== undefined) this.removeLines(startAt(moved), endOf(moved), [])
      } else if (step.kind !== 'remove') {
        anchor = step.before
        if (step.kind === 'change') change(step.before, after[step.after])
      }
    }
    for (const index of removed)
      this.removeLines(
        startAt(index),
        endOf(index),
        this.commentLines(startAt(index), lineEnd(source, endOf(index))).map(
          (line) => indent + line,
        ),
      )
    for (const { lines, anchor: above } of additions) {
      const at = above === undefined ? startAt(survivor.before) : lineEnd(source, endOf(above))
      this.edits.push({
        start: at,
        end: at,
        text: above === undefined ? `${lines}\n${indent}` : `\n${indent}${lines}`,
      })
    }
    return true
  }

  private item(node: unknown, dash: number, field: Field, after: Draft): void {
    if (sameDraft(readDraft(node, field) ?? '', after)) return
    if (this.editable(node, after) && isDraftObject(after)) return this.map(node, field, after)
    const [line = '', ...more] = itemLines(after, field)
    if (
      isScalar(node) &&
      node.range &&
      more.length === 0 &&
      typeof after === 'string' &&
      field.kind !== 'number' &&
      !String(node.type).startsWith('BLOCK')
    ) {
      this.oneLine(node, scalarText(after, node.type ?? undefined))
      return
    }
    const indent = this.columnOf(dash)
    const end = this.endOf(node, dash + 1)
    this.edits.push({
      start: dash,
      end,
      text: [...this.commentLines(dash, end), line, ...more].join(`\n${indent}`),
    })
  }

  private insertPair(
    lines: readonly string[],
    anchor: Pair | undefined,
    first: Pair | undefined,
  ): void {
    if (anchor) {
      const at = lineEnd(this.source, this.endOf(anchor))
      const indent = this.columnOf(anchor.key)
      this.edits.push({
        start: at,
        end: at,
        text: lines.map((line) => `\n${line === '' ? '' : indent + line}`).join(''),
      })
    } else if (first) {
      const at = startOf(first.key)
      this.edits.push({
        start: at,
        end: at,
        text: lines.map((line) => `${line}\n${this.columnOf(first.key)}`).join(''),
      })
    }
  }

  private removePair(map: YAMLMap, pair: Pair): void {
    const start = startOf(pair.key)
    const end = this.endOf(pair)
    const indent = this.columnOf(pair.key)
    const comments = this.commentLines(start, lineEnd(this.source, end))
    if (this.source.slice(lineStart(this.source, start), start).trim() === '')
      return this.removeLines(
        start,
        end,
        comments.map((line) => indent + line),
      )
    // The first field of a list's item shares the line of its hyphen with the next one.
    const next = map.items[map.items.indexOf(pair) + 1]
    this.edits.push({
      start,
      end: next ? startOf(next.key) : end,
      text: comments.map((line) => `${line}\n${indent}`).join(''),
    })
  }

  /** Removes the lines from that of `start` to that of `end`, leaving comment lines in their place. */
  private removeLines(start: number, end: number, comments: readonly string[]): void {
    const from = lineStart(this.source, start)
    const to = lineEnd(this.source, end)
    if (comments.length > 0) this.edits.push({ start: from, end: to, text: comments.join('\n') })
    // With the break before them, not the one behind: a field that is added below in the same save begins there.
    else if (from > 0) this.edits.push({ start: from - 1, end: to, text: '' })
    else this.edits.push({ start: 0, end: Math.min(to + 1, this.source.length), text: '' })
  }

  private replace(node: Node, text: string): void {
    this.edits.push({ start: startOf(node), end: node.range?.[1] ?? startOf(node), text })
  }

  private commentLines(start: number, end: number): string[] {
    return this.comments
      .filter(({ offset }) => offset > start && offset < end)
      .map(({ text }) => text)
  }

  /** Blanks up to the column of a node or an offset. */
  private columnOf(place: unknown): string {
    const offset = typeof place === 'number' ? place : startOf(place)
    return ' '.repeat(offset - lineStart(this.source, offset))
  }

  /** Where what a node says ends, without the comments and blank lines that follow it. */
  private endOf(node: unknown, otherwise = 0): number {
    if (isMap(node) && !node.flow)
      return Math.max(otherwise, ...node.items.map((pair) => this.endOf(pair)))
    if (isSeq(node) && !node.flow)
      return Math.max(
        otherwise,
        ...node.items.map((item, index) => this.endOf(item, dashesOf(node)[index])),
      )
    if (isNode(node)) {
      const end = node.range?.[1] ?? otherwise
      return Math.max(otherwise, this.source.slice(0, end).trimEnd().length)
    }
    const { key, value } = pairOf(node)
    const keyEnd = isNode(key) ? (key.range?.[1] ?? otherwise) : otherwise
    // The colon belongs to the pair.
    return value === null || value === undefined
      ? keyEnd
      : Math.max(this.endOf(value, keyEnd + 1), keyEnd)
  }
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
const pairOf = (node: unknown): { key?: unknown; value?: unknown } =>
  typeof node === 'object' && node !== null ? node : {}

/** Offsets of the hyphens of a list that is written in lines. */
function dashesOf(seq: YAMLSeq): number[] {
  const token = seq.srcToken
  return token?.type === 'block-seq'
    ? token.items.flatMap(
        ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
      )
    : []
}
