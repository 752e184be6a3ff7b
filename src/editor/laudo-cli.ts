import { existsSync, readFileSync } from 'node:fs'
import type { Diagnostic } from '../content/check/diagnostic'
import { SLUG } from '../content/document-types'
import { hyphenated } from '../content/fold-text'
import { fileHash, fingerprint, isPdf, laudoNumber, laudoOf } from '../content/laudo-fingerprint'
import { singleton } from '../content/published'
import type { Laudo } from '../content/schema/laudo'
import { todayInSaoPaulo } from '../content/today'
import { checkContent } from '../pipeline/check/check'
import { formatDiagnostic } from '../pipeline/check/report'
import { PATHS } from '../pipeline/paths'
import { CliError, runCli } from '../pipeline/run-cli'
import { ask, type Question, withTerminal } from './ask'
import { givenIn } from './given'
import { suggestions, wantedOf } from './new-document'
import { writeDocument } from './write-document'

const USAGE =
  'escreva npm run content:laudo -- arquivo.pdf numero=RT-L-2026-0187 emitido=AAAA-MM-DD especie="…"'
/** The names of the fields on the command line. */
const GIVEN = { issuedOn: 'emitido', kind: 'especie' } as const
const WORDS: readonly string[] = ['numero', ...Object.values(GIVEN), '--dir']

/**
 * `content:laudo arquivo.pdf [numero=…] [emitido=…] [especie=…] [--dir=content]`: writes the
 * document of a laudo from its PDF, whose name is the number unless one is given, and the text of
 * the QR code for its paper. Asks for the rest when there is a terminal. Refuses a PDF or a number
 * that is in the list already.
 */
const main = (args: readonly string[]): Promise<void> =>
  withTerminal((question) => add(args, question))

async function add(args: readonly string[], question: Question | undefined): Promise<void> {
  const { word: file, given } = givenIn(args)
  const strange = [...given.keys()].find((word) => !WORDS.includes(word))
  if (strange !== undefined) throw new CliError(`«${strange}» não é um campo daqui — ${USAGE}`)
  if (file === undefined) throw new CliError(`falta o PDF do laudo — ${USAGE}`)
  if (!existsSync(file)) throw new CliError(`não há o arquivo «${file}» — ${USAGE}`)
  const bytes = readFileSync(file)
  if (!isPdf(bytes)) throw new CliError(`«${file}» não é um PDF — dê o arquivo que foi emitido`)
  const contentDir = given.get('--dir')?.[0] ?? PATHS.content
  const { documents, errors: all } = await checkContent({ contentDir })
  refuseErrors(all.filter((error) => error.file.endsWith('company.yaml')))
  const hash = await fileHash(bytes)
  const known = documents
    .filter(({ type }) => type === 'Laudo')
    // A document with errors may lack fields; laudoOf reads only its slug and its fingerprint.
    .map(({ slug, data }) => ({ ...(data as Laudo), slug }))
  const twin = await laudoOf(hash, known)
  if (twin)
    throw new CliError(`este PDF já está em content/laudos/${twin.slug}.yaml, e nada foi escrito`)
  const slug = hyphenated(given.get('numero')?.[0] ?? file.replace(/^.*[\\/]|\.pdf$/gi, ''))
  if (!SLUG.test(slug)) throw new CliError(`«${slug}» não serve de número — ${USAGE}`)
  const answers = new Map([['fingerprint', [await fingerprint(laudoNumber(slug), hash)]]])
  const suggested = suggestions('Laudo', documents, todayInSaoPaulo())
  for (const wanted of wantedOf('Laudo').filter(({ name }) => name !== 'fingerprint')) {
    const said =
      given.get(GIVEN[wanted.name as keyof typeof GIVEN]) ??
      (await (question && ask(wanted, suggested.get(wanted.name), question)))
    if (!said) throw new CliError(`falta ${wanted.field.title} — ${USAGE}`)
    answers.set(wanted.name, [...said])
  }
  const errors = await writeDocument(contentDir, 'Laudo', slug, answers, {
    fix: 'confira o número',
  })
  refuseErrors(errors)
  const { url } = singleton(documents, 'Company')
  console.log(`Texto do código QR: ${url}/verificar?laudo=${laudoNumber(slug)}`)
}

function refuseErrors(errors: readonly Diagnostic[]): void {
  if (errors.length > 0)
    throw new CliError(['nada foi escrito:', ...errors.map(formatDiagnostic)].join('\n'))
}

runCli(main)
