import type { FoundDocument } from '../../content/check/read-document'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../content/document-types'
import { hyphenated } from '../../content/fold-text'
import { nearest } from '../../content/nearest'
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

export const EXTENSIONS = { yaml: '.yaml', mdx: '.mdx' }
export const collections = DOCUMENT_TYPE_NAMES.filter(
  (name) => documentType(name).kind === 'collection',
)
export const singletons = DOCUMENT_TYPE_NAMES.filter(
  (name) => documentType(name).kind === 'singleton',
)

export const collectionIn = (folder: string) =>
  collections.find((one) => documentType(one).path === folder)

/** The name that an editor most likely meant: lower case, no accents, hyphens. */
const slugOf = (name: string): string => hyphenated(name).slice(0, 80).replace(/-$/, '')

/** The name without a document's ending, whatever its case. */
export const stem = (name: string): string =>
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

/** Files that are a document in no folder. */
function strangeFile(file: string, folder: string, name: string): Fix | undefined {
  if (name.startsWith('~$'))
    return ['é um arquivo temporário do Office', 'feche o Word ou o Excel e apague-o']
  if (file.includes('\\'))
    return ['o nome tem uma barra invertida (\\)', `renomeie para ${file.replaceAll('\\', '/')}`]
  if (folder === 'photos') return noPhoto(name)
  const path = folder === name ? name : `${folder}/${name}`
  return PICTURE.test(name)
    ? ['é uma foto fora de content/photos', `mova para content/photos/${path}`]
    : undefined
}

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
  const extension = EXTENSIONS[documentType(type).format]
  const foreign = foreignFormat(type, folder, name, extension)
  if (foreign) return foreign
  const slug = slugOf(stem(name))
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

/** Files of other programs beside documents. */
function foreignFormat(
  type: DocumentTypeName,
  folder: string,
  name: string,
  extension: string,
): Fix | undefined {
  if (/^readme/i.test(name))
    return [
      'um README só pode ficar em content/ e em content/photos',
      'mova o texto para content/README.md',
    ]
  if (/\.(?:docx?|odt|rtf|xlsx?|ods|csv|pdf)$/i.test(name)) {
    const program = /\.(?:xlsx?|ods|csv)$/i.test(name)
      ? 'do Excel'
      : /\.pdf$/i.test(name)
        ? 'PDF'
        : 'do Word'
    return [
      `é um arquivo ${program}`,
      `copie o texto para um arquivo ${extension}, como os vizinhos`,
    ]
  }
  const isText = /\.(?:ya?ml|mdx?|json|txt|bak|orig|old)~?$/i.test(name)
  if (isText || !name.includes('.') || name.endsWith('~')) return undefined
  const others = type === 'Lot' ? ' e relações de itens .csv' : ''
  return [
    'este tipo de arquivo não é aceito nesta pasta',
    `deixe em content/${folder} só arquivos ${extension}${others}`,
  ]
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|jfif|tiff?|bmp|svg)$/i

/** Returns why a file among the photos is no photo. */
function noPhoto(name: string): Fix {
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

function homeless(folder: string, rest: string[]): Fix {
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
