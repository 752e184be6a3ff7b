import { createStore, del, entries, set } from 'idb-keyval'
import type { DocumentDraft } from '../../content/yaml/draft'

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

/** Opened at its first use, which fails where the browser has no IndexedDB. */
const stored = createStore('retrilha-admin', 'trabalho')

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
  ) {}

  static async open(place: string): Promise<Device> {
    const prefix = `${place}: `
    const device = new Device(prefix, new Map())
    try {
      for (const [key, work] of await entries<string, Kept>(stored))
        if (key.startsWith(prefix)) device.kept.set(key.slice(prefix.length), work)
    } catch {
      device.isLossy = true
    }
    return device
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
    void this.store(this.prefix + name, work)
  }

  private async store(key: string, work: Kept | undefined): Promise<void> {
    try {
      await (work ? set(key, work, stored) : del(key, stored))
    } catch {
      this.isLossy = true
    }
  }
}
