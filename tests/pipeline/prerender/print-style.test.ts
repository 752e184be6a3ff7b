import { describe, expect, it } from 'vitest'
import { splitPrint } from '../../../src/pipeline/prerender/print-style'

describe('the style for paper', () => {
  it('is a sheet of its own, which the rest goes without', () => {
    const { screen, print } = splitPrint(
      '@layer components{.a{color:red}@media print{.a{color:#000}}.b{margin:0}}@media print{@page{margin:14mm}}.c{gap:1px}',
    )
    expect(screen).toBe('@layer components{.a{color:red}.b{margin:0}}.c{gap:1px}')
    expect(print).toContain('@layer components{@media print{.a{color:#000}}}')
    expect(print).toContain('@media print{@page{margin:14mm}}')
  })

  it('wins over every layer, also over one that the page itself does not have', () => {
    expect(
      splitPrint(
        '@layer base{a{gap:0}}@layer utilities{.u{gap:1px}@media print{.u{gap:2px}}}@layer base{b{gap:0}}',
      ).print,
    ).toBe('@layer base,utilities,print;@layer print{@layer utilities{@media print{.u{gap:2px}}}}')
  })

  it('leaves where it stands what is also about something else', () => {
    const style =
      '@supports (display:grid){@media print{.a{gap:0}}}@media print and (width>10cm){.a{gap:1px}}@media screen{.a{gap:2px}}'
    expect(splitPrint(style).screen).toBe(style)
  })
})
