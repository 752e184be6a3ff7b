import { setTimeout as wait } from 'node:timers/promises'
import { FILE_LIST } from '../pipeline/hosts/file-list'
import { asker } from './ask'
import type { FileHashes } from './releases'
import { RELEASE_QUESTIONS, smoke } from './smoke'

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
  // While a server or a service changes over, it still gives an old answer here and there.
  await wait(AGAIN)
  return wrongAnswers(site)
}

async function isShown(site: string, hashes: FileHashes): Promise<boolean> {
  // No answer yet is an answer, too: the server may be starting.
  const answer = await asker(site)(FILE_LIST).catch(() => undefined)
  const text = answer?.status === 200 ? answer.body.toString() : 'null'
  return JSON.stringify(JSON.parse(text)) === JSON.stringify(hashes)
}

async function wrongAnswers(site: string): Promise<string | undefined> {
  const said: string[] = []
  const isRight = await smoke(site, (line) => said.push(line), RELEASE_QUESTIONS)
  return isRight ? undefined : said.filter((line) => /^(?:ERRADO|\s)/.test(line)).join('\n')
}
