import { VERSION_FILE, type Version } from '../../content/version'

/** «24/11/2026, 10:42» */
export const inSaoPaulo = (moment: string): string =>
  new Date(moment).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })

/** What visitors see of the content, as a sentence; `waiting` is the change that they do not see. */
interface Live {
  sentence: string
  waiting?: string
}

/**
 * Tells an editor what visitors see of the content.
 * @param newestChange the commit of the last change that was accepted; undefined when nobody knows
 * @returns undefined when the site does not say its version, as in development
 */
export async function liveState(
  newestChange: () => Promise<string | undefined>,
): Promise<Live | undefined> {
  const answer = await fetch(VERSION_FILE, { cache: 'no-store' })
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return undefined
  // The build of this very site writes it.
  const { content } = (await answer.json()) as Version
  if (!content) return undefined
  const changed = inSaoPaulo(content.changed)
  const newest = await newestChange()
  if (newest !== undefined && newest !== content.commit)
    return {
      sentence: `Ainda não publicado: o site mostra o conteúdo de ${changed}.`,
      waiting: newest,
    }
  const arrived = answer.headers.get('Last-Modified')
  return {
    sentence: arrived ? `No ar desde ${inSaoPaulo(arrived)}.` : `No ar: o conteúdo de ${changed}.`,
  }
}
