import { diffArrays } from 'diff'
import type { BlockDiff } from '../content-diff'
import { compareWords } from '../../content/compare/words'

/** A paragraph, list or table of a Markdown text, or any run of lines without an empty one. */
interface Block {
  text: string
  under: string | undefined
  line: number
}

/**
 * The changed blocks of a text, in order.
 * @param firstLine line of the file on which the new text begins
 */
export function compareBlocks(before: string, after: string, firstLine = 1): BlockDiff[] {
  const old = blocksOf(before, 1)
  const fresh = blocksOf(after, firstLine)
  const runs = diffArrays(
    old.map(({ text }) => text),
    fresh.map(({ text }) => text),
  )
  const changed: BlockDiff[] = []
  let oldAt = 0
  let freshAt = 0
  let waiting: Block[] = []
  for (const { added, removed, count } of runs) {
    if (removed) {
      waiting = old.slice(oldAt, (oldAt += count))
    } else if (added) {
      changed.push(...pairBlocks(waiting, fresh.slice(freshAt, (freshAt += count))))
      waiting = []
    } else {
      changed.push(...pairBlocks(waiting, []))
      waiting = []
      oldAt += count
      freshAt += count
    }
  }
  return [...changed, ...pairBlocks(waiting, [])]
}

/**
 * Pairs removed blocks with added ones: the most similar ones, in order; the rest is gone or new.
 */
function pairBlocks(old: readonly Block[], fresh: readonly Block[]): BlockDiff[] {
  const diffs: BlockDiff[] = []
  let from = 0
  for (const block of fresh) {
    const likeness = old.slice(from).map((other) => alike(other.text, block.text))
    const best = Math.max(0, ...likeness)
    const partner =
      best >= 0.3 || (old.length === 1 && fresh.length === 1) ? likeness.indexOf(best) : -1
    if (partner < 0) {
      const { under, line, text } = block
      diffs.push({ under, line, words: [{ kind: 'new', text }] })
      continue
    }
    diffs.push(...old.slice(from, from + partner).map(goneBlock), {
      under: block.under,
      line: block.line,
      words: compareWords(old[from + partner]?.text ?? '', block.text),
    })
    from += partner + 1
  }
  return [...diffs, ...old.slice(from).map(goneBlock)]
}

/** A removed block has no line in the new version. */
const goneBlock = ({ under, text }: Block): BlockDiff => ({
  under,
  words: [{ kind: 'gone', text }],
})

/** Share of words that two texts have in common, 0 to 1. */
function alike(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const [first, second] = [words(a), words(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / Math.max(1, first.size, second.size)
}

function blocksOf(text: string, firstLine: number): Block[] {
  const blocks: Block[] = []
  let under: string | undefined
  let line = firstLine
  // Line ends are formatting; empty lines only separate.
  for (const part of text.replace(/\r\n?/g, '\n').split(/(\n(?:[ \t]*\n)+)/)) {
    const block = part.trim()
    const skipped = part.length - part.trimStart().length
    if (block)
      blocks.push({
        text: part.trimEnd().replace(/^\n+/, ''),
        line: line + newlines(part.slice(0, skipped)),
        under,
      })
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(block)?.[1]
    if (heading) under = heading
    line += newlines(part)
  }
  return blocks
}

const newlines = (text: string): number => text.split('\n').length - 1
