import { readdirSync, type Dirent } from 'node:fs'
import type { FoundDocument } from '../../content/check/read-document'
import { DOCUMENT_TYPE_NAMES, SLUG, documentType } from '../../content/document-types'
import { hyphenated } from '../../content/fold-text'
import { nearest } from '../../content/nearest'
import type { Reason } from '../../content/rules/reason'
import { foundManifest, isManifestFile, type FoundManifest } from './item-lists'

/** What systems and programs leave behind by themselves; nobody means them, and nobody should have to delete them. */
const JUNK =
  /^(?:thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|\._.*|\.ds_store|\.directory|\.~lock\..*#|\..*\.sw[a-p]|__macosx)$/i

/** What lies below content/: documents by their place, pictures below photos/, and every file that should not be there. */
export interface FoundFiles {
  documents: FoundDocument[]
  /** Below content/photos, as the folder spells them. */
  photos: Set<string>
  /** Links and the like among them: blamed once, here, and neither opened nor blamed again wherever they are named. */
  blamed: Set<string>
  /** Beside their lots. */
  manifests: FoundManifest[]
  faults: (Reason & { file: string })[]
}

const EXTENSIONS = { yaml: '.yaml', mdx: '.mdx' }
const collections = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).kind === 'collection')
const singletons = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).kind === 'singleton')

/** What an editor most likely wanted to call a file: lower case, no accents, hyphens. */
const slugOf = (name: string): string => hyphenated(name).slice(0, 80).replace(/-$/, '')

/** The name without a document's ending, whatever its case. */
const stem = (name: string): string =>
  name.replace(/(?:\.(?:ya?ml|mdx?|json|txt|bak|orig|old))+~?$/i, '').replace(/~$/, '')

/**
 * Lists contentDir; documents in the order of their types, single ones first, then by name. Hidden files (.DS_Store, .gitkeep) are passed over unless they end like a document; what is neither file nor folder never is.
 * @throws Error when contentDir cannot be listed
 */
export function findFiles(contentDir: string): FoundFiles {
  const found: FoundFiles = {
    documents: [],
    photos: new Set(),
    blamed: new Set(),
    manifests: [],
    faults: [],
  }
  const slugs = new Map<string, string>()
  const files = listFiles(contentDir, '', found)
  // Names that are right come first, so that of two twins the wrong one is blamed.
  const misplaced = files.filter((file) => !takeRight(file, found, slugs))
  for (const file of misplaced) takeWrong(file, found, slugs)
  for (const type of singletons) {
    const shape = documentType(type)
    if (shape.kind === 'singleton' && shape.forHost) continue
    if (!found.documents.some((document) => document.type === type))
      found.faults.push({
        file: documentType(type).path,
        message: 'falta este documento',
        cure: 'crie o arquivo ou traga-o de volta do histórico',
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
    const fault = kindFault(entry, hidden)
    if (fault) found.faults.push({ file, ...fault })
    if (fault && file.startsWith('photos/')) found.blamed.add(file.slice('photos/'.length))
    if (fault) return []
    return entry.isDirectory() ? listFiles(contentDir, file, found) : [file]
  })
}

/** A hidden folder is nobody's document, but a link or a pipe in it may not hide there either. */
function lookForLinks(contentDir: string, folder: string, found: FoundFiles): void {
  for (const entry of readdirSync(`${contentDir}/${folder}`, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) lookForLinks(contentDir, file, found)
    else if (!entry.isFile())
      found.faults.push({
        file,
        ...(kindFault(entry, true) ?? { message: 'não é um arquivo comum', cure: 'apague-o' }),
      })
  }
}

function kindFault(entry: Dirent, hidden: boolean): Reason | undefined {
  if (entry.isSymbolicLink())
    return { message: 'é um atalho (link simbólico)', cure: 'coloque o próprio arquivo no lugar' }
  if (!entry.isFile() && !entry.isDirectory())
    return { message: 'não é um arquivo comum', cure: 'apague-o' }
  return hidden
    ? {
        message: 'o nome começa com ponto e o documento ficaria escondido',
        cure: `renomeie para ${entry.name.replace(/^\.+/, '')} ou apague-o`,
      }
    : undefined
}

/** Takes a file whose name and place are right; false for any other. */
function takeRight(file: string, found: FoundFiles, slugs: Map<string, string>): boolean {
  if (file === 'README.md' || file === 'MENSAGENS.md' || file === 'photos/README.md') return true
  if (file.startsWith('photos/')) {
    if (/\.(?:jpe?g|png|webp)$/i.test(file)) found.photos.add(file.slice('photos/'.length))
    return found.photos.has(file.slice('photos/'.length))
  }
  if (isManifestFile(file)) {
    const manifest = foundManifest(file)
    if ('slug' in manifest) found.manifests.push(manifest)
    else found.faults.push({ file, ...manifest })
    return true
  }
  const [folder = '', name = '', ...deeper] = file.split('/')
  const type =
    singletons.find((one) => documentType(one).path === file) ??
    (deeper.length === 0 ? collectionIn(folder) : undefined)
  if (!type) return false
  if (documentType(type).kind === 'singleton') {
    found.documents.push({ type, slug: stem(file.split('/').at(-1) ?? file), file })
    return true
  }
  const extension = EXTENSIONS[documentType(type).format]
  const slug = name.slice(0, -extension.length)
  if (!name.endsWith(extension) || !SLUG.test(slug)) return false
  found.documents.push({ type, slug, file })
  slugs.set(`${type}/${slug}`, file)
  return true
}

const collectionIn = (folder: string) =>
  collections.find((one) => documentType(one).path === folder)

/** Names the fault of a misplaced file; a document in its folder is read all the same, so that its other faults show too. */
function takeWrong(file: string, found: FoundFiles, slugs: Map<string, string>): void {
  const [folder = '', ...rest] = file.split('/')
  const name = rest.at(-1) ?? folder
  const blame = (message: string, cure: string) => found.faults.push({ file, message, cure })
  if (name.startsWith('~$'))
    return void blame('é um arquivo temporário do Office', 'feche o Word ou o Excel e apague-o')
  if (file.includes('\\'))
    return void blame(
      'o nome tem uma barra invertida (\\)',
      `renomeie para ${file.replaceAll('\\', '/')}`,
    )
  if (folder === 'photos') return void blame(...noPhoto(name))
  if (PICTURE.test(name))
    return void blame(
      'é uma foto fora de content/photos',
      `mova para content/photos/${folder === name ? name : `${folder}/${name}`}`,
    )
  const single = singletons.find((one) => stem(documentType(one).path) === stem(file).toLowerCase())
  if (single) {
    const { path } = documentType(single)
    if (found.documents.some((document) => document.type === single))
      return void blame(`repete o documento ${path}`, 'apague um dos dois')
    found.documents.push({ type: single, slug: stem(path.split('/').at(-1) ?? path), file })
    return void blame('o nome do arquivo está errado', `renomeie para ${path}`)
  }
  const type = collectionIn(folder)
  if (!type || rest.length === 0) return void blame(...homeless(folder, rest))
  const extension = EXTENSIONS[documentType(type).format]
  if (/^readme/i.test(name))
    return void blame(
      'um README só pode ficar em content/ e em content/photos',
      'mova o texto para content/README.md',
    )
  if (/\.(?:docx?|odt|rtf|xlsx?|ods|csv|pdf)$/i.test(name))
    return void blame(
      `é um arquivo ${/\.(?:xlsx?|ods|csv)$/i.test(name) ? 'do Excel' : /\.pdf$/i.test(name) ? 'PDF' : 'do Word'}`,
      `copie o texto para um arquivo ${extension}, como os vizinhos`,
    )
  if (
    !/\.(?:ya?ml|mdx?|json|txt|bak|orig|old)~?$/i.test(name) &&
    name.includes('.') &&
    !name.endsWith('~')
  )
    return void blame(
      'este tipo de arquivo não é aceito nesta pasta',
      `deixe em content/${folder} só arquivos ${extension}${type === 'Lot' ? ' e relações de itens .csv' : ''}`,
    )
  const slug = slugOf(stem(name))
  const twin = slugs.get(`${type}/${slug}`)
  if (twin)
    return void blame(`repete o nome «${slug}» de ${twin}`, 'apague um dos dois ou dê outro nome')
  if (slug) slugs.set(`${type}/${slug}`, file)
  const wanted = `${folder}/${slug || 'nome'}${extension}`
  if (rest.length > 1)
    return void blame(`está numa pasta dentro de content/${folder}`, `mova para ${wanted}`)
  const right = name.endsWith(extension)
  // Only what may well be such a document is read: YAML as YAML, Markdown as Markdown.
  if (/\.ya?ml$/i.test(name) === (extension === '.yaml') && !/\.(?:json|txt)$/i.test(name))
    found.documents.push({ type, slug: slug || stem(name), file })
  const ending = /(?:\.[a-z]+~?)+$/i.exec(name)?.[0] ?? ''
  if (!right || /\.(?:ya?ml|mdx?)\./i.test(name))
    return void blame(
      `a terminação do nome ${ending ? `é ${ending}, e ` : ''}não é ${extension}`,
      `renomeie para ${wanted}${/\.txt$/i.test(name) ? '; no Windows, mostre as extensões de arquivo para ver o .txt' : ''}`,
    )
  blame(
    `«${stem(name)}» não serve de endereço`,
    `use até 80 letras minúsculas sem acento, números e hífens simples: ${wanted}`,
  )
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|jfif|tiff?|bmp|svg)$/i

/** Why a file among the photos is none, with what it is. */
function noPhoto(name: string): [string, string] {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toUpperCase() ?? ''
  if (ending === 'JFIF')
    return [
      'é um JPEG com outra terminação (.jfif)',
      `renomeie para ${name.replace(/\.jfif$/i, '.jpg')}`,
    ]
  if (/^(?:MP4|MOV|AVI|WEBM|MKV)$/.test(ending))
    return [`é um vídeo (${ending})`, 'o site só mostra fotos; apague-o']
  if (/^(?:HEIC|HEIF|GIF|AVIF|SVG|TIFF?|BMP)$/.test(ending))
    return [
      `é uma imagem ${ending}, que o site não aceita`,
      'abra-a num editor de imagens e exporte como JPEG',
    ]
  return [
    `não é uma foto${ending === 'PDF' ? ' (PDF)' : ''}`,
    'deixe em content/photos só arquivos .jpg, .jpeg, .png ou .webp',
  ]
}

function homeless(folder: string, rest: string[]): [string, string] {
  if (rest.length === 0) {
    const near = nearest(
      stem(folder),
      singletons.map((one) => stem(documentType(one).path)).filter((path) => !path.includes('/')),
    )
    return [
      'este arquivo não é do conteúdo',
      near ? `queria dizer «${near}.yaml»?` : 'mova-o para a pasta do seu tipo ou apague-o',
    ]
  }
  const folders = ['pages', 'photos', ...collections.map((one) => documentType(one).path)]
  if (folder === 'pages') {
    const pages = singletons
      .map((one) => documentType(one).path)
      .filter((path) => path.startsWith('pages/'))
    const near = nearest(stem(`pages/${rest.join('/')}`), pages.map(stem))
    return [
      'não há página com este nome',
      near ? `queria dizer «${near}.yaml»?` : `as páginas são: ${pages.join(', ')}`,
    ]
  }
  const near = nearest(folder, folders)
  return [
    `a pasta «${folder}» não é do conteúdo`,
    near ? `queria dizer «${near}»?` : `as pastas são: ${folders.join(', ')}`,
  ]
}
