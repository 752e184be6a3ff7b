import { parseSync } from 'vite'

type Node = Record<string, unknown> & { type: string; start: number }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** A literal with an accent is Portuguese; English source has none. */
const ACCENT = /[\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/u
/** Attributes that a visitor reads or hears. */
const SPOKEN = new Set([
  'aria-label',
  'placeholder',
  'title',
  'alt',
  'label',
  'text',
  'lead',
  'busyLabel',
  'doneLabel',
  'containerAriaLabel',
])
const LETTER = /\p{L}/u

const rawOf = (node: Node): unknown => Reflect.get(Object(node.value), 'raw')

function* textsOf(node: Node): Generator<string> {
  const { type, value } = node
  if (type === 'JSXText' && typeof value === 'string' && LETTER.test(value)) yield value.trim()
  if (type === 'Literal' && typeof value === 'string' && ACCENT.test(value)) yield value
  if (type === 'TemplateElement' && ACCENT.test(String(rawOf(node)))) yield String(rawOf(node))
  if (
    type === 'JSXAttribute' &&
    isNode(node.name) &&
    SPOKEN.has(String(node.name.name)) &&
    isNode(value) &&
    typeof value.value === 'string' &&
    LETTER.test(value.value)
  )
    yield value.value
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* textsOf(inner)
}

/**
 * The texts for visitors that a source file contains, as far as its code shows them: text between
 * tags, attributes that are read out, and every literal with an accent. A word without an accent in
 * other code is not found.
 */
export function readTexts(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  // The parser has a type for each kind of node; the functions above check what they read.
  return [...new Set(textsOf(program as unknown as Node))]
}
