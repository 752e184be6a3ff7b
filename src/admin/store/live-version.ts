import { VERSION_FILE, type Version } from '../../content/version'
import { failureOf } from './github-history'
import type { GitHubStore } from './github-store'

/** «24/11/2026, 10:42» */
export const inSaoPaulo = (moment: string): string =>
  new Date(moment).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })

interface Live {
  /** What visitors see of the content. */
  sentence: string
  /** Why the last publication failed, as its workflow commented. */
  failure?: { report: string; href: string } | undefined
}

/**
 * Tells an editor what visitors see of the content.
 * @param github the store that knows the last accepted commit; undefined for a folder
 * @returns undefined when the site does not say its version, as in development
 */
export async function liveState(github: GitHubStore | undefined): Promise<Live | undefined> {
  const answer = await fetch(VERSION_FILE, { cache: 'no-store' })
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return undefined
  // The file comes from this site's own build.
  const { content } = (await answer.json()) as Version
  if (!content) return undefined
  const changed = inSaoPaulo(content.changed)
  const newest = await github?.newestChange()
  if (github && newest !== undefined && newest !== content.commit)
    return {
      sentence: `Ainda não publicado: o site mostra o conteúdo de ${changed}.`,
      // A key without the right to read it is no reason to say nothing.
      failure: await failureOf(github, newest).catch(() => undefined),
    }
  const arrived = answer.headers.get('Last-Modified')
  return {
    sentence: arrived ? `No ar desde ${inSaoPaulo(arrived)}.` : `No ar: o conteúdo de ${changed}.`,
  }
}
