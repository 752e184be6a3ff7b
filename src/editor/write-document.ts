import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Diagnostic } from '../content/check/diagnostic'
import { documentType, type DocumentTypeName } from '../content/document-types'
import { todayInSaoPaulo } from '../content/today'
import { checkContent } from '../pipeline/check/check'
import { CliError } from '../pipeline/run-cli'
import { type Answers, newDocumentText } from './new-document'

/**
 * Writes a new document and says so, unless the check finds errors in it, which are returned.
 * @param fix what to do about a file that exists already
 * @throws CliError for such a file: none is ever overwritten
 */
export async function writeDocument(
  contentDir: string,
  type: DocumentTypeName,
  slug: string,
  answers: Answers,
  { fix, next = '' }: { fix: string; next?: string },
): Promise<Diagnostic[]> {
  const { path, format } = documentType(type)
  const file = `${path}/${slug}.${format}`
  const place = `${contentDir}/${file}`
  if (existsSync(place)) throw new CliError(`content/${file} já existe e ficou como está — ${fix}`)
  const text = newDocumentText(type, answers, {
    body: 'Escreva aqui o texto do artigo.',
    today: todayInSaoPaulo(),
    draft: format === 'mdx',
  })
  const { errors } = await checkContent({ contentDir, added: { type, slug, file, text } })
  const own = errors.filter((error) => error.file.endsWith(`/${file}`))
  if (own.length > 0) return own
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text, { flag: 'wx' })
  console.log(`Criado content/${file}.${next} Confira com npm run content:check.`)
  return []
}
