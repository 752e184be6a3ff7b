import postcss, { type AtRule } from 'postcss'

/** What only paper shows wins over what a screen does, whichever sheet of the two comes later. */
const LAYER = 'print'

/**
 * The style sheet in two: what screens need, and the rules of `@media print`, a sheet of its own that the first script asks for
 * behind the paint, and the page itself where there is no script. No page carries them.
 * @param style the built sheet; its rules for paper stand in layers, or in none
 */
export function splitPrint(style: string): { screen: string; print: string } {
  const screen = postcss.parse(style)
  const print: string[] = []
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    const layer = layerOf(rule)
    // Inside of anything else it is right only where it stands.
    if (layer === undefined) return
    print.push(layer === '' ? rule.toString() : `@layer ${layer}{${rule.toString()}}`)
    rule.remove()
  })
  // Named in their order: a page's own part of the style may lack one, which would come after this one then.
  const layers = screen.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params : [],
  )
  return {
    screen: screen.toString(),
    print: `@layer ${[...new Set(layers), LAYER].join(',')};@layer ${LAYER}{${print.join('')}}`,
  }
}

/** The layer that a rule stands in, '' where in none; undefined where it stands in something else. */
function layerOf({ parent }: AtRule): string | undefined {
  if (parent?.type === 'root') return ''
  return parent && 'name' in parent && parent.name === 'layer' && parent.parent?.type === 'root'
    ? parent.params
    : undefined
}
