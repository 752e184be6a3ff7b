import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DocumentTypeName } from '../content/document-types'
import { findFiles } from '../pipeline/check/find-files'
import { readDocuments } from '../pipeline/check/read-documents'
import type { ReadDocument } from '../content/check/read-document'
import { atMoment } from '../content/in-time'
import type { TreeFile, Trees } from './git/trees'

/**
 * One state of the content: its documents as visitors see them at a moment, and the pictures that it
 * holds.
 */
export interface Version {
  /** A folder on the disk with the documents in it; pictures only where the check needs them. */
  contentDir: string
  /** The moment at which visitors would see it; see content/in-time.ts. */
  now: string
  /** In the order of the types and names. */
  documents: ReadDocument[]
  /** By their path below the content folder. */
  byFile: ReadonlyMap<string, ReadDocument>
  /** Paths below the content folder of everything below photos/. */
  pictures: string[]
}

const PHOTOS = 'photos/'
export const isPicture = (path: string): boolean => path.startsWith(PHOTOS)

/**
 * Writes the files of a tree into an empty folder, as the check wants them.
 * @param wanted which files
 */
export function writeTree(
  trees: Trees,
  files: readonly TreeFile[],
  folder: string,
  wanted: (path: string) => boolean,
): void {
  mkdirSync(folder, { recursive: true })
  const chosen = files.filter(({ path }) => wanted(path))
  const bytes = trees.read(chosen.map(({ blob }) => blob))
  for (const { path, blob, isLink } of chosen) {
    const target = join(folder, path)
    const content = bytes.get(blob) ?? Buffer.alloc(0)
    mkdirSync(dirname(target), { recursive: true })
    // The check reports a link as an error and never follows it.
    if (isLink) symlinkSync(content.toString(), target)
    else writeFileSync(target, content)
  }
}

/**
 * Reads the documents below a folder. Never throws because of their content.
 * @param now the moment at which visitors would see them
 */
export function readVersion(contentDir: string, files: readonly TreeFile[], now: string): Version {
  const documents = readDocuments(findFiles(contentDir).documents, contentDir).map((document) =>
    atMoment(document, now),
  )
  return {
    contentDir,
    now,
    documents,
    byFile: new Map(documents.map((document) => [document.file, document])),
    pictures: files.map(({ path }) => path).filter(isPicture),
  }
}

/** The data of a single document. */
export const single = ({ documents }: Version, name: DocumentTypeName): unknown =>
  documents.find(({ type }) => type === name)?.data
