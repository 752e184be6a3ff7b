/**
 * Places within pages that a link may lead to; tests/content/fragments.test.ts holds them to the
 * components. Articles bring their own headings.
 */
const COMMON = ['conteudo']
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['precos'],
  '/lotes-informatica': ['lotes'],
  '/comercio-sucata': ['calc', 'carga', 'painel'],
  '/servicos': ['servicos', 'midias', 'documentos'],
  '/sobre': [],
  '/contato': [],
  '/blog': ['artigos'],
}
/**
 * The parts of the page that a lot owns; which of them it has, its document decides, so a link to
 * one is not judged.
 */
const LOT_PAGE = [
  'lote',
  'estado',
  'itens',
  'documentos',
  'retirada',
  'perguntas',
  'parecidos',
  'reuso',
]
/** What stands around the text of every article. */
export const ARTICLE_FRAGMENTS: readonly string[] = [...COMMON, 'indice', 'relacionados']

/** Every id that components write. */
export const KNOWN_FRAGMENTS: readonly string[] = [
  ...new Set([...ARTICLE_FRAGMENTS, ...LOT_PAGE, ...Object.values(OF_PAGES).flat()]),
]

/** The places within the page of an address; undefined where the page is not one of the fixed ones. */
export function fragmentsOf(address: string): readonly string[] | undefined {
  const own = OF_PAGES[address]
  return own && [...COMMON, ...own]
}
