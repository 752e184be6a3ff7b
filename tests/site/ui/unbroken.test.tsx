import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from '../../../src/site/ui/unbroken'

it.each([
  ['NIST SP 800-88 Rev. 2', 'NIST SP <span class="whitespace-nowrap">800-88</span> Rev. 2'],
  ['2025-11-20', '<span class="whitespace-nowrap">2025-11-20</span>'],
  ['pós-uso, 8 GB', 'pós-uso, 8 GB'],
])('keeps a number with hyphens on one line: %j', (text, html) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html)
})
