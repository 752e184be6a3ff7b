import { documentType } from '../../content/document-types'
import { objectTree } from '../../content/field-tree'
import { valueAt } from '../../content/rules/reason'
import type { DocumentDiff } from '../content-diff'
import { fateOf, pathOf, type TreeChange } from '../git/trees'
import type { Version } from '../read-version'
import { sameArticle } from './article'
import { compareBlocks } from './blocks'
import { compareData, compareSeen } from '../../content/compare/change-lines'
import { compareAhead } from '../../content/compare/prices'
import { seenFacts, seenIn } from './seen'
import { bodyLine, lineFinder, sideOf, type Side } from './side'

/** The two versions and the bytes of the files that differ between them. */
export interface Compared {
  base: Version
  head: Version
  blobs: ReadonlyMap<string, Buffer>
  /** Turns a path below the content folder into one from the top of the repository. */
  nameOf: (path: string) => string
}

/** The difference of one changed file. */
export function compareDocument(
  change: TreeChange,
  { base, head, blobs, nameOf }: Compared,
): DocumentDiff {
  const { before, after } = change
  const old = before && sideOf(before.path, blobs.get(before.blob), base)
  const fresh = after && sideOf(after.path, blobs.get(after.blob), head)
  const document = fresh?.document ?? old?.document
  const tree = document && objectTree(documentType(document.type).schema)
  const asText = (old && old.data === undefined) || (fresh && fresh.data === undefined)

  // Nothing is derived from a version with errors, because half of its data may be missing.
  const isSound = !fresh?.document || fresh.document.errors.length === 0
  const lineOf = lineFinder(fresh?.document)
  const fields = asText
    ? []
    : [
        ...compareData(isSound ? document?.type : undefined, old?.data, fresh?.data, tree),
        ...compareAhead(old?.document, isSound ? fresh?.document : undefined),
      ]
        .filter(({ field }) => field !== 'draft')
        .map((diff) => ({
          ...diff,
          seenIn: document && seenIn(document.type, document.slug, diff.field, head),
          line: diff.change === 'removed' ? undefined : lineOf(diff.path),
        }))
  const blocks = asText
    ? compareBlocks(old?.text ?? '', fresh?.text ?? '')
    : sameArticle(old?.body ?? '', fresh?.body ?? '')
      ? []
      : compareBlocks(old?.body ?? '', fresh?.body ?? '', fresh && bodyLine(fresh))
  const fate = fateOf(change, nameOf)
  const visibility = visibilityOf(old, fresh)
  return {
    ...fate,
    type: document?.type,
    typeTitle: tree?.title ?? 'Outro arquivo',
    name: nameIn(fresh?.data === undefined ? (old ?? fresh) : fresh, pathOf(change)),
    visibility,
    formattingOnly:
      fate.change === 'changed' &&
      fields.length === 0 &&
      blocks.length === 0 &&
      (visibility === 'visible' || visibility === 'draft'),
    fields,
    seen: isSound
      ? compareSeen(seenFacts(old?.document, base), seenFacts(fresh?.document, head))
      : [],
    blocks,
    notes: notesOf(old, fresh),
  }
}

function visibilityOf(old: Side | undefined, fresh: Side | undefined): DocumentDiff['visibility'] {
  const isDraft = (side: Side | undefined) => valueAt(side?.data, 'draft') === true
  if (old && fresh && isDraft(old) !== isDraft(fresh))
    return isDraft(fresh) ? 'hidden' : 'published'
  return isDraft(fresh ?? old) ? 'draft' : 'visible'
}

/** A single document is named by its type; any other by its title or name. */
function nameIn(side: Side | undefined, path: string): string {
  const { document, data } = side ?? {}
  if (document && documentType(document.type).kind === 'singleton')
    return objectTree(documentType(document.type).schema).title
  const name = valueAt(data, 'title') ?? valueAt(data, 'name')
  return typeof name === 'string' && name.trim() ? name : path
}

function notesOf(old: Side | undefined, fresh: Side | undefined): string[] {
  const notes: string[] = []
  if (old && old.data === undefined)
    notes.push('A versão anterior não é um YAML que se possa ler: comparada como texto.')
  else if (old?.document && old.document.errors.length > 0) {
    const wrong = [...new Set(old.document.errors.map(({ field }) => field))]
    notes.push(
      'A versão anterior não segue o esquema de hoje ' +
        `(${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ' …' : ''}): comparada campo a campo.`,
    )
  }
  if (old && fresh && !old.document && fresh.document)
    notes.push(
      'A versão anterior estava em um lugar que o site de hoje não conhece: comparada campo a campo.',
    )
  if (fresh && fresh.data === undefined)
    notes.push('A versão nova não pode ser lida: comparada como texto. Veja os erros.')
  return notes
}
