import { readdirSync, type Dirent } from 'node:fs'
import type { FoundDocument } from '../../content/check/read-document'
import { documentAt } from '../../content/views/addresses'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../content/document-types'
import type { Reason } from '../../content/rules/reason'
import { foundItemList, isItemListFile } from './item-lists'
import { singletons, takeMisplaced, type FoundFiles } from './misplaced-files'

/**
 * Files that systems and programs leave behind; they are ignored, so that editors need not delete
 * them.
 */
const JUNK_NAMES = `thumbs.db ehthumbs.db ehthumbs_vista.db desktop.ini ._* .ds_store .directory
  .~lock.*# ~$* .*.sw[a-p] __macosx`
  .replaceAll(/[.$]/g, '\\$&')
  .replaceAll('*', '.*')
  .split(/\s+/)
const JUNK = new RegExp(`^(?:${JUNK_NAMES.join('|')}|icon\r)$`, 'i')

/**
 * Lists contentDir: documents in the order of their types, single ones first, then by name. Hidden
 * files (.DS_Store, .gitkeep) are ignored unless they have a document's ending; links, pipes and
 * the like are always reported.
 * @throws Error when contentDir cannot be listed
 */
export function findFiles(contentDir: string): FoundFiles {
  const found: FoundFiles = {
    documents: [],
    photos: new Set(),
    blamed: new Set(),
    itemLists: [],
    errors: [],
  }
  const slugs = new Map<string, string>()
  const files = listFiles(contentDir, '', found)
  // Files with a valid name come first, so that of two files with the same slug the invalid one is
  // reported.
  const misplaced = files.filter((file) => !takeRight(file, found, slugs))
  for (const file of misplaced) takeMisplaced(file, found, slugs)
  for (const type of singletons) {
    const shape = documentType(type)
    if (shape.kind === 'singleton' && shape.forHost) continue
    if (!found.documents.some((document) => document.type === type))
      found.errors.push({
        file: documentType(type).path,
        message: 'falta este documento',
        fix: 'crie o arquivo ou traga-o de volta do histórico',
      })
  }
  const rank = ({ type }: FoundDocument) => DOCUMENT_TYPE_NAMES.indexOf(type)
  found.documents.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1))
  return found
}

function listFiles(contentDir: string, folder: string, found: FoundFiles): string[] {
  const entries = readdirSync(folder ? `${contentDir}/${folder}` : contentDir, {
    withFileTypes: true,
  })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const names = new Map<string, string>()
  return entries.flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name
    const hidden = entry.name.startsWith('.')
    const plain = entry.isFile() || entry.isDirectory()
    if (JUNK.test(entry.name) && entry.isFile()) return []
    if ((hidden && entry.isDirectory()) || entry.name === '__MACOSX') {
      lookForLinks(contentDir, file, found)
      return []
    }
    if (hidden && plain && !/\.(?:ya?ml|mdx?)$/i.test(entry.name)) return []
    const twin = names.get(entry.name.toLowerCase())
    names.set(entry.name.toLowerCase(), entry.name)
    const error = kindError(entry, hidden) ?? nameError(entry.name, folder, twin)
    if (error) found.errors.push({ file, ...error })
    if (error && file.startsWith('photos/')) found.blamed.add(file.slice('photos/'.length))
    if (error) return []
    return entry.isDirectory() ? listFiles(contentDir, file, found) : [file]
  })
}

/** Reports links and pipes in a hidden folder, which holds no documents. */
function lookForLinks(contentDir: string, folder: string, found: FoundFiles): void {
  for (const entry of readdirSync(`${contentDir}/${folder}`, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`
    const error = kindError(entry, false)
    if (error) found.errors.push({ file, ...error })
    else if (entry.isDirectory()) lookForLinks(contentDir, file, found)
  }
}

function kindError(entry: Dirent, hidden: boolean): Reason | undefined {
  if (entry.isSymbolicLink())
    return { message: 'é um atalho (link simbólico)', fix: 'coloque o próprio arquivo no lugar' }
  if (!entry.isFile() && !entry.isDirectory())
    return { message: 'não é um arquivo comum', fix: 'apague-o' }
  return hidden
    ? {
        message: 'o nome começa com ponto e o documento ficaria escondido',
        fix: `renomeie para ${entry.name.replace(/^\.+/, '')} ou apague-o`,
      }
    : undefined
}

/** Names that a Windows computer cannot hold; of documents, takeMisplaced reports the capitals. */
function nameError(name: string, folder: string, twin: string | undefined): Reason | undefined {
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name))
    return { message: 'o Windows não aceita este nome de arquivo', fix: 'renomeie-o' }
  return twin !== undefined && folder.startsWith('photos')
    ? { message: `só as maiúsculas o distinguem de «${twin}»`, fix: 'renomeie um dos dois' }
    : undefined
}

/** Takes a file with a valid name in the right folder; false for any other. */
function takeRight(file: string, found: FoundFiles, slugs: Map<string, string>): boolean {
  if (file === 'README.md' || file === 'photos/README.md') return true
  if (file.startsWith('photos/')) {
    if (/\.(?:jpe?g|png|webp)$/i.test(file)) found.photos.add(file.slice('photos/'.length))
    return found.photos.has(file.slice('photos/'.length))
  }
  if (isItemListFile(file)) {
    const itemList = foundItemList(file)
    if ('slug' in itemList) found.itemLists.push(itemList)
    else found.errors.push({ file, ...itemList })
    return true
  }
  const document = documentAt(file)
  if (!document) return false
  found.documents.push(document)
  slugs.set(`${document.type}/${document.slug}`, file)
  return true
}
