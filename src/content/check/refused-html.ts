import { ARTICLE_ELEMENTS } from '../article-markdown'
import type { Reason } from '../rules/reason'
import type { WrittenTag } from './written-tags'

/** Elements that carry code, frames or fields; article-markdown.ts lets none of them through. */
const REFUSED = new Set([
  'script',
  'style',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'form',
  'button',
  'input',
  'textarea',
  'select',
  'link',
  'meta',
  'base',
  'svg',
  'math',
  'video',
  'audio',
  'template',
  'title',
  'html',
  'head',
  'body',
  'noscript',
  'plaintext',
  'xmp',
])
const REFUSED_ATTRIBUTES = new Set(['style', 'srcset', 'srcdoc'])

const cure = 'retire-o; o site o apagaria'

/** Why an element may not stand in an article; undefined when it may. */
export function refusedElement({ name }: WrittenTag): Reason | undefined {
  const capital = name.charAt(0) !== name.charAt(0).toLowerCase()
  if (capital && name !== name.toUpperCase())
    return {
      message: `<${name}> é um componente, e o artigo é só texto`,
      cure: 'escreva o trecho em Markdown',
    }
  const tag = name.toLowerCase()
  if (tag === 'h1')
    return { message: '<h1> é o title do artigo', cure: 'escreva <h2>, ou ## no começo da linha' }
  if (REFUSED.has(tag)) return { message: `<${tag}> não é permitido em artigos`, cure }
  return ARTICLE_ELEMENTS.has(tag)
    ? undefined
    : {
        message: `<${name}> não é um elemento conhecido e desapareceria`,
        cure: `se é texto, escreva &lt;${name}>; senão, apague-o`,
      }
}

/** What the sanitizer would take off an element without a word, with its offset. */
export const refusedAttributes = ({ attributes }: WrittenTag): (Reason & { offset: number })[] =>
  Array.from(attributes)
    .filter(([name]) => name.startsWith('on') || REFUSED_ATTRIBUTES.has(name))
    .map(([name, offset]) => ({
      offset,
      message: `o atributo ${name} não é permitido em artigos`,
      cure,
    }))
