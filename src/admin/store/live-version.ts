import { VERSION_FILE, type Version } from '../../content/version'

const inSaoPaulo = (moment: string): string =>
  new Date(moment).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })

/**
 * Tells an editor what visitors see of the content.
 * @param newestChange the commit of the last change that was accepted; undefined when nobody knows
 * @returns a sentence; undefined when the site does not say its version, as in development
 */
export async function liveSentence(
  newestChange: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const answer = await fetch(VERSION_FILE, { cache: 'no-store' })
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return undefined
  // The build of this very site writes it.
  const { content } = (await answer.json()) as Version
  if (!content) return undefined
  const newest = await newestChange()
  if (newest !== undefined && newest !== content.commit)
    return `Ainda não publicado: o site mostra o conteúdo de ${inSaoPaulo(content.changed)}.`
  const arrived = answer.headers.get('Last-Modified')
  return arrived === null
    ? `No ar: o conteúdo de ${inSaoPaulo(content.changed)}.`
    : `No ar desde ${inSaoPaulo(arrived)}.`
}
