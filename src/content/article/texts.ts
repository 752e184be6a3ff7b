import { reportAt, type ReasonAt } from '../check/diagnostic'
import type { Text } from 'mdast'
import type { Nodes as HtmlNodes, Root } from 'hast'
import { nodesIn, offsetOf, sourceOf, type MarkdownSource } from './article-tree'
import { refusedSign } from '../text/characters'

/** Markdown marks that the parser left in a text, where they would be published as plain characters. */
const LEFT: readonly RegExp[] = [
  /^(?:import\s+(?:["'{*]|[\w$]+\s*(?:,|from\b))|export\s+(?:(?:default|const|let|var|function|class|async|type)\b|[{*])).*/m,
  /\{\/\*[^]{0,60}?(?:\*\/\}|$)/,
  /\$?\{\{?[\p{L}_.#:][\p{L}\p{N}_ .=-]{0,60}\}?\}/u,
  /!?\[[^\]]{0,200}\]\([^)\n]{0,300}\)?/,
  // A remark in parentheses may follow one in brackets; an address may not.
  /!?\[[^\]]{0,200}\][ \t]+\((?:\/|https?:|#|mailto:|tel:|[\w/-]+\.(?:jpe?g|png|webp))[^)\n]*\)/i,
  /\([^()\n]{1,200}\)\[(?:\/|https?:|#|mailto:|tel:)[^\]\n]*\]/,
  /\[\^[^\]\s]{1,40}\]|\[![A-Z]{3,12}\]|^\[ ?\](?= )/,
  /(?<!\u0001[^\u0001[\]]{0,200})\]\(|\[\[[^\]\n]{1,80}\]\]|\[[^\]\n]{1,80}\](?:\[[^\]\n]{1,80}\]|\/[\w-]+|\{[^}\n]*\})/,
  /\*\*|(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])|~~|`/u,
  /==(?=\S)[^=\n]{1,80}==|^:{3,}.*|\{[.#:][^}\n]{1,60}\}|\$\$[^$\n]{1,80}\$\$|<\/?[a-z]+:[a-z]+[^<>\n]{0,80}>/im,
  /&[a-zA-Z][a-zA-Z0-9]{1,30};|&(?:[aeiou]acute|[ao]tilde|ccedil|nbsp|amp|quot)(?![a-z;])/,
]

/** Markdown that takes a sign from a figure in silence: `60*40*40` and a line that begins with `> 500 kg`. */
export const accidents = ({ body, nodes }: MarkdownSource): ReasonAt[] =>
  nodes.flatMap((node): ReasonAt[] => {
    const start = offsetOf(node)
    const sign =
      node.type === 'emphasis' && /\d/.test(body.charAt(start - 1))
        ? '*'
        : node.type === 'blockquote' && /^>\s?(?:R\$\s?)?\d/.test(body.slice(start, start + 8))
          ? '>'
          : undefined
    return sign
      ? reportAt(
          start,
          `o ${sign} junto do algarismo some`,
          `escreva × ou «mais de», ou \\${sign} se o sinal deve aparecer`,
        )
      : []
  })

/**
 * The mark that is left in a text. One with a backslash before it is intended, and code is not
 * searched.
 */
export function leftoverErrors(node: Text, { body }: MarkdownSource): ReasonAt[] {
  const written = sourceOf(node, body)
  // A quick test: most texts contain no such mark.
  if (!/[[\]{}*_~`=:$&<]|^(?:im|ex)port\s/m.test(written)) return []
  const bare = written.replace(/\\[!-/:-@[-`{-~]/g, '\u0001\u0001')
  for (const sign of LEFT) {
    const match = sign.exec(bare)
    if (!match || (sign.source.includes('&') && !node.value.includes(match[0]))) continue
    const mark = written.slice(match.index, match.index + Math.min(match[0].length, 60))
    return reportAt(
      offsetOf(node) + match.index,
      `«${mark}» apareceria assim no texto`,
      'complete-o, sem espaço junto dele: **assim**, `código`, [texto do link](/pagina), ' +
        '![o que se vê na foto](pasta/arquivo.jpg); se deve aparecer, ponha \\ antes',
    )
  }
  return []
}

/** Notes and reference addresses that no text uses: the page drops them silently. */
export function noteErrors({ nodes }: MarkdownSource): ReasonAt[] {
  const used = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'footnoteReference') used.add(`[^${node.identifier}`)
    if (node.type === 'linkReference' || node.type === 'imageReference')
      used.add(`[${node.identifier}`)
  }
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return []
    const key = `[${node.type === 'definition' ? '' : '^'}${node.identifier}`
    // A second one finds the first gone.
    if (used.delete(key)) return []
    return reportAt(
      offsetOf(node),
      `a nota ou referência ${key}] aparece duas vezes, ou não é usada no texto, e não apareceria`,
      'apague a linha, ou use-a no texto',
    )
  })
}

/**
 * Reports characters that no document may have, written as references such as `&#12;`: the search in
 * the file's own text does not see them. The tree of an article has the decoded characters, in texts
 * and in attributes.
 */
export const referenceErrors = (tree: Root, body: string): ReasonAt[] =>
  nodesIn<HtmlNodes>(tree).flatMap((node) => {
    const attributes = node.type === 'element' ? Object.values(node.properties) : []
    const texts = node.type === 'text' ? [node.value] : attributes
    const [refused] = texts.flatMap((text) => refusedSign(String(text)) ?? [])
    // The search in the file's own text reports a character that is in the body itself.
    if (!refused || body.includes(refused.sign)) return []
    const start = node.position?.start.offset ?? 0
    return reportAt(
      start + Math.max(0, body.slice(start).search('&#')),
      `há ${refused.what}, escrito como &#…;`,
      'apague-o e escreva o trecho de novo',
    )
  })
