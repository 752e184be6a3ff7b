import { addressOf, isItemList } from '../content/views/addresses'
import { comingLines } from '../content/time/coming'
import { published } from '../content/views/published'
import { redirectsIn } from '../content/rules/redirects'
import { checkContent } from '../pipeline/check/check'
import { projectName } from '../pipeline/check/read-text'
import { compareDocument, compareItemList } from './changed-document'
import { changedFiles, type FileChange } from './git'
import { readSide } from './read-side'
import type { Address, ChangedDocument, Review, Side } from './review'
import { newContacts } from './warnings/contacts'
import { paymentSentences } from './warnings/payments'
import { priceMoves } from './warnings/prices'
import { protectedLines } from './warnings/protected'
import { otherWarnings } from './warnings/rest'

/**
 * Compares two folders with content, as visitors see them at a moment. Both are data: nothing of
 * them is run, and nothing outside of them is read.
 */
export async function compareFolders(
  before: string,
  after: string,
  now: string,
): Promise<Omit<Review, 'base' | 'head' | 'outside'>> {
  const { errors } = await checkContent({ contentDir: after, now })
  const prefix = projectName(after)('')
  return {
    ...compareSides(readSide(before, now), readSide(after, now), changedFiles(before, after)),
    errors: errors.map((error) => ({ ...error, file: error.file.slice(prefix.length + 1) })),
  }
}

/** The same without the check's errors, for two states that are read already. */
export function compareSides(
  base: Side,
  head: Side,
  files: readonly FileChange[],
): Omit<Review, 'base' | 'head' | 'outside' | 'errors'> {
  const changes = files.flatMap(splitForeignRename)
  const ofKind = (kind: ReturnType<typeof kindOf>) =>
    changes.filter((change) => kindOf(change, base, head) === kind)
  const documents = [
    ...ofKind('document').map((change) => compareDocument(change, base, head)),
    ...ofKind('item-list').map((change) => compareItemList(change, base, head)),
  ]
  const addresses = compareAddresses(changes, base, head)
  const { warnings: prices, summary } = priceMoves(documents)
  return {
    warnings: {
      protected: protectedLines(documents),
      contacts: newContacts(documents, base),
      payments: paymentSentences(documents),
      prices,
      rest: otherWarnings(documents, addresses, base, head),
    },
    prices: summary,
    documents,
    addresses,
    photos: ofKind('photo').map(({ before: old, after: fresh }) => ({
      file: fresh ?? old ?? '',
      change:
        old === undefined
          ? 'new'
          : fresh === undefined
            ? 'gone'
            : old === fresh
              ? 'changed'
              : 'renamed',
    })),
    otherFiles: ofKind('other').map(({ before: old, after: fresh }) => fresh ?? old ?? ''),
    coming: comingLines(head.documents, head.now),
  }
}

function kindOf({ before, after }: FileChange, base: Side, head: Side) {
  const path = after ?? before ?? ''
  if (head.byFile.has(after ?? '') || base.byFile.has(before ?? '')) return 'document'
  return path.startsWith('photos/') ? 'photo' : isItemList(path) ? 'item-list' : 'other'
}

/** A file that moved to another folder is another document: one was deleted, and one is new. */
function splitForeignRename({ before, after }: FileChange): FileChange[] {
  const folder = (path: string) => path.split('/')[0]
  return before !== undefined && after !== undefined && folder(before) !== folder(after)
    ? [{ before }, { after }]
    : [{ ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

/** Addresses that only one of the versions has. */
function compareAddresses(changes: readonly FileChange[], base: Side, head: Side): Address[] {
  const files = ({ documents }: Side) =>
    new Map(
      published(documents).flatMap((document) => {
        const address = addressOf(document)
        return address === undefined ? [] : [[address, document.file] as const]
      }),
    )
  const [old, fresh] = [files(base), files(head)]
  const redirects = new Map(redirectsIn(head.documents).map(({ from, to }) => [from, to]))
  return [
    ...[...old]
      .filter(([address]) => !fresh.has(address))
      .map(([address, file]): Address => {
        const moved = changes.find(({ before }) => before === file)?.after
        const movedTo = [...fresh].find(([, other]) => other === moved)?.[0]
        return { address, change: 'dies', file, movedTo, redirect: redirects.get(address) }
      }),
    ...[...fresh]
      .filter(([address]) => !old.has(address))
      .map(([address, file]): Address => ({ address, change: 'appears', file })),
  ]
}

/** Whether a document changes in nothing that anybody reads: comments, quotes, order of keys. */
export const isFormattingOnly = ({
  change,
  visibility,
  fields,
  blocks,
}: ChangedDocument): boolean =>
  change === 'changed' &&
  fields.length + blocks.length === 0 &&
  (visibility === 'visible' || visibility === 'draft')
