import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { findFiles } from '../pipeline/check/find-files'
import { projectName } from '../pipeline/check/read-text'
import { PATHS } from '../pipeline/paths'
import { CliError, runCli } from '../pipeline/run-cli'
import { formatContent } from './format-content'

/**
 * `content:format [--check] [--dir content] [file ...]`: exit 1 when a file cannot be read or, with
 * --check, is not in the canonical form.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      dir: { type: 'string', default: PATHS.content },
    },
  })
  const nameOf = projectName(values.dir)
  const only = positionals.map((path) =>
    relative(resolve(values.dir), resolve(path)).split(sep).join('/'),
  )
  const known = new Set(findFiles(values.dir).documents.map(({ file }) => file))
  const strange = only.find((file) => !known.has(file))
  if (strange !== undefined)
    throw new CliError(
      `${strange}: não é um documento de ${nameOf('')} — escreva o caminho como content/lots/nome.yaml`,
    )
  const { changed, unread } = formatContent(values.dir, {
    dry: values.check,
    ...(only.length > 0 ? { only: new Set(only) } : {}),
  })
  const done = values.check ? 'não está na forma padrão' : 'arrumado'
  for (const file of changed) console.log(`${nameOf(file)}: ${done}`)
  const wrong = [
    ...unread.map(
      (file) => `${nameOf(file)}: não pôde ser lido — npm run content:check diz por quê`,
    ),
    ...(values.check && changed.length > 0
      ? ['npm run content:format os arruma, sem mudar o que dizem.']
      : []),
  ]
  if (wrong.length > 0) throw new CliError(wrong.join('\n'))
  if (changed.length === 0) console.log('Todos os documentos já estão na forma padrão.')
}

runCli(main)
