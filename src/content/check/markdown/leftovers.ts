import { reportAt } from '../../rules/reason'
import type { Text } from 'mdast'
import {
  offsetOf,
  sourceOf,
  wordsOf,
  type MarkdownDiagnostic,
  type MarkdownSource,
} from './markdown-diagnostic'

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
export function leftoverErrors({ body, nodes }: MarkdownSource): MarkdownDiagnostic[] {
  return nodes.flatMap((node): MarkdownDiagnostic[] => {
    if (node.type !== 'text') return []
    const match = firstLeft(node, body)
    return match ? [match] : []
  })
}

function firstLeft(node: Text, body: string): MarkdownDiagnostic | undefined {
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
export function emptyLinkErrors({ nodes }: MarkdownSource): MarkdownDiagnostic[] {
  return nodes.flatMap((node): MarkdownDiagnostic[] => {
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
