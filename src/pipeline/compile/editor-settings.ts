import { readFile, writeFile } from 'node:fs/promises'
import { DOCUMENT_TYPE_NAMES, documentType } from '../../content/document-types'
import { PATHS } from '../paths'

/** Which JSON Schema explains which files, as VS Code's YAML extension wants to hear it: paths and globs from the project's root. */
export const yamlSchemas = (): Record<string, string> =>
  Object.fromEntries(DOCUMENT_TYPE_NAMES.filter((name) => documentType(name).format === 'yaml').map((name) => {
    const { kind, path } = documentType(name)
    return [`./.generated/schemas/${name}.json`, kind === 'singleton' ? `content/${path}` : `content/${path}/*.yaml`]
  }))

/** Keeps .vscode/settings.json in step with the document types; its other settings stay. */
export async function writeEditorSettings(): Promise<void> {
  const before = await readFile(PATHS.editorSettings, 'utf8')
  const settings: Record<string, unknown> = JSON.parse(before)
  const after = `${JSON.stringify({ ...settings, 'yaml.schemas': yamlSchemas() }, null, 2)}\n`
  if (after !== before) await writeFile(PATHS.editorSettings, after)
}
