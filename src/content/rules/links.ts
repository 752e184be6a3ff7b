import { textFieldsOf } from '../check/placeholders'
import { PAGE_PATHS } from '../views/addresses'
import { documentType } from '../document-types'
import { unknownAreaCode } from '../text/brazil'
import { decoded, HOST_NAME, isFarPicture, userError } from '../text/web-address'
import { nearest } from '../text/nearest'
import { published } from '../views/published'
import type { Reason } from '../check/diagnostic'
import { type AnyDocument, type CommonRule, dataOf, keptBy } from './rule'
import type { Site } from './site'

/** The ids of the page that a link is on, for links of `#id` alone. */
export type Here = ReadonlySet<string> | undefined

const USE = 'use /pagina deste site, https://…, mailto:… ou tel:…'

/**
 * Returns why an address may not be linked; undefined when it may. The allowed schemes are those of
 * schema/fields.ts.
 */
export function linkError(address: string, site: Site, here?: Here): Reason | undefined {
  // Browsers drop blanks and control characters before they read the scheme: «java\nscript:» would
  // run.
  const href = address.replace(/[\0-\x20]/g, '')
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0].toLowerCase()
  if (href === '') return { message: 'o link está sem endereço', fix: USE }
  if (scheme === 'https:') return farError(address, href, site)
  if (scheme === 'mailto:' || scheme === 'tel:') return reachError(address)
  if (href.startsWith('#')) return anchorError(href, here)
  if (href.startsWith('/') && !href.startsWith('//')) return pageError(href, site)
  return { message: `«${address}» não é um link aceito`, fix: meantAddress(href, site) ?? USE }
}

/**
 * Returns why `#name` leads nowhere; undefined for an existing id, and when the ids of the page are
 * not known.
 */
function anchorError(fragment: string, places: Here, page = 'a página'): Reason | undefined {
  const name = fragment.slice(1)
  if (!places || name === '' || places.has(name)) return undefined
  const some = [...places].slice(0, 12).map((place) => `#${place}`)
  return {
    message: `${page} não tem o lugar ${fragment}`,
    fix: some.length > 0 ? `os lugares são: ${some.join(', ')}` : 'apague o # e o que vem depois',
  }
}

/**
 * A mailto: link to addresses as people type them, without the exotic forms that no provider
 * offers, with no header but a subject in one line and a text: `bcc` would send a copy to a stranger.
 */
const MAILTO =
  /^mailto:[\w.!%+~-]+@(?:[\w-]+\.)+[a-z]{2,}(?:\s*,\s*[\w.!%+~-]+@(?:[\w-]+\.)+[a-z]{2,})*(?:\?|$)/i
/** A telephone number that can be dialled. */
const TEL =
  /^tel:(?:\+(?!55)\d{8,15}|\+55\d{10,11}|0[3589]00\d{6,7}|1\d{2}|0\d{10,11}|\d{10,11}|[34]00\d{5})$/i

/** Returns why a mailto: or tel: link reaches nobody; undefined when it may reach somebody. */
function reachError(address: string): Reason | undefined {
  const [, to = '', query = ''] = /^([^?]*)(.*)/s.exec(address.trim()) ?? []
  const header = [...new URLSearchParams(query)].find(
    ([name, value]) =>
      !/^(?:subject|body)$/i.test(name) || (!/^body$/i.test(name) && /[\r\n]/.test(value)),
  )?.[0]
  const number = to.replace(/[\s().-]/g, '')
  if (
    MAILTO.test(to) ? header === undefined : TEL.test(number) && !unknownAreaCode(number.slice(4))
  )
    return undefined
  const fault = header === undefined ? 'não chega a ninguém' : `escreveria «${header}» no e-mail`
  return {
    message: `«${address.slice(0, 60)}» ${fault}`,
    fix:
      'escreva o endereço ou o número inteiro, como mailto:nome@empresa.com.br ou tel:+5511912345678; ' +
      'depois de ? cabem subject, em uma linha, e body',
  }
}

/** Mail services that send a reader of theirs through an address of their own first. */
const MAIL_FILTER =
  /\.safelinks\.protection\.outlook\.com$|(?:^|\.)urldefense\.(?:proofpoint\.)?com$/

/** Judges an https address; one of this site is judged as a page. */
function farError(address: string, href: string, site: Site): Reason | undefined {
  if (!URL.canParse(href) || !/^https:\/\/[^/]/i.test(href))
    return {
      message: `«${address}» não é um endereço completo`,
      fix: 'copie o endereço da barra do navegador',
    }
  const named = userError(href)
  if (named) return named
  const { hostname, pathname, search, searchParams, hash } = new URL(href)
  if (MAIL_FILTER.test(hostname))
    return {
      message: 'o link passa por um filtro de e-mail, e leva o endereço de quem recebeu a mensagem',
      fix: `escreva ${searchParams.get('url') ?? 'o endereço da própria página'}`,
    }
  const path = `${decoded(pathname)}${search}${hash}`
  if (hostname.replace(/^www\./, '') === site.host) {
    const error = pageError(path, site)
    return error && { message: `«${address}» é deste site, e ${error.message}`, fix: error.fix }
  }
  if (hostname === 'wa.me' && /^\/(?:\d{0,11})$/.test(pathname))
    return {
      message: `«${address}» não abre uma conversa no WhatsApp`,
      fix: 'escreva o número com 55 e DDD, só algarismos: https://wa.me/5511912345678',
    }
  if (HOST_NAME.test(hostname) && !/\.(?:local|localhost|internal|lan|home)$/.test(hostname))
    return undefined
  const own = site.pages.has(pathname) ? `escreva ${path}` : 'escreva o endereço público da página'
  return {
    message: `«${address}» só existe no computador ou na rede de quem escreveu (${hostname})`,
    fix: own,
  }
}

/** The fix for an address with another scheme, or without a scheme or a leading slash. */
function meantAddress(href: string, site: Site): string | undefined {
  const far = /^(?:ht+ps*|https+|htps|hhtps?)(?::\/*|\/\/)(.*)/i.exec(href)?.[1]
  if (far) return `escreva https://${far}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href)) return `escreva mailto:${href}`
  if (/^[\d()+-]{10,}$/.test(href)) return 'escreva tel: e o número, como tel:+5511912345678'
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined
  const page = nearestPage(`/${href.replace(/^(?:\.{0,2}\/)*/, '')}`, site)
  if (page) return `escreva ${page}`
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(href) ? `escreva https://${href}` : undefined
}

/** The page that an address most likely means; file endings and a slash at the end are ignored. */
function nearestPage(address: string, site: Site): string | undefined {
  const bare =
    address
      .replace(/^\/content(?=\/)/, '')
      .replace(/^\/posts\//, '/blog/')
      .replace(/\.(?:html?|mdx?|yaml)$/i, '')
      .replace(/\/index$/, '/')
      .replace(/\/+$/, '') || '/'
  const article = `/blog${bare}`
  return site.pages.has(bare) ? bare : site.pages.has(article) ? article : nearest(bare, site.pages)
}

function pageError(href: string, site: Site): Reason | undefined {
  const [address = '', query = ''] = (href.split('#')[0] ?? '').split('?')
  const draft = site.drafts.get(address)
  if (draft)
    return {
      message: `${address} é um rascunho e não aparece no site`,
      fix: `publique ${draft} ou troque o link`,
    }
  if (!site.pages.has(address)) {
    const near = nearestPage(address, site)
    return {
      message: `a página ${address} não existe`,
      // An article that is gone is not the list of articles.
      fix:
        near && !address.startsWith(`${near}/`)
          ? `queria dizer «${near}»?`
          : `retire o link ou use uma destas: ${PAGE_PATHS.join(', ')}, /blog/nome-do-artigo`,
    }
  }
  for (const [name, value] of new URLSearchParams(query)) {
    const allowed = site.choices.get(address)?.get(name)
    if (!allowed || allowed.has(value)) continue
    return {
      message: `«${value}» não é um valor de ?${name}= em ${address}`,
      fix: `os valores são: ${[...allowed].join(', ')}`,
    }
  }
  const fragment = href.split('#')[1]
  return fragment === undefined
    ? undefined
    : anchorError(`#${fragment}`, site.fragments(address), address)
}

/**
 * Returns why an https picture may not be shown; undefined for an allowed host and for a local
 * file.
 */
export function imageHostError(src: string, site: Site): Reason | undefined {
  if (!isFarPicture(src)) return undefined
  const host = URL.canParse(src) ? new URL(src).host : src
  const named = userError(src)
  if (named) return named
  return site.imageHosts.has(host)
    ? undefined
    : {
        message: `fotos de ${host} não são permitidas`,
        fix: 'coloque a foto em content/photos ou acrescente o domínio em ‹imageHosts de company.yaml›',
      }
}

/**
 * Every address that a document links to by a field or in its text, without its query and fragment.
 */
const linkedAddresses = keptBy((all: readonly AnyDocument[]) => {
  const found = new Set<string>()
  const add = (address: string) => found.add(address.split(/[?#]/)[0] ?? '')
  for (const { body = '', ...document } of published(all)) {
    for (const { field, text } of textFieldsOf(document))
      if (field.widget === 'link' || field.widget === 'action') add(text)
    for (const [, address = ''] of body.matchAll(/(?:\]\(|href=")(\/[^\s)"]*)/g)) add(address)
  }
  return found
})

/** A page with an address of its own that no document links to: visitors would not find it. */
export const unlinkedPage: CommonRule = ({ type }, { all }, report) => {
  const { kind, page } = documentType(type)
  if (kind !== 'singleton' || !page || page.linkedByCode) return
  // Without the menu it is unknown which pages are linked.
  if (dataOf(all, 'LayoutPage').navigation === undefined) return
  const address = page.address('')
  if (!linkedAddresses(all).has(address))
    report(
      [],
      `nenhum link leva à página ${address}`,
      'acrescente-a ao menu, em pages/layout.yaml, ou ponha um link para ela em outra página',
    )
}
