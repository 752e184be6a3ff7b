/** Headers by path pattern, as in a `_headers` file: later rules win. */
export interface HeaderRule { prefix: string; headers: [name: string, value: string][] }

/** Reads a `_headers` file. A pattern is a path whose last character may be `*`. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] })
  }
  return rules
}

/** The headers of a path: every rule that fits, the later over the earlier. */
export const headersFor = (rules: HeaderRule[], path: string): Map<string, string> =>
  new Map(rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers))
