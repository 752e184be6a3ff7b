import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import type { FoundDocument } from '../../content/check/read-document'
import { DOCUMENT_TYPE_NAMES, documentType, SLUG } from '../../content/document-types'
import { meant, type Reason } from '../../content/check/diagnostic'
import { nearest } from '../../content/text/nearest'
import { documentAt, plainSlug } from '../../content/views/addresses'
import type { FoundItemList } from './read-text'

/** The files below content/: documents, pictures, item lists of lots, and what is wrong with the others. */
interface FoundFiles {
  documents: FoundDocument[]
  /** Paths below content/photos, as the folder spells them. */
  photos: Set<string>
  /** Item lists beside their lots. */
  itemLists: FoundItemList[]
  errors: (Reason & { file: string })[]
}

const reason = (message: string, fix: string): Reason => ({ message, fix })

const TYPES = DOCUMENT_TYPE_NAMES.map((type) => ({ type, ...documentType(type) }))
const COLLECTIONS = TYPES.filter(({ kind }) => kind === 'collection')
const SINGLETONS = TYPES.filter(({ kind }) => kind === 'singleton')

/**
 * Lists contentDir: documents in the order of their types, single ones first, then by name. Hidden
 * files (.DS_Store, .gitkeep) are ignored unless they have a document's ending; links, pipes and
 * the like are always reported.
 * @throws Error when contentDir cannot be listed
 */
export function findFiles(contentDir: string): FoundFiles {
  const found: FoundFiles = { documents: [], photos: new Set(), itemLists: [], errors: [] }
  // Files with a valid name come first, so that of two files with the same slug the invalid one is
  // reported.
  const misplaced = listFiles(contentDir, '', found).filter((file) => !takeRight(file, found))
  for (const file of misplaced) found.errors.push({ file, ...takeMisplaced(file, found) })
  const missing = reason('falta este documento', 'crie o arquivo ou traga-o de volta do histórico')
  for (const { type, path, forHost } of SINGLETONS)
    if (!forHost && !found.documents.some((document) => document.type === type))
      found.errors.push({ file: path, ...missing })
  const rank = ({ type }: FoundDocument) => DOCUMENT_TYPE_NAMES.indexOf(type)
  found.documents.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1))
  return found
}

/** What systems and programs leave behind is ignored, so that editors need not delete it. */
const JUNK = /^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|\._.*|~\$.*|icon\r)$/i
const DOCUMENT = /\.(?:ya?ml|mdx?)$/i

/** @param isHidden whether the folder or one above it is hidden: only links in it are reported */
function listFiles(
  contentDir: string,
  folder: string,
  found: FoundFiles,
  isHidden = false,
): string[] {
  const entries = readdirSync(join(contentDir, folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const names = new Map<string, string>()
  return entries.flatMap((entry) => {
    const { name } = entry
    const file = folder ? `${folder}/${name}` : name
    const hasDot = name.startsWith('.')
    const isLeft = isHidden || JUNK.test(name) || (hasDot && !DOCUMENT.test(name))
    if (entry.isFile() && isLeft) return []
    const inHidden = isHidden || (entry.isDirectory() && (hasDot || name === '__MACOSX'))
    const twin = names.get(name.toLowerCase())
    names.set(name.toLowerCase(), name)
    const error = kindError(entry) ?? (inHidden ? undefined : nameError(name, folder, twin))
    if (error) {
      found.errors.push({ file, ...error })
      return []
    }
    if (entry.isFile()) return [file]
    const below = listFiles(contentDir, file, found, inHidden)
    return inHidden ? [] : below
  })
}

function kindError(entry: Dirent): Reason | undefined {
  if (entry.isFile() || entry.isDirectory()) return undefined
  return entry.isSymbolicLink()
    ? reason('é um atalho (link simbólico)', 'coloque o próprio arquivo no lugar')
    : reason('não é um arquivo comum', 'apague-o')
}

/** Hidden documents, and names that Windows cannot hold; of documents, takeMisplaced reports the capitals. */
function nameError(name: string, folder: string, twin: string | undefined): Reason | undefined {
  if (name.startsWith('.'))
    return reason(
      'o nome começa com ponto e o documento ficaria escondido',
      'renomeie-o ou apague-o',
    )
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name))
    return reason('o Windows não aceita este nome de arquivo', 'renomeie-o')
  return twin !== undefined && folder.startsWith('photos')
    ? reason(`só as maiúsculas o distinguem de «${twin}»`, 'renomeie um dos dois')
    : undefined
}

const LOTS = `${documentType('Lot').path}/`

/** Takes a file with a valid name in the right folder; false for any other. */
function takeRight(file: string, found: FoundFiles): boolean {
  if (file === 'README.md' || file === 'photos/README.md') return true
  const photo = /^photos\/(.*\.(?:jpe?g|png|webp))$/i.exec(file)?.[1]
  const slug = file.startsWith(LOTS) && file.endsWith('.csv') ? file.slice(LOTS.length, -4) : ''
  const document = documentAt(file)
  if (photo !== undefined) found.photos.add(photo)
  else if (SLUG.test(slug)) found.itemLists.push({ slug, file })
  else if (document) found.documents.push(document)
  else return false
  return true
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|jfif|tiff?|bmp|svg)$/i

/** The path without the endings that a document and its copies have. */
const stem = (path: string): string =>
  path.replace(/(?:\.(?:ya?ml|mdx?|json|txt|bak|orig|old))*~?$/i, '')

/**
 * Says what is wrong with the name or the folder of a file. A document in its folder is read all
 * the same, so that its other errors are reported too.
 */
function takeMisplaced(file: string, found: FoundFiles): Reason {
  const path = file.replaceAll('\\', '/')
  const [folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? folder
  if (folder === 'photos')
    return reason(
      `«${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? 'sem terminação'}» não é de uma foto que o site aceita`,
      'abra-a num editor de imagens e exporte como JPEG; o que não é foto, apague',
    )
  if (PICTURE.test(name))
    return reason(
      'é uma foto fora de content/photos',
      `mova para content/photos/${folder === name ? name : `${folder}/${name}`}`,
    )
  const folders = COLLECTIONS.map((one) => one.path)
  const single = SINGLETONS.find((one) => stem(one.path) === stem(path).toLowerCase())
  const list = rest.length > 0 ? nearest(folder, folders) : undefined
  const type = single ?? COLLECTIONS.find((one) => one.path === list)
  const slug = plainSlug(stem(name.replace(/\.csv$/i, '')))
  const isItemList = type?.type === 'Lot' && /\.csv$/i.test(name)
  const isText = !/^readme/i.test(name) && (stem(name) !== name || !name.includes('.'))
  if (!type || !(isText || isItemList)) {
    const singles = new Map(SINGLETONS.map((one) => [stem(one.path), one.path]))
    const near = singles.get(nearest(stem(path), singles.keys()) ?? '')
    const fix = `mova-o para a pasta do seu tipo (${folders.join(', ')}), como texto .yaml ou .mdx, ou apague-o`
    return reason('este arquivo não é do conteúdo', meant(near, fix))
  }
  const ending = isItemList ? 'csv' : type.format
  const wanted = single?.path ?? `${type.path}/${slug || 'nome'}.${ending}`
  if (found.documents.some((one) => one.file === wanted))
    return reason(`repete o documento ${wanted}`, 'apague um dos dois ou dê outro nome')
  // The errors of a file of another format would make no sense.
  const isReadable = ending === 'mdx' ? /\.mdx?$/i : /\.ya?ml$/i
  if (single || (path === `${type.path}/${name}` && isReadable.test(name)))
    found.documents.push({ type: type.type, slug: slug || stem(name), file })
  return reason(
    'o nome ou o lugar do arquivo está errado',
    `renomeie para ${wanted}: letras minúsculas sem acento, números, hífens e a terminação .${ending}; ` +
      'no Windows, mostre as extensões para ver o .txt',
  )
}
