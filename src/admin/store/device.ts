import type { DocumentDraft } from '../../content/yaml/patch-document'

/** Unsaved work as this device keeps it. */
interface Kept {
  /** A document's form; prices of the day are texts by the document's path. */
  draft: DocumentDraft
  /** The document's text on which it was typed; empty for a new one. */
  before: string
  photos: ReadonlyMap<string, Blob>
  /** The text of another item list beside a lot, '' for none. */
  list?: string | undefined
}

const WORK = 'trabalho'

/** The result of a request of IndexedDB. */
const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

/** Rejects where the browser stores nothing. */
async function database(): Promise<IDBDatabase> {
  const request = indexedDB.open('retrilha-admin', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(WORK))
  return resultOf(request)
}

/**
 * Stores a value, or removes it. Commits at once, because a browser may drop an open transaction
 * when the tab closes. A full disk aborts the transaction even after its request has succeeded.
 */
async function write(base: IDBDatabase, key: string, value: unknown): Promise<void> {
  const change = base.transaction(WORK, 'readwrite')
  const store = change.objectStore(WORK)
  if (value === undefined) store.delete(key)
  else store.put(value, key)
  change.commit()
  await new Promise<void>((resolve, reject) => {
    change.addEventListener('complete', () => resolve())
    change.addEventListener('abort', () => reject(change.error ?? new Error('IndexedDB')))
  })
}

/**
 * Unsaved work of one place (a folder, a repository), kept in this browser: it survives a closed
 * tab. Reading is from memory; where the browser stores nothing, the memory is all there is.
 */
export class Device {
  /** Whether work may be lost with the tab. */
  isLossy = false

  private constructor(
    private readonly prefix: string,
    private readonly kept: Map<string, Kept>,
    private readonly base: IDBDatabase | undefined,
  ) {
    this.isLossy = base === undefined
  }

  static async open(place: string): Promise<Device> {
    const prefix = `${place}: `
    const kept = new Map<string, Kept>()
    try {
      const base = await database()
      const work = base.transaction(WORK).objectStore(WORK)
      const [keys, values] = [
        await resultOf(work.getAllKeys()),
        await resultOf<Kept[]>(work.getAll()),
      ]
      keys.forEach((key, index) => {
        const value = values[index]
        if (typeof key === 'string' && key.startsWith(prefix) && value)
          kept.set(key.slice(prefix.length), value)
      })
      return new Device(prefix, kept, base)
    } catch {
      return new Device(prefix, kept, undefined)
    }
  }

  /** Names of the unsaved work: files, and the price tables. */
  get names(): string[] {
    return [...this.kept.keys()]
  }

  get(name: string): Kept | undefined {
    return this.kept.get(name)
  }

  /** Keeps the work, or forgets it. */
  set(name: string, work: Kept | undefined): void {
    if (work) this.kept.set(name, work)
    else this.kept.delete(name)
    if (!this.base) return
    void write(this.base, this.prefix + name, work).catch(() => {
      this.isLossy = true
    })
  }
}

const FOLDER = 'pasta'

/** The folder that was open last; undefined where there is none or nothing is stored. */
export const lastFolder = (): Promise<FileSystemDirectoryHandle | undefined> =>
  database()
    .then((base) =>
      resultOf<FileSystemDirectoryHandle | undefined>(
        base.transaction(WORK).objectStore(WORK).get(FOLDER),
      ),
    )
    .catch(() => undefined)

/** Remembers a folder, so that the editor does not have to choose it again. */
export const rememberFolder = (folder: FileSystemDirectoryHandle): Promise<void> =>
  database()
    .then((base) => write(base, FOLDER, folder))
    .catch(() => undefined)
