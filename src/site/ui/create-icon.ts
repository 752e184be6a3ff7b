import { createElement, type SVGProps } from 'react'

/** An icon as lucide's files hold it: its elements with their attributes, a React key among them. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Replaces lucide's own function (vite.config.ts), with the same size and stroke. It leaves out
 * contexts, aliases and absolute strokes, which every page would load.
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
