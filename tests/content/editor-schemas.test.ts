import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../src/content/document-types'

it('an editor with VS Code gets the fields and their explanations for every YAML document', () => {
  const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  const expected = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).format === 'yaml').map((name) => {
    const { kind, path } = documentType(name)
    return [`./.generated/schemas/${name}.json`, kind === 'singleton' ? `content/${path}` : `content/${path}/*.yaml`]
  })
  expect(Object.entries(settings['yaml.schemas'])).toEqual(expected)
})
