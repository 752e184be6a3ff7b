import { isItemList } from '../../content/views/addresses'

/**
 * The place from which the editors' page reads the content and to which it saves: a folder of this
 * computer, or a repository on GitHub. Paths are below content/, with slashes.
 */
export interface ContentStore {
  /** Name of the place for the editor. */
  readonly name: string
  /** Every document's bytes, and the path of every picture below photos/. */
  read: () => Promise<StoredContent>
  /**
   * Returns a stored picture.
   * @throws Error when there is none at the path
   */
  photo: (path: string) => Promise<Blob>
  /** Saves documents and their new pictures at once, all or nothing as far as the place allows. */
  save: (change: ContentChange) => Promise<SaveOutcome>
}

export interface StoredContent {
  /** Including the item lists beside lots, which the check of a lot needs. */
  documents: Map<string, Uint8Array<ArrayBuffer>>
  photos: string[]
}

export interface FileChange {
  file: string
  /** Undefined deletes the file. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** The bytes that the page read when it opened; undefined for a new document. */
  before: Uint8Array<ArrayBuffer> | undefined
}

export interface ContentChange {
  /** One or more documents, and lots' item lists that move with them. */
  files: readonly FileChange[]
  /** New pictures by their path below content/photos. */
  photos: ReadonlyMap<string, Blob>
  /** One Portuguese line about the change. */
  message: string
}

export type SaveOutcome =
  | { kind: 'saved'; note: string; link?: { href: string; text: string } }
  /** The place has other bytes than the page read: nothing was saved. */
  | { kind: 'conflict'; note: string }

/** @param where «no GitHub», «na pasta» */
export const conflict = ({ file, before }: FileChange, where: string): SaveOutcome => {
  const what = before
    ? `${file} mudou ${where} depois de aberto aqui`
    : `Já existe um arquivo ${file}`
  // A list has its lot's name, and no other.
  const way =
    before || isItemList(file)
      ? 'Nada foi salvo, e o que você escreveu continua aqui.'
      : 'Nada foi salvo: escolha outro nome.'
  return { kind: 'conflict', note: `${what}. ${way}` }
}

/** The result of a save whose new photo has a name that was taken meanwhile. */
export const photoConflict = (path: string): SaveOutcome => ({
  kind: 'conflict',
  note: `Já existe outra foto em photos/${path}. Nada foi salvo: envie a sua de novo.`,
})

export const isDocument = (path: string): boolean =>
  isItemList(path) || (/\.(?:yaml|mdx)$/.test(path) && !path.startsWith('photos/'))
export const isPhoto = (path: string): boolean => /^photos\/.+\.(?:jpe?g|png|webp)$/i.test(path)

export const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every((byte, index) => byte === b[index]))
