import {
  conflict,
  isDocument,
  isPhoto,
  photoConflict,
  sameBytes,
  type ContentChange,
  type ContentStore,
  type FileChange,
  type SaveOutcome,
  type StoredContent,
} from './content-store'

/** The parts of the File System Access API that TypeScript lacks; only Chromium has them. */
interface FolderPicker {
  showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>
}
const picker = (): FolderPicker['showDirectoryPicker'] =>
  (window as FolderPicker).showDirectoryPicker

/** Whether this browser can edit a folder. */
export const canOpenFolder = (): boolean => picker() !== undefined

/**
 * Asks for the project's folder, or for its content/ itself.
 * @returns undefined when the editor closed the dialog
 * @throws Error with a Portuguese sentence for a folder without content
 */
export async function openFolder(): Promise<ContentStore | undefined> {
  const open = picker()
  if (!open)
    throw new Error('Este navegador não abre pastas; use o Chrome ou o Edge no computador.')
  try {
    return await storeOf(await open.call(window, { id: 'retrilha', mode: 'readwrite' }))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'AbortError') return undefined
    throw new Error('O navegador não deixou abrir a pasta; escolha-a de novo e permita a edição.', {
      cause: error,
    })
  }
}

async function storeOf(picked: FileSystemDirectoryHandle): Promise<ContentStore> {
  const content = (await holds(picked, 'company.yaml'))
    ? picked
    : await picked.getDirectoryHandle('content').catch(() => undefined)
  if (!content || !(await holds(content, 'company.yaml'))) {
    throw new Error(
      `A pasta «${picked.name}» não tem content/company.yaml; escolha a pasta do projeto, ` +
        'a que tem a pasta content.',
    )
  }
  return new LocalFolder(picked.name, content)
}

const holds = (folder: FileSystemDirectoryHandle, name: string): Promise<boolean> =>
  folder.getFileHandle(name).then(
    () => true,
    () => false,
  )

class LocalFolder implements ContentStore {
  readonly name: string

  constructor(
    name: string,
    private readonly content: FileSystemDirectoryHandle,
  ) {
    this.name = `pasta «${name}»`
  }

  read = (): Promise<StoredContent> => this.readAll().catch(inPortuguese('ler a pasta'))

  private async readAll(): Promise<StoredContent> {
    const documents: StoredContent['documents'] = new Map()
    const photos: string[] = []
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        const file = path + name
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${file}/`)
        else if (isPhoto(file)) photos.push(file.slice('photos/'.length))
        else if (isDocument(file)) documents.set(file, await bytesOf(handle))
      }
    }
    await walk(this.content, '')
    return { documents, photos }
  }

  photo = async (path: string): Promise<Blob> =>
    (await this.handle(`photos/${path}`, false)).getFile()

  save = (change: ContentChange): Promise<SaveOutcome> =>
    this.saveAll(change).catch(inPortuguese('gravar na pasta'))

  private async saveAll({ files, photos }: ContentChange): Promise<SaveOutcome> {
    const pending: FileChange[] = []
    for (const change of files) {
      const now = await this.handle(change.file, false).then(bytesOf, noneThere)
      // An earlier save that failed half way has already written this file.
      if (sameBytes(now, change.bytes)) continue
      if (!sameBytes(now, change.before)) return conflict(change, 'na pasta')
      pending.push(change)
    }
    for (const [path, blob] of photos) {
      const now = await this.handle(`photos/${path}`, false).then(bytesOf, noneThere)
      if (now && !sameBytes(now, new Uint8Array(await blob.arrayBuffer())))
        return photoConflict(path)
    }
    // Pictures first: a document never names a missing one.
    for (const [path, blob] of photos) await this.write(`photos/${path}`, blob)
    for (const { file, bytes } of pending) if (bytes) await this.write(file, bytes)
    for (const { file, bytes } of pending) if (!bytes) await this.remove(file)
    return {
      kind: 'saved',
      note:
        files.length === 1
          ? `Salvo em content/${files[0]?.file}.`
          : `Salvo em ${files.length} arquivos de content. Falta enviar com o Git.`,
    }
  }

  private async write(path: string, data: Blob | Uint8Array<ArrayBuffer>): Promise<void> {
    const writable = await (await this.handle(path, true)).createWritable()
    // The file changes only when the stream is closed: a failure keeps the old one.
    await writable.write(data)
    await writable.close()
  }

  private async remove(path: string): Promise<void> {
    const [folder, name] = await this.place(path, false)
    await folder.removeEntry(name)
  }

  private async handle(path: string, create: boolean): Promise<FileSystemFileHandle> {
    const [folder, name] = await this.place(path, create)
    return folder.getFileHandle(name, { create })
  }

  private async place(
    path: string,
    create: boolean,
  ): Promise<[folder: FileSystemDirectoryHandle, name: string]> {
    const steps = path.split('/')
    let folder = this.content
    for (const step of steps.slice(0, -1))
      folder = await folder.getDirectoryHandle(step, { create })
    return [folder, steps.at(-1) ?? path]
  }
}

/**
 * Returns undefined, for no bytes, when the error is that of a missing file or folder.
 * @throws any other error
 */
const noneThere = (error: unknown): undefined => {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
}

/** The browser's own sentences are in English. */
const inPortuguese =
  (what: string) =>
  (error: unknown): never => {
    if (!(error instanceof DOMException)) throw error
    throw new Error(
      `O navegador não conseguiu ${what}. Confira se ela ainda está lá, com espaço e ` +
        'com a sua permissão, e tente de novo; o que você escreveu continua aqui.',
      { cause: error },
    )
  }

const bytesOf = async (handle: FileSystemHandle): Promise<Uint8Array<ArrayBuffer>> => {
  if (!(handle instanceof FileSystemFileHandle)) throw new Error('Não é um arquivo.')
  return new Uint8Array(await (await handle.getFile()).arrayBuffer())
}
