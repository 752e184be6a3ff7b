import { readFileSync } from 'node:fs'
import { lineCounter, parseSource, type ReadDocument } from '../content/check/read-document'
import { offsetOf } from '../content/yaml/yaml-source'
import {
  compareAhead,
  compareData,
  compareSeen,
  ownFacts,
  type Facts,
} from '../content/compare/change-lines'
import type { FieldDiff } from '../content/compare/fields'
import { count } from '../content/compare/format-values'
import { documentType } from '../content/document-types'
import { objectTree, type Path } from '../content/schema/field-tree'
import { gradeCounts, sumUnits } from '../content/table/item-list'
import { readItemList } from '../content/table/read-item-list'
import { commonFields } from '../content/rules/rule'
import { decodeText } from '../content/check/decode-text'
import { articleBlocks, BREAK, documentAsRead } from './as-read'
import { compareBlocks } from './blocks'
import type { FileChange } from './git'
import type { ChangedDocument, Side } from './review'

const fateOf = ({
  before,
  after,
}: FileChange): Pick<ChangedDocument, 'file' | 'renamedFrom' | 'change'> => {
  const file = after ?? before ?? ''
  if (before === undefined || after === undefined)
    return { file, change: before === undefined ? 'new' : 'gone' }
  return before === after
    ? { file, change: 'changed' }
    : { file, change: 'renamed', renamedFrom: before }
}

/** The difference of a document, field by field and block by block. */
export function compareDocument(change: FileChange, base: Side, head: Side): ChangedDocument {
  const before = base.byFile.get(change.before ?? '')
  const after = head.byFile.get(change.after ?? '')
  const document = after ?? before
  const tree = document && objectTree(documentType(document.type).schema)
  const visibility = visibilityOf(before, after)
  // All of a text that was a draft is new to its readers.
  const old = visibility === 'published' ? undefined : before
  const isReadable = [old, after].every((one) => one === undefined || one.data !== undefined)
  const lineOf = lineFinder(after)
  const fields = isReadable
    ? [...compareData(document?.type, old?.data, after?.data, tree), ...compareAhead(old, after)]
    : []
  return {
    ...fateOf(change),
    before,
    after,
    name: nameOf(document),
    visibility,
    fields: fields
      .filter(({ field }) => field !== 'draft')
      .map((diff): FieldDiff => ({
        ...diff,
        line: diff.after === null ? undefined : lineOf(diff.path),
      })),
    blocks: isReadable
      ? compareBlocks(articleBlocks(old?.body ?? ''), articleBlocks(after?.body ?? ''))
      : compareBlocks(linesOf(old?.text), linesOf(after?.text)),
    seen: after && after.errors.length > 0 ? [] : compareSeen(ownFacts(old), ownFacts(after)),
    read: { old: old ? documentAsRead(old) : '', fresh: after ? documentAsRead(after) : '' },
  }
}

const linesOf = (text = ''): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

function visibilityOf(
  before: ReadDocument | undefined,
  after: ReadDocument | undefined,
): ChangedDocument['visibility'] {
  if (before && after && before.draft !== after.draft) return after.draft ? 'hidden' : 'published'
  return (after ?? before)?.draft ? 'draft' : 'visible'
}

/** A single document is named by its type; any other by its title or name. */
function nameOf(document: ReadDocument | undefined): string {
  if (!document) return ''
  const type = documentType(document.type)
  if (type.kind === 'singleton') return objectTree(type.schema).title
  const { title, name } = commonFields(document)
  return title ?? name ?? document.slug
}

/** Returns a function from a field to its line in a document's file. */
function lineFinder(document: ReadDocument | undefined): (path: Path) => number | undefined {
  if (!document) return () => undefined
  const { text, yaml, yamlOffset } = parseSource(document.text, document.type)
  const place = lineCounter(text)
  return (path) =>
    yaml?.root ? place(yamlOffset + offsetOf(yaml.root, path).offset).line : undefined
}

/** The difference of a lot's item list, row by row, with its sums. */
export function compareItemList(change: FileChange, base: Side, head: Side): ChangedDocument {
  const textIn = (side: Side, file: string | undefined): string =>
    file !== undefined && side.files.includes(file)
      ? decodeText(readFileSync(`${side.folder}/${file}`)).text
      : ''
  const [old, fresh] = [textIn(base, change.before), textIn(head, change.after)]
  const fate = fateOf(change)
  const lot = fate.file.replace(/\.csv$/, '.yaml')
  return {
    ...fate,
    before: undefined,
    after: undefined,
    name: `${nameOf(head.byFile.get(lot) ?? base.byFile.get(lot)) || fate.file}, relação de itens`,
    visibility: head.byFile.get(lot)?.draft ? 'draft' : 'visible',
    fields: [],
    blocks: compareBlocks(linesOf(old), linesOf(fresh)),
    seen: compareSeen(sumsOf(old), sumsOf(fresh)),
    read: { old: linesOf(old).join(BREAK), fresh: linesOf(fresh).join(BREAK) },
  }
}

function sumsOf(text: string): Facts {
  const read = readItemList(text)
  const list = 'itemList' in read ? read.itemList : undefined
  const facts: Facts = new Map()
  if (!list) return facts
  const put = (title: string, units: number) =>
    facts.set(title, { text: count(units), amount: units })
  put('Unidades', sumUnits(list.rows))
  for (const [kind, title] of [
    ['functional', 'Nota funcional'],
    ['cosmetic', 'Nota estética'],
  ] as const)
    for (const [grade, units] of Object.entries(gradeCounts(list, kind) ?? {}))
      put(`${title} ${grade}`, units)
  return facts
}
