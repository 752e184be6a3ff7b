/**
 * Ids within pages that a link may name; these are on every page. tests/content/views.test.ts
 * compares all ids of this file with the components. Articles and pages of text add their own
 * headings.
 */
export const COMMON: readonly string[] = ['conteudo']
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['precos'],
  '/lotes-informatica': ['lotes'],
  '/comercio-sucata': ['calc', 'carga', 'painel'],
  '/servicos': ['servicos', 'poucos', 'midias', 'documentos'],
  '/servicos/inventario': [],
  '/sobre': [],
  '/contato': [],
  '/blog': ['artigos'],
  '/verificar': ['contato', 'laudo'],
}
/**
 * Sections of a lot's page. A lot's document decides which of them its page has, so links to them
 * are not judged.
 */
const LOT_PAGE = 'lote estado itens documentos retirada perguntas parecidos reuso condicoes'.split(
  ' ',
)
/** The ids around the text of every article. */
export const ARTICLE_FRAGMENTS: readonly string[] = [...COMMON, 'indice', 'relacionados']

/** Every id that components write. */
export const KNOWN_FRAGMENTS: readonly string[] = [
  ...new Set([...ARTICLE_FRAGMENTS, ...LOT_PAGE, ...Object.values(OF_PAGES).flat()]),
]

/** The ids within the page of an address; undefined when it is not one of the fixed pages. */
export function fragmentsOf(address: string): readonly string[] | undefined {
  const own = OF_PAGES[address]
  return own && [...COMMON, ...own]
}
