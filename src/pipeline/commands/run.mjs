// Plain JavaScript: this file runs everything else, and installs the packages when they are
// missing.
import './ensure-installed.mjs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `node run.mjs <file.ts> [arguments]`: runs a TypeScript file of the project; tsx strips its types.
 */
const [, , command, ...args] = process.argv
if (command === undefined)
  throw new Error('Usage: node src/pipeline/commands/run.mjs <file.ts> [arguments]')
const { register } = await import('tsx/esm/api')
register()
const entry = resolve(command)
process.argv = [process.execPath, entry, ...args]
await import(pathToFileURL(entry).href)
