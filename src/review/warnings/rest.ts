import { documentWarnings } from '../../content/check/check-document'
import { readArticle } from '../../content/article/read-article'
import type { ReadDocument } from '../../content/check/read-document'
import { BADGE, NO_BADGE } from '../../content/compare/change-lines'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { objectTree } from '../../content/schema/field-tree'
import { inFile } from '../../content/check/diagnostic'
import { published } from '../../content/views/published'
import type { Address, ChangedDocument, Side, Warning } from '../review'

/** Types whose documents have a section on a page, which leaves with the last of them. */
const SECTIONS: readonly DocumentTypeName[] = [
  'ProcessStep',
  'Integration',
  'Certification',
  'Differential',
]

/** What else deserves a second look. */
export const otherWarnings = (
  documents: readonly ChangedDocument[],
  addresses: readonly Address[],
  base: Side,
  head: Side,
): Warning[] => [
  ...addresses
    .filter(({ change, redirect }) => change === 'dies' && redirect === undefined)
    .map(({ address, file, movedTo }) => ({
      file,
      name: address,
      says: `deixa de existir${movedTo ? `: agora é ${movedTo}` : ''}, sem redirecionamento`,
    })),
  ...goneSections(documents, base, head),
  ...documents.flatMap(({ file, name, seen }) =>
    seen
      .filter(
        ({ title, before, after }) => title === BADGE && before !== null && after === NO_BADGE,
      )
      .map(({ before }) => ({ file, name, says: `o selo ${before} desaparece` })),
  ),
  ...documents.flatMap((document) => newRemarks(document, base, head)),
  ...unusedPhotos(base, head),
]

function goneSections(documents: readonly ChangedDocument[], base: Side, head: Side): Warning[] {
  const shows = ({ documents: all }: Side, type: DocumentTypeName) =>
    published(all).some((document) => document.type === type)
  return SECTIONS.filter((type) => shows(base, type) && !shows(head, type)).map((type) => ({
    file: documents.find(({ before }) => before?.type === type)?.file ?? documentType(type).path,
    name: objectTree(documentType(type).schema).title,
    says: 'nada mais fica publicado, e a seção sai da página',
  }))
}

/** The check's own «avisos» that the old version did not have. */
function newRemarks(
  { file, name, before, after }: ChangedDocument,
  base: Side,
  head: Side,
): Warning[] {
  const remarks = (document: ReadDocument | undefined, { documents: all, now }: Side) =>
    document ? documentWarnings(document, { all, today: now.slice(0, 10) }, readArticle) : []
  const known = new Set(remarks(before, base).map(({ field, message }) => `${field} ${message}`))
  return remarks(after, head)
    .filter(({ field, message }) => !known.has(`${field} ${message}`))
    .map(({ line, field, message, fix }) => ({
      file,
      name,
      line,
      says: `${field}: ${message}; ${inFile(fix)}`,
    }))
}

/**
 * Photos that no document names any more, and new ones that none names. A name anywhere in a text
 * counts, so that a used photo is never called unused.
 */
function unusedPhotos(base: Side, head: Side): Warning[] {
  const texts = ({ documents }: Side) => documents.map(({ text }) => text).join('\n')
  const [old, fresh] = [texts(base), texts(head)]
  return head.files
    .filter((file) => /^photos\/.*\.(?:jpe?g|png|webp)$/i.test(file))
    .filter((file) => {
      const key = file.slice('photos/'.length)
      return !fresh.includes(key) && (old.includes(key) || !base.files.includes(file))
    })
    .map((file) => ({ file, name: file, says: 'não aparece em nenhuma página' }))
}
