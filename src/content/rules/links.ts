import { ADDRESS_EXAMPLES, addressOf, PAGE_PATHS, sitePages } from '../addresses'
import { documentType, type DocumentTypeName } from '../document-types'
import { nearest } from '../nearest'
import { published } from '../published'
import { categorySlug, LOT_CATEGORIES, POST_CATEGORIES } from '../vocabulary'
import { listAt, valueAt, type Reason } from './reason'

/** A document as far as it could be read; `data` may be anything when the document is broken. */
export interface RuleDocument {
  type: DocumentTypeName
  slug: string
  data: unknown
  draft: boolean
}

/** What a link or a picture address may name. Sets are undefined where the document that lists them could not be read. */
export interface Site {
  pages: ReadonlySet<string>
  /** Addresses of drafts, with how the editor calls such a document: «o artigo». */
  drafts: ReadonlyMap<string, string>
  /** Query parameters with a closed list of values, by page. */
  choices: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
  imageHosts: ReadonlySet<string>
}

export function siteOf(documents: readonly RuleDocument[]): Site {
  const visible = published(documents)
  const shown = new Set<RuleDocument>(visible)
  const hidden = documents.filter((document) => !shown.has(document))
  const dataOf = (name: DocumentTypeName) => documents.find(({ type }) => type === name)?.data
  const values = (list: unknown[], key: string) => new Set(list.map((item) => valueAt(item, key)).filter((value) => typeof value === 'string'))
  const subjects = values(listAt(dataOf('ContactPage'), 'subjects'), 'value')
  const services = visible.filter(({ type }) => type === 'Service' || type === 'Integration').map(({ slug }) => slug)
  const choices = new Map([
    ['/lotes-informatica', new Map([['categoria', new Set<string>(LOT_CATEGORIES)]])],
    ['/blog', new Map([['categoria', new Set(POST_CATEGORIES.map(categorySlug))]])],
    ['/servicos', new Map([['servico', new Set(services)]])],
  ])
  // A contact page that could not be read must not make every link to it wrong.
  if (subjects.size > 0) choices.set('/contato', new Map([['assunto', subjects]]))
  return {
    pages: new Set(sitePages(visible).map(({ address }) => address)),
    drafts: new Map(hidden.flatMap((document) => {
      const address = addressOf(document)
      const type = documentType(document.type)
      return address === undefined || type.kind === 'singleton' ? [] : [[address, `${type.names.the} ${type.names.one}`] as const]
    })),
    choices,
    imageHosts: new Set(listAt(dataOf('Company'), 'imageHosts').map(String)),
  }
}

const USE = 'use /pagina deste site, https://…, mailto:… ou tel:…'

/** Why an address may not be linked; undefined when it may. Schemes as fields.ts allows them. */
export function linkFault(address: string, site: Site): Reason | undefined {
  // Browsers drop blanks and control characters before they look for the scheme: «java\nscript:» runs.
  const href = address.replace(/[\0-\x20]/g, '')
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase()
  if (href === '') return { message: 'o link está sem endereço', cure: USE }
  if (scheme === 'http:') return { message: `«${address}» não é seguro`, cure: `escreva com https: https${href.slice(4)}` }
  if (scheme === 'https:') return URL.canParse(href) && /^https:\/\/[^/]/i.test(href) ? undefined : { message: `«${address}» não é um endereço completo`, cure: 'copie o endereço da barra do navegador' }
  if (scheme === 'mailto:' || scheme === 'tel:') return undefined
  if (scheme) return { message: `links com «${scheme}» não são permitidos`, cure: USE }
  if (href.startsWith('#')) return undefined
  if (href.startsWith('//') || !href.startsWith('/')) return { message: `«${address}» não é um link aceito`, cure: USE }
  return pageFault(href, site)
}

function pageFault(href: string, site: Site): Reason | undefined {
  const [address = '', query = ''] = (href.split('#')[0] ?? '').split('?')
  const draft = site.drafts.get(address)
  if (draft) return { message: `${address} é um rascunho e não aparece no site`, cure: `publique ${draft} ou troque o link` }
  if (!site.pages.has(address)) {
    const near = nearest(address.replace(/\/+$/, '') || '/', site.pages)
    return { message: `a página ${address} não existe`, cure: near ? `queria dizer «${near}»?` : `use uma destas: ${[...PAGE_PATHS, ...ADDRESS_EXAMPLES].join(', ').replace(/, ([^,]*)$/, ' ou $1')}` }
  }
  for (const [name, value] of new URLSearchParams(query)) {
    const allowed = site.choices.get(address)?.get(name)
    if (!allowed || allowed.has(value)) continue
    const near = nearest(value, allowed)
    return { message: `«${value}» não é um valor de ?${name}= em ${address}`, cure: `${near ? `queria dizer «${near}»? O` : 'o'}s valores são: ${[...allowed].join(', ')}` }
  }
  return undefined
}

/** Why an https picture may not be shown; undefined for an allowed host and for a local path. */
export function imageHostFault(src: string, site: Site): Reason | undefined {
  if (!/^https:\/\//i.test(src)) return undefined
  const host = URL.canParse(src) ? new URL(src).host : ''
  if (host === '') return { message: `«${src}» não é um endereço completo`, cure: 'copie o endereço da foto ou use um arquivo de content/photos' }
  return site.imageHosts.has(host)
    ? undefined
    : { message: `fotos de ${host} não são permitidas`, cure: 'coloque a foto em content/photos ou acrescente o domínio em imageHosts de company.yaml' }
}
