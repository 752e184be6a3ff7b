import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { findFiles } from '../pipeline/check/find-files'
import { projectName } from '../pipeline/check/read-text'
import { PATHS } from '../pipeline/paths'
import { runCli } from '../pipeline/run-cli'
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
  const only = new Set(
    positionals.map((path) => relative(resolve(values.dir), resolve(path)).split(sep).join('/')),
  )
  const known = new Set(findFiles(values.dir).documents.map(({ file }) => file))
  const strange = [...only].filter((file) => !known.has(file))
  if (strange.length > 0)
    return fail(
      strange.map(
        (file) =>
          `${file}: não é um documento de ${nameOf('')} — escreva o caminho como content/lots/nome.yaml`,
      ),
    )
  const { changed, unread } = formatContent(values.dir, {
    dry: values.check,
    ...(only.size > 0 ? { only } : {}),
  })
  for (const file of changed)
    console.log(`${nameOf(file)}: ${values.check ? 'não está na forma padrão' : 'arrumado'}`)
  if (unread.length > 0)
    fail(
      unread.map(
        (file) =>
          `${nameOf(file)}: não pôde ser lido e ficou como estava — npm run content:check diz por quê`,
      ),
    )
  if (changed.length === 0 && unread.length === 0)
    console.log('Todos os documentos já estão na forma padrão.')
  if (values.check && changed.length > 0)
    fail(['npm run content:format os arruma, sem mudar o que dizem.'])
}

function fail(lines: readonly string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}

runCli(main)
