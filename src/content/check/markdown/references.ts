import type { Element, Root, Text } from 'hast'
import { elementsIn } from '../../article-tree'
import { refusedSign } from '../characters'
import type { MarkdownDiagnostic } from './markdown-diagnostic'

/** `&#12;`, `&#x200b;` */
const REFERENCE = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi

/**
 * Signs that no document may hold, written as references: the search in the file's own text does
 * not see them. The tree of an article tells what became of them, in texts and in attributes.
 */
export function referenceErrors(tree: Root, body: string): MarkdownDiagnostic[] {
  const errors: MarkdownDiagnostic[] = []
  const look = (node: Element | Text, texts: readonly unknown[]) => {
    const found = texts.map((text) => (typeof text === 'string' ? refusedSign(text) : undefined))
    const refused = found.find((one) => one !== undefined)
    // A sign that stands in the body as it is was found there.
    if (!refused || body.includes(refused.sign)) return
    const start = node.position?.start.offset ?? 0
    const written = refusedReference(body.slice(start, node.position?.end.offset))
    errors.push({
      offset: start + (written?.index ?? 0),
      message: `há ${refused.what}${written ? `, escrito como «${written[0]}»` : ''}`,
      fix: 'apague-o e escreva o trecho de novo',
    })
  }
  for (const parent of [tree, ...elementsIn(tree)]) {
    if (parent.type === 'element') look(parent, Object.values(parent.properties).flat())
    for (const child of parent.children) if (child.type === 'text') look(child, [child.value])
  }
  return errors
}

/** The first numeric reference to such a sign, or to no sign at all. */
const refusedReference = (source: string): RegExpExecArray | undefined =>
  [...source.matchAll(REFERENCE)].find(([, hex, decimal]) => {
    const code = parseInt(hex ?? decimal ?? '', hex ? 16 : 10)
    const isSign = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return !isSign || refusedSign(String.fromCodePoint(code)) !== undefined
  })
