import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** One import of a source file. An import of `types` leaves no code that runs. */
export interface Import {
  from: string
  /** The path of a file of ours from the root, `generated` for built content, or the package. */
  to: string
  types: boolean
  /** The imported names; `*` for everything. Empty when a statement names nothing. */
  names: readonly string[]
}

/** The value of `to` when only running the code would show the target. */
export const UNREADABLE = '(a name that is not written out)'

/** This file imports again, by its address, a file that other code imports by its name. */
const IMPORTS_AGAIN = 'src/site/lib/import-anew.ts'

type Node = Record<string, unknown> & { type: string }
type Asked = Omit<Import, 'from' | 'to'> & { specifier: string | undefined; glob?: boolean }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

function* allNodes(node: Node): Generator<Node> {
  yield node
  for (const inner of Object.values(node).flatMap(nodes)) yield* allNodes(inner)
}

/** The text of a string literal, or of a template without placeholders; otherwise undefined. */
function literal(value: unknown): string | undefined {
  const [node] = nodes(value)
  if (node?.type === 'TSLiteralType') return literal(node.literal)
  if (node?.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1)
    return String(Reflect.get(Object(Reflect.get(Object(node.quasis[0]), 'value')), 'cooked'))
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** A name as the source writes it, such as `require`, `import.meta.glob` or `URL`. */
function nameOf(callee: unknown): string {
  const [node] = nodes(callee)
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return node?.type === 'MetaProperty' ? 'import.meta' : String(node?.name)
}

function askedByCall(node: Node): Asked[] {
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
  const name = nameOf(node.callee)
  const glob = name.startsWith('import.meta.glob')
  const isUrl = node.type === 'NewExpression' && name === 'URL'
  if (isUrl ? nameOf(second) !== 'import.meta.url' : name !== 'require' && !glob) return []
  const list: unknown = Reflect.get(Object(first), 'elements')
  return (Array.isArray(list) ? list : [first]).map((one) => ({
    specifier: literal(one),
    types: false,
    names: ['*'],
    glob,
  }))
}

function askedBy(node: Node): Asked[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      if (!node.source) return []
      const named = nodes(node.specifiers)
      const isType = (one: Node) => one.importKind === 'type' || one.exportKind === 'type'
      return [
        {
          specifier: literal(node.source),
          types: isType(node) || (named.length > 0 && named.every(isType)),
          names:
            node.type === 'ExportAllDeclaration'
              ? ['*']
              : named.filter((one) => !isType(one)).map(importedName),
        },
      ]
    }
    case 'ImportExpression':
      return [{ specifier: literal(node.source), types: false, names: ['*'] }]
    case 'TSImportType':
      return [{ specifier: literal(node.source ?? node.argument), types: true, names: ['*'] }]
    case 'TSExternalModuleReference':
      return [{ specifier: literal(node.expression), types: false, names: ['*'] }]
    case 'CallExpression':
    case 'NewExpression':
      return askedByCall(node)
    default:
      return []
  }
}

function importedName(one: Node): string {
  if (one.type === 'ImportNamespaceSpecifier') return '*'
  if (one.type === 'ImportDefaultSpecifier') return 'default'
  return nameOf(one.type === 'ExportSpecifier' ? one.local : one.imported)
}

const GLOB_PARTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
}

/** A glob of Vite as a pattern over paths. */
export const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/\*\*\/?|[*?{},]|[.+^$()|[\]\\]/g, (part) => GLOB_PARTS[part] ?? `\\${part}`)}$`,
  )

/** Endings that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx', '.d.ts', '/index.ts']

function targets(from: string, asked: Asked, known: ReadonlySet<string>): string[] {
  if (asked.specifier === undefined) return from === IMPORTS_AGAIN ? [] : [UNREADABLE]
  const specifier = asked.specifier.replace(/\?.*$/, '')
  if (asked.glob && specifier.startsWith('!')) return []
  if (!/^[./]/.test(specifier)) return [specifier]
  const path = specifier.startsWith('/') ? specifier.slice(1) : join(dirname(from), specifier)
  if (path.startsWith('.generated/')) return ['generated']
  if (asked.glob) return [...known].filter((file) => globPattern(path).test(file))
  // TypeScript allows an import to write .js for a file that is .ts.
  const stems = [path, path.replace(/\.([cm]?)js$/, '.$1ts'), path.replace(/\.jsx?$/, '.tsx')]
  const files = stems.flatMap((stem) => ENDINGS.map((ending) => `${stem}${ending}`))
  return [files.find((file) => known.has(file)) ?? path]
}

const read = new Map<string, readonly Asked[]>()

function askedIn(path: string, text: string): readonly Asked[] {
  const key = `${path}\n${text}`
  const before = read.get(key)
  if (before) return before
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  // The parser has a type for each kind of node; the functions above check what they read.
  const asked = [...allNodes(program as unknown as Node)].flatMap(askedBy)
  read.set(key, asked)
  return asked
}

/**
 * Every import of a file in every form: static, dynamic, `import.meta.glob`, `require`, `typeof import()`,
 * `new URL('./file', import.meta.url)`.
 * @param known paths of all source files from the project's root, to resolve relative names and globs
 */
export const readImports = (from: string, text: string, known: ReadonlySet<string>): Import[] =>
  askedIn(from, text).flatMap((asked) =>
    targets(from, asked, known).map((to) => ({ from, to, types: asked.types, names: asked.names })),
  )
