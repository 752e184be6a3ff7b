import { reportAt, type ReasonAt } from '../rules/reason'
import type { Text } from 'mdast'
import { offsetOf, sourceOf, wordsOf, type MarkdownSource } from './blocks'
import type { Nodes, Root } from 'hast'
import { elementsIn } from './article-tree'
import { refusedSign } from '../text/characters'

type Rule = { sign: RegExp; say: (match: string) => { message: string; fix: string } }

const appears = (match: string) => ({
  message: `«${match.slice(0, 60)}» apareceria assim no texto`,
  fix: 'apague os sinais, ou escreva o próprio valor; um sinal que deve aparecer leva \\ antes',
})

const noLink = (match: string) => ({
  message: `«${match.slice(0, 60)}» não é um link nem uma foto, e apareceria com os sinais`,
  fix: 'escreva [texto](/pagina), sem espaço entre ] e ( nem no endereço, e feche com )',
})

/**
 * Markdown marks that the parser left in a text, where they would be published as plain characters.
 * Links have a sentence of their own; for all other marks one serves.
 */
const LEFT: readonly Rule[] = [
  {
    sign: /^(?:import\s+(?:["'{*]|[\w$]+\s*(?:,|from\b))|export\s+(?:(?:default|const|let|var|function|class|async|type)\b|[{*])).*/m,
    say: (match) => ({
      message: `«${match.slice(0, 60)}» é código, e apareceria como texto`,
      fix: 'apague a linha: um artigo é só texto',
    }),
  },
  { sign: /\{\/\*[^]{0,60}?(?:\*\/\}|$)/, say: appears },
  { sign: /\$?\{\{?[\p{L}_.#:][\p{L}\p{N}_ .=-]{0,60}\}?\}/u, say: appears },
  { sign: /!?\[[^\]]{0,200}\]\([^)\n]{0,300}\)?/, say: noLink },
  // A remark in parentheses may follow one in brackets; an address may not.
  {
    sign: /!?\[[^\]]{0,200}\][ \t]+\((?:\/|https?:|#|mailto:|tel:|[\w/-]+\.(?:jpe?g|png|webp))[^)\n]*\)/i,
    say: noLink,
  },
  { sign: /\([^()\n]{1,200}\)\[(?:\/|https?:|#|mailto:|tel:)[^\]\n]*\]/, say: noLink },
  { sign: /\[\^[^\]\s]{1,40}\]|\[![A-Z]{3,12}\]|^\[ ?\](?= )/, say: appears },
  {
    sign: /(?<!\u0001[^\u0001[\]]{0,200})\]\(|\[\[[^\]\n]{1,80}\]\]|\[[^\]\n]{1,80}\](?:\[[^\]\n]{1,80}\]|\/[\w-]+|\{[^}\n]*\})/,
    say: noLink,
  },
  {
    sign: /\*\*|(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])|~~|`/u,
    say: (match) => ({
      message: `os sinais ${match} apareceriam no texto: falta fechá-los, ou há espaço junto deles`,
      fix: `escreva ${match}assim${match}, sem espaço por dentro`,
    }),
  },
  {
    sign: /==(?=\S)[^=\n]{1,80}==|^:{3,}.*|\{[.#:][^}\n]{1,60}\}|\$\$[^$\n]{1,80}\$\$|<\/?[a-z]+:[a-z]+[^<>\n]{0,80}>/im,
    say: appears,
  },
  {
    sign: /&[a-zA-Z][a-zA-Z0-9]{1,30};|&(?:[aeiou]acute|[ao]tilde|ccedil|nbsp|amp|quot)(?![a-z;])/,
    say: appears,
  },
]

/**
 * Finds marks that are left in the texts of an article. A mark with a backslash before it is
 * intended, and code is not searched.
 */
export function leftoverErrors({ body, nodes }: MarkdownSource): ReasonAt[] {
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'text') return []
    const match = firstLeft(node, body)
    return match ? [match] : []
  })
}

function firstLeft(node: Text, body: string): ReasonAt | undefined {
  const written = sourceOf(node, body)
  // A quick test: most texts contain no such mark.
  if (!/[[\]{}*_~`=:$&<]|^(?:im|ex)port\s/m.test(written)) return undefined
  const bare = written.replace(/\\[!-/:-@[-`{-~]/g, '\u0001\u0001')
  for (const { sign, say } of LEFT) {
    const match = sign.exec(bare)
    if (match && (!sign.source.includes('&') || node.value.includes(match[0])))
      return {
        offset: offsetOf(node) + match.index,
        ...say(written.slice(match.index, match.index + match[0].length)),
      }
  }
  return undefined
}

/** Links that nobody could see or follow. */
export function emptyLinkErrors({ nodes }: MarkdownSource): ReasonAt[] {
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'link' && node.type !== 'linkReference') return []
    return wordsOf(node).trim() === ''
      ? reportAt(
          offsetOf(node),
          'o link não tem texto, e ninguém o veria',
          'escreva o texto do link entre os colchetes: [texto](/pagina)',
        )
      : []
  })
}

/** Notes and reference addresses that no text uses: the page drops them silently. */
export function noteErrors({ nodes }: MarkdownSource): ReasonAt[] {
  const used = new Set(
    nodes.flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference'
        ? `[${node.identifier}`
        : node.type === 'footnoteReference'
          ? `[^${node.identifier}`
          : [],
    ),
  )
  const known = new Set<string>()
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return []
    const key = `[${node.type === 'definition' ? '' : '^'}${node.identifier}`
    const isTwice = known.has(key)
    known.add(key)
    if (used.has(key) && !isTwice) return []
    return reportAt(
      offsetOf(node),
      `a nota ou referência ${key}] ${isTwice ? 'aparece duas vezes' : 'não é usada no texto'}, e não apareceria`,
      'apague a linha, ou use-a no texto',
    )
  })
}

/** `&#12;`, `&#x200b;` */
const REFERENCE = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi

/**
 * Reports characters that no document may have, written as references: the search in the file's own
 * text does not see them. The tree of an article has the decoded characters, in texts and in
 * attributes.
 */
export function referenceErrors(tree: Root, body: string): ReasonAt[] {
  const errors: ReasonAt[] = []
  const look = (node: Nodes, texts: readonly unknown[]) => {
    const found = texts.map((text) => (typeof text === 'string' ? refusedSign(text) : undefined))
    const refused = found.find((one) => one !== undefined)
    // The search in the file's own text reports a character that is in the body itself.
    if (!refused || body.includes(refused.sign)) return
    const start = node.position?.start.offset ?? 0
    const written = refusedReference(body.slice(start, node.position?.end.offset))
    errors.push({
      offset: start + (written?.index ?? 0),
      message: `há ${refused.what}${written ? `, escrito como «${written[0]}»` : ''}`,
      fix: 'apague-o e escreva o trecho de novo',
    })
  }
  for (const parent of [tree, ...elementsIn(tree)]) {
    if (parent.type === 'element') look(parent, Object.values(parent.properties).flat())
    for (const child of parent.children) if (child.type === 'text') look(child, [child.value])
  }
  return errors
}

/** The first numeric reference to such a character, or to no character at all. */
const refusedReference = (source: string): RegExpExecArray | undefined =>
  [...source.matchAll(REFERENCE)].find(([, hex, decimal]) => {
    const code = parseInt(hex ?? decimal ?? '', hex ? 16 : 10)
    const isSign = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return !isSign || refusedSign(String.fromCodePoint(code)) !== undefined
  })
