import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** One import of a source file. `types` imports leave nothing in what runs. */
export interface Import {
  from: string
  /** Path from the project's root for a file of ours, `generated` for built content, otherwise the package as it is asked for. */
  to: string
  types: boolean
}

/** Endings that an import may leave out, in the order in which Vite tries them. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts']

type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every node below a node, in no order that anyone may rely on. */
function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) yield* nodesOf(inner)
  }
}

/** The text of a literal, or of a template without places; undefined for what only running would tell. */
function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'TSLiteralType') return literal(node.literal)
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1) {
    const cooked: unknown = Reflect.get(node.quasis[0]?.value ?? {}, 'cooked')
    return typeof cooked === 'string' ? cooked : undefined
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** `require` or `import.meta.glob` as the callee of a call. */
function loaderOf(callee: unknown): 'require' | 'glob' | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'Identifier') return callee.name === 'require' ? 'require' : undefined
  const { object, property } = callee
  return isNode(object) &&
    object.type === 'MetaProperty' &&
    isNode(property) &&
    String(property.name).startsWith('glob')
    ? 'glob'
    : undefined
}

/** Whether all that a statement names is a type: `import type { A }`, `import { type A }`. */
function onlyTypes({ importKind, exportKind, specifiers }: Node): boolean {
  if (importKind === 'type' || exportKind === 'type') return true
  const named: unknown[] = Array.isArray(specifiers) ? specifiers : []
  return (
    named.length > 0 &&
    named.every((one) => isNode(one) && (one.importKind === 'type' || one.exportKind === 'type'))
  )
}

interface Asked {
  specifier: string | undefined
  types: boolean
  glob?: boolean
}

function askedBy(node: Node): Asked[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? [{ specifier: literal(node.source), types: onlyTypes(node) }] : []
    case 'ImportExpression':
      return [{ specifier: literal(node.source), types: false }]
    case 'TSImportType':
      return [{ specifier: literal(node.source ?? node.argument), types: true }]
    case 'TSExternalModuleReference':
      return [{ specifier: literal(node.expression), types: false }]
    case 'CallExpression': {
      const loader = loaderOf(node.callee)
      const [first] = Array.isArray(node.arguments) ? node.arguments : []
      if (!loader) return []
      const patterns: unknown[] =
        isNode(first) && Array.isArray(first.elements) ? first.elements : [first]
      return patterns.map((pattern) => ({
        specifier: literal(pattern),
        types: false,
        glob: loader === 'glob',
      }))
    }
    default:
      return []
  }
}

/** A glob of Vite as a pattern over paths. */
const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\?:\.\+\/\)\?)\*/g, '[^/]*')
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)}$`,
  )

/** What `to` says of an import whose target only running would tell. */
export const UNREADABLE = '(a name that is not written out)'

const parsed = new Map<string, readonly Asked[]>()

function askedIn(path: string, text: string): readonly Asked[] {
  const key = `${path}\n${text}`
  const before = parsed.get(key)
  if (before) return before
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  // The parser's own types are one interface a kind of node; what is read here is checked by hand above.
  const asked = [...nodesOf(program as unknown as Node)].flatMap(askedBy)
  parsed.set(key, asked)
  return asked
}

/**
 * Every import of a file in every form: static, dynamic, `import.meta.glob`, `require`, `typeof import()`.
 * @param known paths of all source files from the project's root, to resolve relative names and globs
 */
export const readImports = (from: string, text: string, known: ReadonlySet<string>): Import[] =>
  askedIn(from, text).flatMap(({ specifier, types, glob }) =>
    (specifier === undefined
      ? [UNREADABLE]
      : targets(from, specifier.replace(/\?.*$/, ''), glob === true, known)
    ).map((to) => ({ from, to, types })),
  )

function targets(
  from: string,
  specifier: string,
  glob: boolean,
  known: ReadonlySet<string>,
): string[] {
  if (!/^[./]/.test(specifier)) return glob && specifier.startsWith('!') ? [] : [specifier]
  const path = specifier.startsWith('/') ? specifier.slice(1) : join(dirname(from), specifier)
  if (path.startsWith('.generated/')) return ['generated']
  if (glob) return [...known].filter((file) => globPattern(path).test(file))
  return [ENDINGS.map((ending) => `${path}${ending}`).find((file) => known.has(file)) ?? path]
}
