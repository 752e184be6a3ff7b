import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeLines } from '../content/compare/change-lines'
import { documentAt } from '../content/addresses'
import { gitOutput } from '../pipeline/git'
import { CliError, runCli } from '../pipeline/run-cli'

const USE = 'Uso: npm run content:history -- materials/cobre [--restore NÚMERO]'

const git = (...args: string[]): string => gitOutput('content', args)?.toString() ?? ''

/**
 * `content:history <document>`: each change with its day, its author, and what visitors saw before
 * and after. --restore writes the whole file as that change left it; nothing is committed, so the
 * restored text can be reviewed.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'string' } },
  })
  const name = positionals.join(' ').replace(/^content\//, '')
  const document = [name, `${name}.yaml`, `${name}.mdx`].map(documentAt).find(Boolean)
  if (!document) throw new CliError(`Não há o documento «${name}». ${USE}`, 2)
  const { type, file } = document
  const changes = git('log', '--format=%H%x00%cI%x00%an', '--', file)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', when = '', author = ''] = line.split('\0')
      return { commit, when, author, text: git('cat-file', 'blob', `${commit}:./${file}`) }
    })
  if (changes.length === 0)
    throw new CliError(`content/${file} não tem histórico: confira o nome.`, 2)
  if (values.restore !== undefined) {
    const change = changes[Number(values.restore) - 1]
    if (!change?.text) throw new CliError(`Não há o que trazer de ${values.restore}. ${USE}`, 2)
    if (git('status', '--porcelain', '--', file) !== '')
      throw new CliError(`content/${file} tem mudanças que ainda não estão em um commit.`)
    writeFileSync(`content/${file}`, change.text)
    console.log(`content/${file} está como em ${change.commit.slice(0, 8)}. Confira e envie.`)
    return
  }
  for (const [index, { when, author, commit, text }] of changes.entries()) {
    const day = new Date(when).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
    console.log(`\n${index + 1}. ${day}, ${author} (${commit.slice(0, 8)})`)
    for (const line of changeLines(type, changes[index + 1]?.text, text)) console.log(`   ${line}`)
  }
}

runCli(main, USE)
