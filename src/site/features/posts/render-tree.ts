import type { Element, Root, RootContent } from 'hast'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** Tags that are shown by a component, which gets the element as `node` beside its attributes. */
export type TagComponents = Readonly<Record<string, ElementType>>

/** In these a browser takes white space for misplaced text, and React says so. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])
/** Lists that HTML writes with commas; all others have blanks. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['accept', 'coords', 'srcSet'])

/** hast names an attribute as React does, but for those that React takes as HTML writes them: ariaLabelledBy -> aria-labelledby, dataFootnoteRef -> data-footnote-ref */
function attributeName(property: string): string {
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`
  return /^data[A-Z]/.test(property)
    ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property
}

const attributesOf = (properties: Element['properties']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      attributeName(name),
      Array.isArray(value) ? value.join(WITH_COMMAS.has(name) ? ',' : ' ') : value,
    ]),
  )

/**
 * A sanitized HTML tree as React elements. It judges nothing: what is in the tree comes into the page. Without the parts of a general
 * renderer (styles, SVG, MDX) that a sanitized tree never has, and an eighth of its size.
 */
export function renderTree(node: Root | RootContent, components: TagComponents): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'root' && node.type !== 'element') return null
  const isTablePart = node.type === 'element' && TABLE_PARTS.has(node.tagName)
  const kept = isTablePart
    ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    : node.children
  const children = kept.map((child) => renderTree(child, components))
  if (node.type === 'root') return createElement(Fragment, null, ...children)
  const attributes = attributesOf(node.properties)
  const component = Object.hasOwn(components, node.tagName) ? components[node.tagName] : undefined
  return component
    ? createElement(component, { ...attributes, node }, ...children)
    : createElement(node.tagName, attributes, ...children)
}
