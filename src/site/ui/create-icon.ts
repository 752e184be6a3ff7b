import { createElement, type SVGProps } from 'react'

/** A drawing as lucide's files hold it: its parts with their attributes, a key among them. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Stands in for the package's function of the same place (vite.config.ts): the same drawing, with the size and stroke that the package
 * gives, without what it can besides (contexts, aliases, absolute strokes), which every page would load.
 */
export default function createIcon({ node }: IconData) {
  return function Drawing(props: SVGProps<SVGSVGElement>) {
    const shape = {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    } as const
    return createElement(
      'svg',
      shape,
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
