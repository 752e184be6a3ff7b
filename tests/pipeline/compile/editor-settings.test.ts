import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { yamlSchemas } from '../../../src/pipeline/compile/editor-settings'

it('an editor with VS Code gets the fields and their explanations for every YAML document', () => {
  const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings['yaml.schemas']).toEqual(yamlSchemas())
  expect(yamlSchemas()).toMatchObject({ './.generated/schemas/Company.json': 'content/company.yaml', './.generated/schemas/Lot.json': 'content/lots/*.yaml' })
})
