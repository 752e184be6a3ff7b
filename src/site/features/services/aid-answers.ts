import { METHOD_OF } from '../../../content/vocabulary'
import type { ServiceAidsView } from '../../../content/views'
import { fillPlaces, formatList } from '../../lib/format'
import { OTHER_STATE, type ServicesSearch } from './services-search'

type Medium = ServiceAidsView['media']['rows'][number]
type Paper = ServiceAidsView['papers']['rows'][number]

/** The answers of an aid in words, for the page and for the description of a request. */
interface AidAnswer {
  sentence: string
  request: string
}

/** The method that a medium needs; undefined until both questions have a known answer. */
export function mediumAnswer(
  { media }: ServiceAidsView,
  { midia, destino }: ServicesSearch,
): (AidAnswer & Pick<Medium, 'report' | 'source'> & { how: string; protects: string }) | undefined {
  const medium = media.rows.find(({ slug }) => slug === midia)
  if (!medium || !destino) return undefined
  const method = METHOD_OF[destino]
  const values = {
    midia: medium.name,
    destino: media.fates[destino],
    metodo: media.methods[method].name,
  }
  return {
    sentence: fillPlaces(media.answer, {
      ...values,
      destino: values.destino.toLocaleLowerCase('pt-BR'),
    }),
    request: fillPlaces(media.requestText, values),
    how: medium[method],
    protects: media.methods[method].text,
    report: medium.report,
    source: medium.source,
  }
}

/** The documents that the answers leave; a question without answer excludes none. */
export const papersFor = (rows: readonly Paper[], { quem, uf, tipo }: ServicesSearch): Paper[] =>
  rows.filter(
    ({ who, states, kinds }) =>
      (!quem || who.includes(quem)) &&
      (!uf || !states || states.some((state) => state === uf)) &&
      (!tipo || !kinds || kinds.includes(tipo)),
  )

/** Which documents a discard needs; undefined until all three questions are answered. */
export function papersAnswer(
  { papers }: ServiceAidsView,
  search: ServicesSearch,
): (AidAnswer & { rows: Paper[] }) | undefined {
  const { quem, uf, tipo } = search
  if (!quem || !uf || !tipo) return undefined
  const rows = papersFor(papers.rows, search)
  const names = formatList(rows.map(({ name }) => name))
  return {
    rows,
    sentence: names ? fillPlaces(papers.answer, { documentos: names }) : papers.none,
    request: fillPlaces(papers.requestText, {
      quem: papers.who[quem],
      estado: uf === OTHER_STATE ? papers.otherState : uf,
      tipo: papers.kinds[tipo],
      documentos: names || papers.none,
    }),
  }
}

/** The aids' answers in an address, as texts for a request; each on lines of its own. */
export const requestTexts = (aids: ServiceAidsView, search: ServicesSearch): string =>
  [mediumAnswer(aids, search)?.request, papersAnswer(aids, search)?.request]
    .filter(Boolean)
    .join('\n')

/** The service of an editor's link like /servicos?servico=x; undefined for any other link. */
export function serviceOf(link: string): string | undefined {
  const [path, query] = link.split('?')
  return path === '/servicos' ? (new URLSearchParams(query).get('servico') ?? undefined) : undefined
}
