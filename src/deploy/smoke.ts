import { asker, type Ask } from './ask'
import { CLOUDFLARE_LIMITS } from './cloudflare-limits'
import { sitemapPaths } from './known'
import { outcomeOf, type Known, type Question } from './question'

export interface SmokeReport {
  lines: string[]
  right: boolean
}

/** What can be known of a deployed site from outside: its sitemap, and whether it has an editors' page. */
async function knownFrom(ask: Ask): Promise<Known> {
  const [sitemap, admin] = [await ask('/sitemap.xml'), await ask('/admin/')]
  return {
    pages: sitemapPaths(sitemap.body.toString()).slice(0, 40),
    admin: admin.status === 200,
    redirects: [],
  }
}

/**
 * Asks a deployed site and says what is right and what is not; a site on Cloudflare is forgiven
 * what Cloudflare cannot do.
 * @param origin such as https://www.empresa.com.br
 */
export async function smoke(
  origin: string,
  questions: readonly Question[],
  say: (line: string) => void = () => undefined,
): Promise<SmokeReport> {
  const ask = asker(origin)
  const lines: string[] = []
  const tell = (line: string) => {
    lines.push(line)
    say(line)
  }
  let known: Known
  try {
    known = await knownFrom(ask)
  } catch (error) {
    tell(`${origin} não responde: ${error instanceof Error ? error.message : String(error)}`)
    return { lines, right: false }
  }
  const onCloudflare = (await ask('/')).headers['cf-ray'] !== undefined
  let wrong = 0
  for (const question of questions) {
    const outcome = await outcomeOf(question, ask, known)
    const reason = onCloudflare ? CLOUDFLARE_LIMITS[question.name] : undefined
    if (outcome.kind === 'right') tell(`certo   ${question.name}`)
    else if (outcome.kind === 'skipped')
      tell(`-       ${question.name}: ${outcome.said.join('; ')}`)
    else if (reason !== undefined) tell(`sabido  ${question.name}: ${reason}`)
    else {
      wrong++
      tell(`ERRADO  ${question.name}`)
      for (const said of outcome.said) tell(`          ${said}`)
    }
  }
  tell(
    wrong === 0 ? `${origin}: tudo certo.` : `${origin}: ${wrong} pergunta(s) com resposta errada.`,
  )
  return { lines, right: wrong === 0 }
}
