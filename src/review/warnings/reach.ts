import { firstFew } from '../../content/compare/format-values'
import type { DocumentTypeName } from '../../content/document-types'
import { published } from '../../content/published'
import { picturesUsed } from '../compare/pictures'
import type { Warning } from '../content-diff'
import type { Version } from '../read-version'
import type { Rule } from './rule'

/** Addresses that search engines and other sites know, and that answer 404 from now on. */
export const deadAddresses: Rule = ({ addresses }) =>
  addresses
    .filter(({ change, redirect }) => change === 'dies' && redirect === undefined)
    .map(({ address, file, movedTo, linkedFrom }): Warning => {
      const places = linkedFrom.map((link) => `${link.file}:${link.line}`)
      const links =
        linkedFrom.length === 0
          ? ''
          : ` Ainda ${linkedFrom.length === 1 ? 'leva' : 'levam'} para lá: ` +
            `${firstFew(places, 4)}.`
      return {
        kind: 'address',
        level: 'warning',
        file,
        sentence: `${address} deixa de existir${movedTo ? `: agora é ${movedTo}` : ''}`,
        why: `Quem tem o endereço antigo verá «página não encontrada»: falta um redirecionamento.${links}`,
      }
    })

/** Warns of pictures that are no longer on any page, and of new ones that are on none. */
export const unusedPictures: Rule = ({ base, head, pictures, nameOf }) => {
  const [old, fresh] = [picturesUsed(base), picturesUsed(head)]
  const added = new Set(pictures.filter(({ change }) => change === 'new').map(({ file }) => file))
  return head.pictures.flatMap((path): Warning[] => {
    const key = path.slice('photos/'.length)
    const file = nameOf(path)
    if (
      fresh.has(key) ||
      !(old.has(key) || added.has(file)) ||
      !/\.(?:jpe?g|png|webp)$/i.test(path)
    )
      return []
    return [
      {
        kind: 'unused-picture',
        level: 'warning',
        file,
        sentence: `${file} não aparece em nenhuma página${added.has(file) ? '' : ' mais'}`,
        why: added.has(file)
          ? 'Esqueceram de escrever o nome dela em um documento?'
          : 'Apague-a se ela não volta.',
      },
    ]
  })
}

/**
 * Types whose documents have a section on a page; without documents the page leaves the section
 * out.
 */
const SECTIONS = [
  ['ProcessStep', '/servicos'],
  ['Integration', '/servicos'],
  ['Certification', '/servicos e de /sobre'],
  ['Differential', '/comercio-sucata'],
] as const satisfies readonly (readonly [DocumentTypeName, string])[]

/** Sections whose last document is deleted or becomes a draft. */
export const goneSections: Rule = ({ base, head, documents }) =>
  SECTIONS.flatMap(([type, pages]): Warning[] => {
    const isShown = ({ documents: all }: Version) =>
      published(all).some((document) => document.type === type)
    const last = documents.findLast(({ before }) => before?.type === type && !before.draft)
    if (!last || !isShown(base) || isShown(head)) return []
    const { file, typeTitle } = last.diff
    return [
      {
        kind: 'section',
        level: 'warning',
        file,
        sentence: `${typeTitle}: nada mais fica publicado`,
        why: `A seção sai inteira de ${pages}, com o seu título.`,
      },
    ]
  })
