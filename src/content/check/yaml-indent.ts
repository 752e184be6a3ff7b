import type { Reason } from '../rules/reason'

const indentOf = (line: string): number => line.length - line.trimStart().length
const isText = (line: string | undefined): line is string =>
  line !== undefined && line.trim() !== '' && !/^\s*#/.test(line)

/** A field or an item of a list; another line lacks something else than its place. */
const FIELD_OR_ITEM = /^\s*(?:- |["']?[\p{L}\w-]+["']?:(?:\s|$))/u

/** «nenhum espaço», «um espaço», «2 espaços». */
const spaces = (count: number): string =>
  count === 0 ? 'nenhum espaço' : count === 1 ? 'um espaço' : `${count} espaços`

/**
 * Explains a line that stands further left or right than the lines around it, which is what most
 * unreadable YAML is. The line above and the first one below say where it belongs.
 * @param offset of the parser's error, in the misplaced line or in the one above it
 * @returns undefined when both lines stand where they should
 */
export function indentReason(
  text: string,
  offset: number,
): { offset: number; reason: Reason } | undefined {
  const lines = text.split('\n')
  const at = text.slice(0, offset).split('\n').length - 1
  for (const index of [at, at + 1]) {
    const reason = misplaced(lines, index)
    if (reason)
      return {
        offset: lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
        reason,
      }
  }
  return undefined
}

function misplaced(lines: readonly string[], at: number): Reason | undefined {
  const line = lines[at]
  const above = lines.slice(0, at).findLast(isText)
  const below = lines.slice(at + 1).find(isText)
  if (!isText(line) || above === undefined) return undefined
  if (/:\s*[>|][-+]?\d?\s*$/.test(above) && indentOf(line) <= indentOf(above))
    return {
      message: 'o texto embaixo de >- ou |- começa dois espaços mais para dentro',
      fix: 'recue esta linha, e as outras do texto, dois espaços',
    }
  if (!FIELD_OR_ITEM.test(line) || !FIELD_OR_ITEM.test(above)) return undefined
  const opens = /:\s*$/.test(above)
  const [own, around] = [indentOf(line), [above, below].filter(isText).map(indentOf)]
  if (!opens && around.includes(own)) return undefined
  const wanted = wantedIndent(above, line, below)
  const missing = wanted - own
  if (missing === 0) return undefined
  // Between two levels nobody but the editor knows which one is meant.
  const isBetween =
    below !== undefined &&
    !/:\s*$/.test(line) &&
    ![wanted, indentOf(above)].includes(indentOf(below))
  if (isBetween)
    return {
      message:
        `esta linha começa com ${spaces(own)}, a de cima com ` +
        `${spaces(indentOf(above))} e a de baixo com ${spaces(indentOf(below))}`,
      fix: 'comece com tantos espaços quantos a linha do mesmo grupo',
    }
  const [verb, count] = missing > 0 ? ['falta', missing] : ['sobra', -missing]
  return {
    message: `${verb}${count === 1 ? '' : 'm'} ${spaces(count)} no começo desta linha`,
    fix: `comece com ${spaces(wanted)}, como as linhas vizinhas`,
  }
}

/** A line that opens a group («campo:») has its lines two spaces further in. */
function wantedIndent(above: string, line: string, below: string | undefined): number {
  if (/:\s*$/.test(above))
    return below !== undefined && indentOf(below) > indentOf(above)
      ? indentOf(below)
      : indentOf(above) + 2
  const [isBelowItem, isItem] = [above, line].map((one) => /^\s*- /.test(one))
  // The fields of an item stand below its first letter, two signs behind the hyphen.
  return isBelowItem && !isItem ? indentOf(above) + 2 : indentOf(above)
}
