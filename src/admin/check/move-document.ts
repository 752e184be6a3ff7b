import { addressOf, documentAt } from '../../content/views/addresses'
import type { Diagnostic } from '../../content/check/diagnostic'
import { isDraftList, isDraftObject, type DraftObject } from '../../content/yaml/draft'
import type { FileChange } from '../store/content-store'
import { bytesLike, type ContentSet } from './content-set'

/** The files that a move changes, and what it would break elsewhere. */
export interface Move {
  files: FileChange[]
  errors: Diagnostic[]
}

const REDIRECTS = 'redirects.yaml'

/** The page of a document that visitors know; undefined for a draft and for a type without pages. */
export function knownAddress(content: ContentSet, file: string): string | undefined {
  const read = content.documents.get(file)?.read
  return read && !read.draft ? addressOf(read) : undefined
}

/**
 * A document under another name; links to its page follow, and its old address leads to the new one.
 * @throws Error for a redirects.yaml that cannot be read
 */
export function renamed(content: ContentSet, file: string, newFile: string): Promise<Move> {
  const found = documentAt(newFile)
  const [from, to] = [knownAddress(content, file), found && addressOf(found)]
  const bytes = content.documents.get(file)?.bytes
  const list = content.lists.get(listOf(file))
  const files: FileChange[] = [
    { file: newFile, bytes, before: undefined },
    ...(list ? [{ file: listOf(newFile), bytes: list, before: undefined }] : []),
    ...gone(content, file),
  ]
  if (from === undefined || to === undefined) return judged(content, file, files, newFile)
  const link = new RegExp(`(?<![\\w.-])${from}(?![\\w-])`, 'g')
  const follow = (text: string) => text.replace(link, to)
  for (const [other, { decoded, bytes: before }] of content.documents) {
    if (other === REDIRECTS || !decoded.written || follow(decoded.written) === decoded.written)
      continue
    const after = bytesLike(before, follow(decoded.written))
    if (other === file) files[0] = { file: newFile, bytes: after, before: undefined }
    else files.push({ file: other, bytes: after, before })
  }
  return judged(content, file, [...files, redirect(content, from, to)], newFile)
}

/**
 * The content without a document; its address leads to another page.
 * @param target undefined for a document without a page that visitors know
 */
export function deleted(
  content: ContentSet,
  file: string,
  target: string | undefined,
): Promise<Move> {
  const from = knownAddress(content, file)
  const leads = from !== undefined && target !== undefined
  return judged(content, file, [
    ...gone(content, file),
    ...(leads ? [redirect(content, from, target)] : []),
  ])
}

/** The item list beside a lot. */
export const listOf = (file: string): string => file.replace(/yaml$/, 'csv')

/** The changes that delete a document and its item list. */
const gone = (content: ContentSet, file: string): FileChange[] =>
  [
    { file, bytes: undefined, before: content.documents.get(file)?.bytes },
    { file: listOf(file), bytes: undefined, before: content.lists.get(listOf(file)) },
  ].filter(({ before }) => before !== undefined)

async function judged(
  content: ContentSet,
  file: string,
  files: FileChange[],
  newFile?: string,
): Promise<Move> {
  return { files, errors: await content.applied(files).newErrorsElsewhere(file, content, newFile) }
}

/**
 * The change of redirects.yaml that adds a redirect. Redirects to the old address then lead to the
 * new one, and a redirect from the new address is removed, because a page is there.
 */
const redirect = (content: ContentSet, from: string, to: string): FileChange =>
  content.changedFile(REDIRECTS, (fields) => {
    const lines = (isDraftList(fields.redirects) ? fields.redirects : []).filter(
      (line): line is DraftObject => isDraftObject(line) && line.from !== to && line.from !== from,
    )
    const onward = lines.map((line) => (line.to === from ? { ...line, to } : line))
    return { ...fields, redirects: [...onward, { from, to }] }
  })
