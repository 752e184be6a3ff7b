import { existsSync } from 'node:fs'
import { documentType, SLUG, type DocumentTypeName } from '../content/document-types'
import { CliError } from '../pipeline/run-cli'
import type { Question } from './ask'

interface Place {
  contentDir: string
  type: DocumentTypeName
}

/**
 * Returns the name of a new document's file. Asks for another name when one cannot be used, so that
 * nobody has to type the other answers twice.
 * @throws CliError for such a name when there is no terminal
 */
export async function freeName(
  first: string,
  place: Place,
  question: Question | undefined,
  say: (line: string) => void = console.log,
): Promise<string> {
  let name = first
  for (;;) {
    const refusal = refusalOf(name, place)
    if (refusal === undefined) return name
    if (!question) throw new CliError(`${refusal} — dê outro nome com arquivo=nome`)
    say(refusal)
    name = (await question('Nome do arquivo > ')).trim()
  }
}

function refusalOf(name: string, { contentDir, type }: Place): string | undefined {
  if (!SLUG.test(name))
    return `«${name}» não serve de nome de arquivo: são letras minúsculas sem acento, números e hífens`
  const { path, format } = documentType(type)
  const file = `${path}/${name}.${format}`
  return existsSync(`${contentDir}/${file}`)
    ? `content/${file} já existe e ficou como está`
    : undefined
}
