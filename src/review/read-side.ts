import { lstatSync } from 'node:fs'
import { atMoment } from '../content/time/in-time'
import { filesBelow } from '../pipeline/files'
import { findFiles } from '../pipeline/check/find-files'
import { readDocuments } from '../pipeline/check/read-text'
import type { Side } from './review'

/**
 * Reads the documents below a folder as data. Never throws because of their content, and reads
 * nothing outside of the folder: links are no files here, and the check reports them.
 */
export function readSide(folder: string, now: string): Side {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  const found = isFolder ? findFiles(folder).documents : []
  const documents = readDocuments(found, folder).map((document) => atMoment(document, now))
  return {
    folder,
    now,
    documents,
    byFile: new Map(documents.map((document) => [document.file, document])),
    files: isFolder ? filesBelow(folder) : [],
  }
}
