import { plainSlug } from '../content/addresses'
import { DOCUMENT_TYPE_NAMES, documentType, type DocumentTypeName } from '../content/document-types'
import { hyphenated } from '../content/fold-text'
import { todayInSaoPaulo } from '../content/today'
import { checkContent } from '../pipeline/check/check'
import { formatDiagnostic } from '../pipeline/check/report'
import { PATHS } from '../pipeline/paths'
import { CliError } from '../pipeline/run-cli'
import { ask, type Question } from './ask'
import { freeName } from './free-name'
import { givenIn } from './given'
import { fieldsOf, suggestions, wantedOf } from './new-document'
import { writeDocument } from './write-document'

const COLLECTIONS = DOCUMENT_TYPE_NAMES.flatMap((name) => {
  const type = documentType(name)
  return type.kind === 'collection' ? [{ name, word: type.names.one }] : []
})

/**
 * `content:new [tipo] [arquivo=nome] [campo=valor ...] [--dir=content]`: asks for the missing
 * values when there is a terminal, and writes the document once the whole check accepts it. Never
 * overwrites a file.
 */
export async function createDocument(args: readonly string[], question?: Question): Promise<void> {
  const { word, given } = givenIn(args)
  const contentDir = given.get('--dir')?.[0] ?? PATHS.content
  given.delete('--dir')
  const type = await chooseType(word, question)
  const { documents } = await checkContent({ contentDir })
  const wanted = wantedOf(type)
  const answers = await answersFor(
    wanted,
    fieldsOf(type).filter(({ isOptional }) => isOptional),
    given,
    suggestions(type, documents, todayInSaoPaulo()),
    question,
  )
  const title = wanted.find(({ name }) => /^(?:title|name)$/.test(name))?.name ?? ''
  const slug = await freeName(
    given.get('arquivo')?.[0] ?? plainSlug(answers.get(title)?.[0] ?? ''),
    { contentDir, type },
    question,
  )
  const words = {
    fix: 'escolha outro nome com arquivo=nome',
    next:
      documentType(type).format === 'mdx'
        ? ' É um rascunho: escreva o texto e apague a linha draft para publicar.'
        : '',
  }
  for (;;) {
    const errors = await writeDocument(contentDir, type, slug, answers, words)
    if (errors.length === 0) return
    const again = wanted.filter(({ name }) =>
      errors.some(({ field }) => `${field}.`.replaceAll('[', '.').startsWith(`${name}.`)),
    )
    if (!question || again.length === 0)
      throw new CliError(
        ['nada foi escrito; corrija e rode de novo:', ...errors.map(formatDiagnostic)].join('\n'),
      )
    console.log(
      `\n${errors.map(({ field, message, fix }) => `${field}: ${message} — ${fix}`).join('\n')}`,
    )
    for (const one of again) answers.set(one.name, await ask(one, undefined, question))
  }
}

/**
 * @throws CliError for an unknown field, for one that is given twice, or when one is missing and
 * there is no terminal
 */
async function answersFor(
  wanted: ReturnType<typeof wantedOf>,
  optional: ReturnType<typeof fieldsOf>,
  given: ReadonlyMap<string, readonly string[]>,
  suggested: ReadonlyMap<string, readonly string[]>,
  question: Question | undefined,
): Promise<Map<string, readonly string[]>> {
  const all = [...wanted, ...optional]
  const strange = [...given.keys()].find(
    (name) => name !== 'arquivo' && !all.some((one) => one.name === name),
  )
  if (strange !== undefined)
    throw new CliError(
      `«${strange}» não é um campo que se possa dizer aqui — os obrigatórios são: ` +
        `${wanted.map(({ name }) => name).join(', ')}; e, se quiser: ` +
        optional.map(({ name }) => name).join(', '),
    )
  const twice = all.find(({ name, many }) => !many && (given.get(name)?.length ?? 0) > 1)
  if (twice) throw new CliError(`«${twice.name}» tem dois valores — deixe um só`)
  const answers = new Map(suggested)
  for (const { name } of optional) {
    const values = given.get(name)
    if (values) answers.set(name, values)
  }
  for (const one of wanted) {
    const values =
      given.get(one.name) ??
      (question ? await ask(one, answers.get(one.name), question) : answers.get(one.name))
    if (values) answers.set(one.name, values)
  }
  const missing = wanted.filter(({ name }) => !answers.has(name))
  if (missing.length > 0)
    throw new CliError(
      [
        'faltam campos — escreva cada um como campo="valor":',
        ...missing.map(({ name, field }) => `  ${name}=…  ${field.description}`),
      ].join('\n'),
    )
  return answers
}

async function chooseType(
  word: string | undefined,
  question?: Question,
): Promise<DocumentTypeName> {
  const words = COLLECTIONS.map((one) => one.word)
  const asked = word ?? (await question?.(`O que você quer criar? (${words.join(', ')}) `))?.trim()
  const found = COLLECTIONS.find((one) => hyphenated(one.word) === hyphenated(asked ?? ''))
  if (!found)
    throw new CliError(
      `${asked ? `«${asked}» não é um tipo de documento` : 'falta o tipo do documento'} — ` +
        `escreva um destes: ${words.join(', ')}`,
    )
  return found.name
}
