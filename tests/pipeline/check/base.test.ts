import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../../src/content/document-types'

const BASE = resolve('tests/pipeline/check/base/content')
const WHOLE = resolve('tests/fixtures/content')

const singles = DOCUMENT_TYPE_NAMES.map(documentType).filter(
  ({ kind, path }) => kind === 'singleton' && path.endsWith('.yaml') && path !== 'redirects.yaml',
)

it.each(singles)(
  'the small content of the check’s tests takes a new text from the tests’ own content, $path; ' +
    'if not: npx vitest run tests/pipeline/check/base.test.ts -u',
  async ({ path, schema }) => {
    const file = `${BASE}/${path}`
    const written = readFileSync(file, 'utf8')
    const [document, whole] = [written, readFileSync(`${WHOLE}/${path}`, 'utf8')].map((text) =>
      parseDocument(text),
    )
    const issues = schema.safeParse(document?.toJS()).error?.issues ?? []
    for (const { path: place } of issues)
      // A field of a list's item takes the value that the first item has in the tests' own content.
      document?.setIn(
        place,
        whole?.getIn(
          place.map((step) => (typeof step === 'number' ? 0 : step)),
          true,
        ),
      )
    const text = document?.toString({ lineWidth: 0, flowCollectionPadding: false })
    await expect(issues.length === 0 ? written : text).toMatchFileSnapshot(file)
  },
)
