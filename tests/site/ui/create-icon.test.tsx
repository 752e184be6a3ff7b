import X from 'lucide-react/icons/x'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon from '../../../src/site/ui/create-icon'

/** Returns the attributes of the svg element, in any order, and its content. */
const read = (markup: string) => {
  const [, attributes = '', drawing] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  return {
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ),
    drawing,
  }
}

it('draws what the package draws, with its size and stroke', () => {
  const Drawing = createIcon({
    node: [
      ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
      ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
    ],
  })
  const {
    attributes: { xmlns: _, ...attributes },
    drawing,
  } = read(renderToStaticMarkup(<X className="icon" aria-hidden="true" />))
  expect(read(renderToStaticMarkup(<Drawing className="icon" aria-hidden="true" />))).toEqual({
    attributes: { ...attributes, class: 'icon' },
    drawing,
  })
  expect(drawing).toContain('M18 6 6 18')
})
