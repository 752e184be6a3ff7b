/**
 * A table in Markdown whose columns line up in a terminal too.
 * @param isText whether a column holds words, which are aligned left; figures are aligned right
 */
export function markdownTable(
  head: readonly string[],
  lines: readonly (readonly string[])[],
  isText: (column: number) => boolean,
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const cell = (text: string, column: number) =>
    isText(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const rule = widths
    .map((width, column) => (isText(column) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
    .join('|')
  return [line(head), `|${rule}|`, ...lines.map(line)].join('\n')
}
