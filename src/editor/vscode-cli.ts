import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PATHS } from '../pipeline/paths'
import { snippetsText } from './snippets'
import { schemaFiles, settingsWithSchemas } from './vscode-files'

/**
 * `node src/pipeline/commands/run.mjs src/editor/vscode-cli.ts`: after a change of a schema, writes
 * the schemas, snippets and settings for VS Code.
 */
writeFileSync(PATHS.editorSettings, settingsWithSchemas(readFileSync(PATHS.editorSettings, 'utf8')))
rmSync(PATHS.editorSchemas, { recursive: true, force: true })
mkdirSync(PATHS.editorSchemas)
for (const [name, text] of schemaFiles()) writeFileSync(`${PATHS.editorSchemas}/${name}`, text)
writeFileSync(PATHS.editorSnippets, snippetsText())
