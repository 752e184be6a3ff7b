/**
 * Where the editors' page reads the content and saves it: a folder of this computer, or a
 * repository on GitHub. Paths are below content/, with slashes.
 */
export interface ContentStore {
  /** How the page names the place to the editor. */
  readonly name: string
  /** Every document's bytes, and the path of every picture below photos/. */
  read: () => Promise<StoredContent>
  /** A picture as it is stored. @throws Error when it is not there */
  photo: (path: string) => Promise<Blob>
  /** Saves a document and the pictures that come with it, all or nothing as far as the place can do it. */
  save: (change: ContentChange) => Promise<SaveOutcome>
}

export interface StoredContent {
  /** With the item lists beside lots, which the check of a lot asks for. */
  documents: Map<string, Uint8Array<ArrayBuffer>>
  photos: string[]
}

export interface ContentChange {
  file: string
  bytes: Uint8Array<ArrayBuffer>
  /** What the page read when it was opened; undefined for a new document. */
  before: Uint8Array<ArrayBuffer> | undefined
  /** New pictures by their path below content/photos. */
  photos: ReadonlyMap<string, Blob>
  /** One Portuguese line that says what changed. */
  message: string
}

export type SaveOutcome =
  | { kind: 'saved'; note: string; link?: { href: string; text: string } }
  /** The place holds something else than what was read: nothing was saved. */
  | { kind: 'conflict'; note: string }

/**
 * @param stored whether the editor opened it, or it is new
 * @param where «no GitHub», «na pasta»
 */
export const conflict = (file: string, stored: boolean, where: string): SaveOutcome => ({
  kind: 'conflict',
  note: stored
    ? `${file} mudou ${where} depois de aberto aqui. Nada foi salvo: copie o que escreveu ` +
      'e abra o documento de novo.'
    : `Já existe um arquivo ${file}. Nada foi salvo: escolha outro nome.`,
})

/** A lot's «Relação de itens». */
export const isItemList = (path: string): boolean => /^lots\/[^/]+\.csv$/.test(path)
export const isDocument = (path: string): boolean =>
  isItemList(path) || (/\.(?:yaml|mdx)$/.test(path) && !path.startsWith('photos/'))
export const isPhoto = (path: string): boolean => /^photos\/.+\.(?:jpe?g|png|webp)$/i.test(path)

export const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every((byte, index) => byte === b[index]))
