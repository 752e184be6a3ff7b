import { blockLines } from './render-yaml'

/** What a folded block's lines say. */
const folded = (lines: readonly string[]): string =>
  lines.join('\n').replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)))

/**
 * The lines of a text block for its changed text: those at its beginning and end that still say the same stay as they are.
 * @param lines of the block without header and indentation
 * @returns the block with its header, or undefined where a block cannot hold the text
 */
export function changedBlock(
  mark: '|' | '>',
  lines: readonly string[],
  text: string,
): string[] | undefined {
  const whole = blockLines(text, mark)
  if (!whole || mark === '|') return whole
  let from = 0
  while (from < lines.length && startsWhole(text, folded(lines.slice(0, from + 1)))) from++
  let to = lines.length
  const rest = text.slice(from > 0 ? folded(lines.slice(0, from)).length : 0)
  while (to > from && endsWhole(rest, folded(lines.slice(to - 1)))) to--
  const before = lines.slice(0, from)
  const after = lines.slice(to)
  const middle = rest.slice(0, rest.length - folded(after).length).replace(/^ | $/g, '')
  const kept = [
    ...before,
    ...(middle === '' ? [] : middle.replace(/\n+/g, (breaks) => `${breaks}\n`).split('\n')),
    ...after,
  ]
  return folded(kept) === text ? [`${mark}-`, ...kept] : whole
}

const startsWhole = (text: string, part: string): boolean =>
  text.startsWith(part) && (text.length === part.length || text[part.length] === ' ')
const endsWhole = (text: string, part: string): boolean =>
  part !== '' && text.endsWith(part) && text[text.length - part.length - 1] === ' '
