import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  DOCUMENT_TYPE_NAMES,
  documentType,
  type DocumentTypeName,
} from '../../src/content/document-types'

export interface TestDocument {
  type: DocumentTypeName
  slug: string
  data: Record<string, unknown>
  body: string
  draft: boolean
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** The documents of a type in the order of their file names. */
export function documentsOfType(contentDir: string, type: DocumentTypeName): TestDocument[] {
  const { kind, path, format } = documentType(type)
  const folder = join(contentDir, path)
  // A collection without documents has no folder, because git keeps no empty folders.
  const names = existsSync(folder) && kind === 'collection' ? readdirSync(folder) : []
  const files =
    kind === 'singleton'
      ? [path]
      : names
          .filter((name) => name.endsWith(`.${format}`))
          .sort()
          .map((name) => `${path}/${name}`)
  return files.map((file) => {
    const text = readFileSync(join(contentDir, file), 'utf8')
    const front = format === 'mdx' ? FRONT.exec(text) : undefined
    const data: Record<string, unknown> = parse(front?.[1] ?? text)
    return {
      type,
      slug: file.slice(file.lastIndexOf('/') + 1, -`.${format}`.length),
      data,
      body: front ? text.slice(front[0].length) : '',
      draft: data.draft === true,
    }
  })
}

/**
 * Every document of a content folder. They are read without the pipeline, because a test must not
 * take its expectation from the code that it tests.
 */
export const documentsOf = (contentDir: string): TestDocument[] =>
  DOCUMENT_TYPE_NAMES.flatMap((type) => documentsOfType(contentDir, type))
