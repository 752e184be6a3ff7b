import { asker, knownFrom, outcomeOf, type Known, type Question } from './ask'
import { ADDRESS_QUESTIONS } from './questions/addresses'
import { CERTIFICATE, DEPLOYED_QUESTIONS } from './questions/deployed'
import { HEADER_QUESTIONS } from './questions/headers'
import { TRANSFER_QUESTIONS } from './questions/transfer'
import { setTimeout as wait } from 'node:timers/promises'
import { FILE_LIST } from '../pipeline/hosts/file-list'
import type { FileHashes } from './releases'

/** The questions that every host is asked. */
export const HOST_QUESTIONS: Question[] = [
  ...ADDRESS_QUESTIONS,
  ...HEADER_QUESTIONS,
  ...TRANSFER_QUESTIONS,
]
/**
 * The questions for a site on the internet: those above, and those that only a deployed site can
 * answer.
 */
export const SMOKE_QUESTIONS: Question[] = [...DEPLOYED_QUESTIONS, ...HOST_QUESTIONS]
/**
 * The questions about a release. The certificate is not one: a rollback would not make it valid.
 */
export const RELEASE_QUESTIONS = SMOKE_QUESTIONS.filter((question) => question !== CERTIFICATE)

/** Questions that Cloudflare Pages cannot satisfy, by name, with the reason. */
export const CLOUDFLARE_LIMITS: Readonly<Record<string, string>> = {
  'endereço desconhecido também tem política no cabeçalho':
    'as regras de _headers valem por endereço, e /* não pode ter política por causa de ' +
    '/admin: fora de /blog vale a política escrita em 404.html',
  'arquivos da hospedagem não são servidos':
    'a Cloudflare serve 404.html também em /404; o wrangler local responde 502 a ' +
    '/_headers, que a Cloudflare não publica',
  'nenhuma página tem um segundo endereço':
    'a Cloudflare junta barras seguidas: //contato mostra /contato, cujo canonical diz o endereço',
  'um byte nulo no endereço não derruba o servidor':
    'o wrangler local responde 502 a esse pedido e segue servindo',
  'quem guarda no caminho sabe que há cópias (Vary)':
    'o wrangler local comprime na saída, sem dizer Vary',
}

/**
 * Asks a deployed site all questions and prints, line by line, the results; limits of Cloudflare
 * are no errors there.
 * @param origin such as https://www.empresa.com.br
 * @returns whether all is right
 */
export async function smoke(
  origin: string,
  say: (line: string) => void,
  questions: readonly Question[] = SMOKE_QUESTIONS,
): Promise<boolean> {
  const ask = asker(origin)
  let known: Known
  try {
    known = await knownFrom(ask)
  } catch (error) {
    say(`${origin} não responde: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
  const onCloudflare = (await ask('/')).headers['cf-ray'] !== undefined
  let wrong = 0
  for (const question of questions) {
    const outcome = await outcomeOf(question, ask, known)
    const reason = onCloudflare ? CLOUDFLARE_LIMITS[question.name] : undefined
    if (outcome.kind === 'right') say(`certo   ${question.name}`)
    else if (outcome.kind === 'skipped') say(`-       ${question.name}: ${outcome.said.join('; ')}`)
    else if (reason !== undefined) say(`sabido  ${question.name}: ${reason}`)
    else {
      wrong++
      say(`ERRADO  ${question.name}`)
      for (const said of outcome.said) say(`          ${said}`)
    }
  }
  say(
    wrong === 0 ? `${origin}: tudo certo.` : `${origin}: ${wrong} pergunta(s) com resposta errada.`,
  )
  return wrong === 0
}

/** In ms: a service that copies a release around the world takes so long at most. */
const ARRIVAL = 60_000
const AGAIN = 5000

/**
 * Waits until a site shows a release, and asks it all questions.
 * @returns what is wrong, in lines; undefined when all is right
 */
export async function wrongAt(site: string, hashes: FileHashes): Promise<string | undefined> {
  const until = Date.now() + ARRIVAL
  while (!(await isShown(site, hashes))) {
    if (Date.now() > until)
      return (
        `${site} não mostra a versão depois de ${ARRIVAL / 1000} s. O servidor lê de novo as ` +
        'configurações depois da troca? Veja --reload em src/deploy/README.md.'
      )
    await wait(500)
  }
  if ((await wrongAnswers(site)) === undefined) return undefined
  // While a server reloads or a service copies the release, some answers still come from the old
  // one.
  await wait(AGAIN)
  return wrongAnswers(site)
}

async function isShown(site: string, hashes: FileHashes): Promise<boolean> {
  // No answer means «not yet»: the server may be starting. Another site at this address may answer
  // with a page.
  const answer = await asker(site)(FILE_LIST).catch(() => undefined)
  return answer?.status === 200 && isListOf(answer.body.toString(), hashes)
}

function isListOf(text: string, hashes: FileHashes): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(hashes)
  } catch {
    return false
  }
}

async function wrongAnswers(site: string): Promise<string | undefined> {
  const said: string[] = []
  const isRight = await smoke(site, (line) => said.push(line), RELEASE_QUESTIONS)
  return isRight ? undefined : said.filter((line) => /^(?:ERRADO|\s)/.test(line)).join('\n')
}
