import { describe, expect, it } from 'vitest'
import { lateStyle } from '../../../src/pipeline/prerender/late-style'

describe('the style that comes once a page is painted', () => {
  it('goes without what every page carries, rule by rule and selector by selector', () => {
    const style = 'h1,h2{margin:0}.a{color:red}@media (width<40em){.b{gap:1px}.c{gap:2px}}'
    expect(
      lateStyle(style, ['h1{margin:0}.a{color:red}@media (width<40em){.b{gap:1px}}', style]),
    ).toBe('h2{margin:0}@media (width<40em){.c{gap:2px}}')
    expect(lateStyle(style, [style, style])).toBe('')
  })

  it('brings a rule that one page lacks, or says elsewhere or in part', () => {
    const style = '@media (width<40em){.a{--x:1px;gap:2px}}'
    for (const other of [
      '',
      '.a{--x:1px;gap:2px}',
      '@media (width<50em){.a{--x:1px;gap:2px}}',
      '@media (width<40em){.a{gap:2px}}',
    ])
      expect(lateStyle(style, [style, other])).toBe(style)
  })

  it.each([
    ['the same property', '.late{color:red}', '.own{color:blue}'],
    ['a part of what it sets', '.late{margin-left:1px}', '.own{margin:0}'],
    ['another part of what it sets a part of', '.late{border-left:0}', '.own{border-color:red}'],
    ['the same under another name', '.late{column-gap:1px}', '.own{gap:0}'],
    ['a side of what it sets', '.late{top:1px}', '.own{inset:0}'],
    ['the same in the direction of the text', '.late{width:1px}', '.own{inline-size:0}'],
    ['everything', '.late{all:unset}', '.own{color:blue}'],
    ["the same by its maker's name", '.late{mask:none}', '.own{-webkit-mask-image:none}'],
    ['the same variable', '.late{--x:1px}', '.own{--x:2px}'],
    ['it in the same layer', '@layer x{.late{color:red}}', '@layer x{.own{color:blue}}'],
    ['it in some windows', '@media (width<40em){.late{color:red}}', '.own{color:blue}'],
    ['it with a weight that is not known', ':is(p,.late){color:red}', '.own{color:blue}'],
    ['it for elements that are not known', 'article>*{color:red}', 'p{color:blue}'],
    ['it for elements that only look known', '[title="a i"]{color:red}', 'p.own{color:blue}'],
    ['it for what holds the same element', 'p>b{color:red}', 'i b{color:blue}'],
  ])('brings again a rule before which a late one sets %s', (_, late, own) => {
    expect(lateStyle(late + own, [own])).toBe(late + own)
  })

  it.each([
    ['only comes later', '', '.own{color:blue}', '.late{color:red}'],
    ['sets something else', '.late{color:red}', '.own{margin:0}', ''],
    ['sets another variable', '.late{--x:1px}', '.own{--y:2px}', ''],
    ['weighs less', 'p{color:red}', '.own{color:blue}', ''],
    ['weighs more', '.late{color:red}', 'p{color:blue}', ''],
    ['stands in another layer', '@layer x{.late{color:red}}', '@layer y{.own{color:blue}}', ''],
    ['is for other elements', 'h1 li,[title="a p"] li{color:red}', 'h1 p,p.own{color:blue}', ''],
  ])('leaves a rule to the pages where the late one %s', (_, before, own, after) => {
    expect(lateStyle(before + own + after, [own])).toBe(before + after)
  })

  it('brings what a rule must win over that comes again itself', () => {
    const style = '.late{color:red}.a{color:blue;gap:1px}.b{gap:2px}'
    expect(lateStyle(style, ['.a{color:blue;gap:1px}.b{gap:2px}'])).toBe(style)
  })

  it('leaves out font faces, and what Tailwind says for shadow trees', () => {
    expect(
      lateStyle('@layer theme{:root,:host{--x:1px}}@font-face{font-family:A}.late{color:red}', [
        '@layer theme{:root{--x:1px}}',
      ]),
    ).toBe('.late{color:red}')
  })

  it('brings a movement whole or not at all', () => {
    const style =
      '@keyframes a{0%{opacity:0}to{top:0}}@keyframes b{0%{opacity:0}to{bottom:0}}.late{inset:0}'
    expect(lateStyle(style, ['@keyframes a{0%{opacity:0}to{top:0}}'])).toBe(style)
  })
})
