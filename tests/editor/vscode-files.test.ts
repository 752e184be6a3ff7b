import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PATHS } from '../../src/pipeline/paths'
import { schemaFiles, settingsWithSchemas } from '../../src/editor/vscode-files'

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n')

it(
  'an editor with VS Code gets the fields and their explanations from a fresh clone; ' +
    'if not: node src/pipeline/commands/run.mjs src/editor/vscode-cli.ts',
  () => {
    const expected = schemaFiles()
    const names = new Set([...readdirSync(PATHS.editorSchemas), ...expected.keys()])
    const stale = [...names].filter(
      (name) => read(`${PATHS.editorSchemas}/${name}`) !== expected.get(name),
    )
    expect(stale).toEqual([])
    expect(read(PATHS.editorSettings)).toBe(settingsWithSchemas(read(PATHS.editorSettings)))
  },
)

it('a change of the schemas leaves the other settings as they are', () => {
  const settings: unknown = JSON.parse(
    settingsWithSchemas('{"files.eol": "\\n", "yaml.schemas": {"./old.json": "x"}}'),
  )
  expect(settings).toMatchObject({
    'files.eol': '\n',
    'yaml.schemas': {
      './.vscode/schemas/Company.json': 'content/company.yaml',
      './.vscode/schemas/Lot.json': 'content/lots/*.yaml',
    },
  })
  expect(settings).not.toHaveProperty(['yaml.schemas', './old.json'])
})
