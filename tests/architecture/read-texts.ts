import { parseSync } from 'vite'

type Node = Record<string, unknown> & { type: string; start: number }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Accents are Portuguese; English source has none. */
const ACCENT = /[\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/u
/** An attribute that a visitor reads or hears. */
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
 * What a source file says to visitors in its own words, as far as it can be told from code: text
 * between tags, attributes that are read out, and every literal with an accent. A word without
 * accent in plain code passes.
 */
export function readTexts(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  // The parser's own types are one interface a kind of node; what is read here is checked by hand above.
  return [...new Set(textsOf(program as unknown as Node))]
}
