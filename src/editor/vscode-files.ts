import { DOCUMENT_TYPE_NAMES, documentType } from '../content/document-types'
import { jsonSchemaOf } from '../content/schema/json-schema'

/** VS Code's YAML extension reads no front matter, so articles have no schema here. */
const names = DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).format === 'yaml')

/**
 * The files of .vscode/schemas, texts by their names. They are in the repository, so that a fresh
 * clone has them before any command.
 */
export const schemaFiles = (): Map<string, string> =>
  new Map(names.map((name) => [`${name}.json`, `${JSON.stringify(jsonSchemaOf(name))}\n`]))

/** The project's settings with the schemas for its files; the other settings stay. */
export function settingsWithSchemas(before: string): string {
  const settings: Record<string, unknown> = JSON.parse(before)
  const schemas = Object.fromEntries(
    names.map((name) => {
      const { kind, path } = documentType(name)
      return [
        `./.vscode/schemas/${name}.json`,
        kind === 'singleton' ? `content/${path}` : `content/${path}/*.yaml`,
      ]
    }),
  )
  return `${JSON.stringify({ ...settings, 'yaml.schemas': schemas }, null, 2)}\n`
}
