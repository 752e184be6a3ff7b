import { unknownAreaCode } from '../text/brazil'
import type { Reason } from './reason'

/**
 * Returns why `#name` leads nowhere; undefined for an existing id, and when the ids of the page are
 * not known.
 */
export function anchorError(
  fragment: string,
  places: ReadonlySet<string> | undefined,
  page = 'a página',
): Reason | undefined {
  const name = fragment.slice(1)
  if (!places || name === '' || places.has(name)) return undefined
  const some = [...places].slice(0, 12).map((place) => `#${place}`)
  return {
    message: `${page} não tem o lugar ${fragment}`,
    fix: some.length > 0 ? `os lugares são: ${some.join(', ')}` : 'apague o # e o que vem depois',
  }
}

/** An e-mail address as people type it, without the exotic forms that no provider offers. */
const MAIL = /^[\w.!%+~-]+@(?:[\w-]+\.)+[a-z]{2,}$/i

/** A header of a mailto link that is more than a subject and a text: `bcc` would send a copy to a stranger. */
const refusedHeader = (query: string): string | undefined =>
  [...new URLSearchParams(query)].find(
    ([name, value]) =>
      !/^(?:subject|body)$/i.test(name) || (!/^body$/i.test(name) && /[\r\n]/.test(value)),
  )?.[0]

/** Returns why a mailto: or tel: link reaches nobody; undefined when it may reach somebody. */
export function reachError(address: string): Reason | undefined {
  const [, scheme = '', rest = '', query = ''] = /^\s*([a-z]+):([^?]*)(.*)/is.exec(address) ?? []
  if (scheme.toLowerCase() === 'mailto') {
    const header = refusedHeader(query)
    if (header !== undefined)
      return {
        message: `«${address.slice(0, 60)}» escreveria «${header}» no e-mail de quem visita`,
        fix: `escreva só mailto:${rest}; depois de ? cabem subject, em uma linha, e body`,
      }
    return rest !== '' && rest.split(',').every((one) => MAIL.test(one.trim()))
      ? undefined
      : {
          message:
            `«${address.slice(0, 60)}» é um link mailto: ` +
            (rest === '' ? 'sem endereço' : 'que não chega a ninguém'),
          fix: 'escreva o e-mail inteiro: mailto:nome@empresa.com.br',
        }
  }
  const number = rest.replace(/[\s().-]/g, '')
  if (
    /^(?:\+(?!55)\d{8,15}|\+55\d{10,11}|0[3589]00\d{6,7}|1\d{2}|0\d{10,11}|\d{10,11}|[34]00\d{5})$/.test(
      number,
    ) &&
    unknownAreaCode(number) === undefined
  )
    return undefined
  return {
    message: `«${address.slice(0, 60)}» é um link tel: sem um número que se possa discar`,
    fix: 'escreva o número inteiro: tel:+5511912345678, ou tel:08001234567',
  }
}
