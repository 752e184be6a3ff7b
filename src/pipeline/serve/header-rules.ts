/** Headers by path, as in a `_headers` file. */
export interface ReadRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file. A path whose last character is `*` is a prefix of paths. */
export function parseHeaderRules(text: string): ReadRule[] {
  const rules: ReadRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/**
 * The headers of a path. When two rules set the same header, both values are joined, as on
 * Cloudflare Pages.
 */
export function headersFor(rules: readonly ReadRule[], path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of rules
    .filter((rule) => fits(rule.path, path))
    .flatMap(({ headers }) => headers)) {
    const before = found.get(name)
    found.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return found
}
