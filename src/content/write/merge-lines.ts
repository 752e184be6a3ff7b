import { diffArrays } from 'diff'

/**
 * A line and its line break; the break is empty behind a text's last line, undefined for a new
 * line.
 */
interface Line {
  text: string
  end?: string | undefined
}

/**
 * Lines [from, to) of one text and the lines of another that correspond to them: the same or
 * others.
 */
interface Part {
  from: number
  to: number
  lines: Line[]
  changed: boolean
}

/**
 * Brings the change from `before` to `after` into a text that has the values of `before` but writes
 * some lines differently. Each line outside the change stays as the text has it, with its line
 * break; new lines get the break of the first line. When the change overlaps lines that the text
 * writes differently, they become those of `after`.
 */
export function mergeLines(text: string, before: string, after: string): string {
  const base = linesOf(before)
  const own = partsOf(base, linesOf(text))
  const edits = partsOf(base, linesOf(after)).filter((part) => part.changed)
  const lines = base.map((line): Line => ({ text: line.text }))
  // A line that the text only writes differently keeps its line break and the position of its
  // comment.
  const written = [...lines]
  for (const { from, to, lines: same, changed } of own) {
    if (!changed) lines.splice(from, same.length, ...same)
    if (same.length === to - from) written.splice(from, same.length, ...same)
  }
  for (const { from, to, lines: fresh } of edits)
    fresh.forEach((line, index) => {
      const old = from + index < to ? written[from + index] : undefined
      line.text = withGapOf(old?.text ?? '', line.text)
      line.end = old?.end
    })
  const kept = own.filter(
    ({ from, to, changed }) => changed && !edits.some((edit) => edit.from < to && from < edit.to),
  )
  const merged: Line[] = []
  let at = 0
  for (const part of [...kept, ...edits].toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    merged.push(...lines.slice(at, part.from), ...part.lines)
    at = part.to
  }
  merged.push(...lines.slice(at))
  const usual = /\r?\n/.exec(text)?.[0] ?? '\n'
  const last = merged.pop()?.text ?? ''
  return merged.map((line) => line.text + (line.end ?? usual)).join('') + last
}

/** A new line with the former blanks before its comment, when the comment is the same. */
function withGapOf(old: string, fresh: string): string {
  // In quotes a # may be a part of the value.
  const [, gap, comment] = /^[^"'#]*?(\s+)(#.*)$/.exec(old) ?? []
  return gap && comment && fresh.endsWith(` ${comment}`)
    ? `${fresh.slice(0, -comment.length - 1)}${gap}${comment}`
    : fresh
}

const linesOf = (text: string): Line[] =>
  text
    .split(/(?<=\n)/)
    .concat(text.endsWith('\n') ? '' : [])
    .map((line) => {
      const end = /\r?\n$/.exec(line)?.[0]
      return { text: line.slice(0, line.length - (end?.length ?? 0)), end }
    })

function partsOf(before: Line[], after: Line[]): Part[] {
  const parts: Part[] = []
  let from = 0
  const comparator = (a: Line, b: Line) => a.text === b.text
  for (const { count, value, added, removed } of diffArrays(before, after, { comparator })) {
    const changed = added || removed
    const to = added ? from : from + count
    const lines = removed ? [] : value
    const last = parts.at(-1)
    if (last?.changed && changed) {
      last.to = to
      last.lines.push(...lines)
    } else parts.push({ from, to, lines, changed })
    from = to
  }
  return parts
}
