import type { Element, Root, RootContent } from 'hast'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** Components that render certain tags; they get the element as `node` besides its attributes. */
export type TagComponents = Readonly<Record<string, ElementType>>

/** React warns about white space inside these elements. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])
/** Attributes whose lists HTML writes with commas; all others have blanks. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['accept', 'coords', 'srcSet'])

/**
 * Name of a hast property in React. They are the same except for aria and data attributes:
 * ariaLabelledBy -> aria-labelledby, dataFootnoteRef -> data-footnote-ref.
 */
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
 * Renders a sanitized HTML tree. It removes nothing: everything in the tree reaches the page. It lacks what a
 * sanitized tree never has (styles, SVG, MDX), and is an eighth of hast-util-to-jsx-runtime in size.
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
