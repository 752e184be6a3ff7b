import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readDocument } from '../../src/content/check/read-document'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../src/content/document-types'
import { snippetsText } from '../../src/editor/snippets'
import { PATHS } from '../../src/pipeline/paths'

const SNIPPETS = z.record(
  z.string(),
  z.strictObject({
    scope: z.enum(['yaml', 'markdown']),
    prefix: z.string(),
    description: z.string(),
    body: z.array(z.string()),
  }),
)
const snippets = SNIPPETS.parse(JSON.parse(snippetsText()))

/**
 * The text that VS Code puts into the file when every placeholder is left unchanged: the first
 * choice, or the example.
 */
const inserted = (body: readonly string[]): string =>
  `${body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-11-20')
    .replace('$0', 'Texto.')}\n`

const kinds = DOCUMENT_TYPE_NAMES.flatMap((type) => {
  const shape = documentType(type)
  return shape.kind === 'collection'
    ? [{ type, one: shape.names.one, folder: shape.path, format: shape.format }]
    : []
})

describe('VS Code’s snippets', () => {
  it.each(kinds)(
    '«$one» is a document that only wants its words',
    ({ type, one, folder, format }) => {
      const text = inserted(snippets[one]?.body ?? [])
      const { errors } = readDocument(
        { type, slug: 'novo', file: `${folder}/novo.${format}` },
        { text, written: text },
      )
      expect({ text, errors }).toEqual({ text, errors: [] })
    },
  )

  it('are in the repository; if not: node src/pipeline/commands/run.mjs src/editor/vscode-cli.ts', () => {
    expect(readFileSync(PATHS.editorSnippets, 'utf8').replaceAll('\r\n', '\n')).toBe(snippetsText())
  })
})
