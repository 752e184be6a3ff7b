import { photosNamed } from '../../content/check/photo-files'
import type { ContentStore } from '../store/content-store'
import { drawn } from './inspect-upload'

/** Wider than any preview shows, in px. */
const PREVIEW_WIDTH = 800

export interface ShownPhoto {
  url: string
  width: number
  height: number
  bytes: number
}

/**
 * The pictures of the content and unsaved new ones, scaled down, as data addresses: the page's
 * policy allows no others.
 */
export class PhotoShelf {
  private readonly shown = new Map<string, Promise<ShownPhoto>>()
  private readonly waiting = new Map<string, Blob>()
  private readonly saved: Set<string>

  constructor(
    private readonly store: ContentStore,
    listed: Iterable<string>,
  ) {
    this.saved = new Set(listed)
  }

  /** Every path below content/photos, unsaved ones too. */
  get paths(): string[] {
    return [...new Set([...this.saved, ...this.waiting.keys()])].toSorted()
  }

  has(path: string): boolean {
    // Some file systems ignore case.
    return this.paths.some((other) => other.toLowerCase() === path.toLowerCase())
  }

  /** Keeps a picture until its document is saved. */
  add(path: string, photo: Blob): void {
    this.waiting.set(path, photo)
    this.shown.delete(path)
  }

  /** Marks pictures as saved. */
  settle(paths: Iterable<string>): void {
    for (const path of paths) {
      this.waiting.delete(path)
      this.saved.add(path)
    }
  }

  /** The unsaved pictures that a text names. */
  namedIn(text: string): Map<string, Blob> {
    const named = new Set(photosNamed(text, this.waiting.keys()))
    return new Map([...this.waiting].filter(([path]) => named.has(path)))
  }

  /** @throws Error when there is no such picture */
  async original(path: string): Promise<Blob> {
    return this.waiting.get(path) ?? this.store.photo(path)
  }

  /** @throws Error when there is no such picture */
  show(path: string): Promise<ShownPhoto> {
    const before = this.shown.get(path)
    if (before) return before
    const fresh = this.original(path).then(small)
    this.shown.set(path, fresh)
    fresh.catch(() => this.shown.delete(path))
    return fresh
  }
}

async function small(photo: Blob): Promise<ShownPhoto> {
  const { canvas, width, height } = await drawn(photo, PREVIEW_WIDTH)
  return { url: canvas.toDataURL('image/webp', 0.85), width, height, bytes: photo.size }
}
