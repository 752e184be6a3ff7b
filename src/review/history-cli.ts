import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentType, DOCUMENT_TYPE_NAMES } from '../content/document-types'
import { CliError, runCli } from '../pipeline/run-cli'
import { documentHistory, textAt } from './history'

const USE = 'Uso: npm run content:history -- materials/cobre [--last 10] [--restore NÚMERO]'

/** The file of «materials/cobre» or of «content/materials/cobre.yaml», below content/. */
function fileOf(name: string): string {
  const bare = name.replace(/^content\//, '')
  if (/\.(?:ya?ml|mdx)$/.test(bare)) return bare
  const type = DOCUMENT_TYPE_NAMES.map(documentType).find(({ kind, path }) =>
    kind === 'collection' ? bare.startsWith(`${path}/`) : path.startsWith(`${bare}.`),
  )
  return `${bare}.${type?.format ?? 'yaml'}`
}

/**
 * `content:history <document>`: each change with its day, its author, and what visitors saw before
 * and after. --restore writes the lines of that change again, as a change to be reviewed.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { last: { type: 'string', default: '10' }, restore: { type: 'string' } },
  })
  const file = fileOf(positionals[0] ?? '')
  if (positionals.length !== 1 || !/^\d+$/.test(values.last)) throw new CliError(USE, 2)
  const changes = await documentHistory(process.cwd(), file, Number(values.last))
  if (values.restore !== undefined) {
    const change = changes[Number(values.restore) - 1]
    if (!change) throw new CliError(`Não há a mudança ${values.restore}. ${USE}`, 2)
    writeFileSync(`content/${file}`, textAt(process.cwd(), file, change.commit))
    console.log(`content/${file} está como em ${change.commit.slice(0, 8)}. Confira e envie.`)
    return
  }
  for (const [index, { when, author, commit, report }] of changes.entries()) {
    const day = new Date(when).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
    console.log(`\n# ${index + 1}. ${day}, ${author} (${commit.slice(0, 8)})\n`)
    console.log(report === '' ? 'Nada mudou para quem visita, ou o documento nasceu aqui.' : report)
  }
}

runCli(main, USE)
