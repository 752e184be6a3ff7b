import type { FoundDocument } from '../../content/check/read-document'
import { plainSlug } from '../../content/views/addresses'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { nearest } from '../../content/text/nearest'
import type { Reason } from '../../content/rules/reason'
import type { FoundItemList } from './item-lists'

/**
 * The files below content/: documents, pictures below photos/, item lists of lots, and foreign
 * files.
 */
export interface FoundFiles {
  documents: FoundDocument[]
  /** Paths below content/photos, as the folder spells them. */
  photos: Set<string>
  /** Links and special files among the photos. They are reported once, here, and never opened. */
  blamed: Set<string>
  /** Item lists beside their lots. */
  itemLists: FoundItemList[]
  errors: (Reason & { file: string })[]
}

const collections = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).kind === 'collection')
export const singletons = DOCUMENT_TYPE_NAMES.filter(
  (name) => documentType(name).kind === 'singleton',
)

const collectionIn = (folder: string) =>
  collections.find((one) => documentType(one).path === folder)

/** The name without a document's ending, whatever its case. */
const stem = (name: string): string =>
  name.replace(/(?:\.(?:ya?ml|mdx?|json|txt|bak|orig|old))+~?$/i, '').replace(/~$/, '')

/**
 * Reports a file whose name or folder is wrong. A document in its folder is read all the same, so
 * that its other errors are reported too.
 */
export function takeMisplaced(file: string, found: FoundFiles, slugs: Map<string, string>): void {
  const [folder = '', ...rest] = file.split('/')
  const name = rest.at(-1) ?? folder
  const [message, fix] =
    strangeFile(file, folder, name) ??
    misnamedSingleton(file, found) ??
    misplacedIn(collectionIn(folder), { file, folder, rest, name }, found, slugs)
  found.errors.push({ file, message, fix })
}

type Fix = [message: string, fix: string]

/**
 * Files that can be no document: names with a backslash, other files in photos/, and pictures
 * outside it.
 */
function strangeFile(file: string, folder: string, name: string): Fix | undefined {
  if (file.includes('\\'))
    return ['o nome tem uma barra invertida (\\)', `renomeie para ${file.replaceAll('\\', '/')}`]
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? 'sem terminação'
  if (folder === 'photos')
    return [
      `«${ending}» não é de uma foto que o site aceita`,
      'abra-a num editor de imagens e exporte como JPEG; o que não é foto, apague',
    ]
  const path = folder === name ? name : `${folder}/${name}`
  return PICTURE.test(name)
    ? ['é uma foto fora de content/photos', `mova para content/photos/${path}`]
    : undefined
}
const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|jfif|tiff?|bmp|svg)$/i

/** A single document whose name is slightly wrong. */
function misnamedSingleton(file: string, found: FoundFiles): Fix | undefined {
  const type = singletons.find((one) => stem(documentType(one).path) === stem(file).toLowerCase())
  if (!type) return undefined
  const { path } = documentType(type)
  if (found.documents.some((document) => document.type === type))
    return [`repete o documento ${path}`, 'apague um dos dois']
  found.documents.push({ type, slug: stem(path.split('/').at(-1) ?? path), file })
  return ['o nome do arquivo está errado', `renomeie para ${path}`]
}

/** Files in the folder of a collection, and those outside every folder. */
function misplacedIn(
  type: DocumentTypeName | undefined,
  { file, folder, rest, name }: { file: string; folder: string; rest: string[]; name: string },
  found: FoundFiles,
  slugs: Map<string, string>,
): Fix {
  if (!type || rest.length === 0) return homeless(folder, rest)
  const extension = `.${documentType(type).format}`
  const isText = /\.(?:ya?ml|mdx?|json|txt|bak|orig|old)~?$/i.test(name)
  if (/^readme/i.test(name) || (!isText && name.includes('.') && !name.endsWith('~')))
    return [
      'este tipo de arquivo não é aceito nesta pasta',
      `copie o texto para um arquivo ${extension}, como os vizinhos, e apague este`,
    ]
  const slug = plainSlug(stem(name))
  const twin = slugs.get(`${type}/${slug}`)
  if (twin) return [`repete o nome «${slug}» de ${twin}`, 'apague um dos dois ou dê outro nome']
  if (slug) slugs.set(`${type}/${slug}`, file)
  const wanted = `${folder}/${slug || 'nome'}${extension}`
  if (rest.length > 1) return [`está numa pasta dentro de content/${folder}`, `mova para ${wanted}`]
  // Files of another format are not read: their errors would make no sense.
  if (/\.ya?ml$/i.test(name) === (extension === '.yaml') && !/\.(?:json|txt)$/i.test(name))
    found.documents.push({ type, slug: slug || stem(name), file })
  const ending = /(?:\.[a-z]+~?)+$/i.exec(name)?.[0] ?? ''
  if (!name.endsWith(extension) || /\.(?:ya?ml|mdx?)\./i.test(name)) {
    const hidden = /\.txt$/i.test(name)
      ? '; no Windows, mostre as extensões de arquivo para ver o .txt'
      : ''
    return [
      `a terminação do nome ${ending ? `é ${ending}, e ` : ''}não é ${extension}`,
      `renomeie para ${wanted}${hidden}`,
    ]
  }
  return [
    `o nome do arquivo vira o endereço da página, e «${stem(name)}» não serve`,
    `renomeie para ${wanted}: até 80 letras minúsculas sem acento, números e hífens simples`,
  ]
}

function homeless(folder: string, rest: string[]): Fix {
  const isPage = folder === 'pages'
  if (rest.length === 0 || isPage) {
    const known = singletons
      .map((one) => documentType(one).path)
      .filter((path) => path.includes('/') === isPage)
    const near = nearest(stem([folder, ...rest].join('/')), known.map(stem))
    const otherwise = isPage
      ? `as páginas são: ${known.join(', ')}`
      : 'mova-o para a pasta do seu tipo ou apague-o'
    return [
      isPage ? 'não há página com este nome' : 'este arquivo não é do conteúdo',
      near ? `queria dizer «${near}.yaml»?` : otherwise,
    ]
  }
  const folders = ['pages', 'photos', ...collections.map((one) => documentType(one).path)]
  const near = nearest(folder, folders)
  return [
    `a pasta «${folder}» não é do conteúdo`,
    near ? `queria dizer «${near}»?` : `as pastas são: ${folders.join(', ')}`,
  ]
}
