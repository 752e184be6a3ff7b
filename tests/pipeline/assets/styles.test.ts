import { describe, expect, it } from 'vitest'
import { criticalStyle } from '../../../src/pipeline/assets/write-assets'
import { readPage } from '../../../src/pipeline/render/html'

const PAGE = readPage(
  '/',
  '<main id="conteudo"><a class="btn" href="https://x.example" rel="noopener" ' +
    'aria-current="page">hidden text</a></main>',
)

describe('the style that a page carries', () => {
  it('keeps the rules for its tags, classes, ids and attributes', async () => {
    const style =
      'main{color:red}.btn{color:blue}#conteudo{margin:0}.btn[aria-current]{color:green}'
    expect(await criticalStyle(style, [PAGE])).toBe(style)
  })

  it('leaves out a class that is only a word of the text or the name of an attribute', async () => {
    expect(
      await criticalStyle('.hidden{display:none}.text{margin:0}.rel{gap:1px}.btn{color:blue}', [
        PAGE,
      ]),
    ).toBe('.btn{color:blue}')
  })

  it('knows values of attributes from classes and from ids', async () => {
    expect(
      await criticalStyle(
        '[rel="noopener"]{color:red}.noopener{color:blue}[rel="conteudo"]{color:green}',
        [PAGE],
      ),
    ).toBe('[rel="noopener"]{color:red}')
  })

  it('carries no movement and no variable that nothing on the page uses', async () => {
    const used =
      ':root{--a:1px}.btn{margin:var(--a);animation:pulse 1s}@keyframes pulse{to{opacity:0}}'
    expect(await criticalStyle(used, [PAGE])).toBe(used)
    expect(await criticalStyle(`${used}@keyframes other{to{opacity:1}}`, [PAGE])).not.toContain(
      'other',
    )
    expect(await criticalStyle(used.replace('--a:1px', '--a:1px;--b:2px'), [PAGE])).not.toContain(
      '--b',
    )
  })

  it('shows where the keyboard is, on whatever element', async () => {
    expect(
      await criticalStyle(':focus-visible{outline:3px solid}.lot:focus-visible{color:red}', [PAGE]),
    ).toBe(':focus-visible{outline:3px solid}')
  })

  it('keeps what only a visitor without script sees', async () => {
    expect(
      await criticalStyle('.note{color:blue}', [
        readPage('/', '<noscript><p class="note">x</p></noscript>'),
      ]),
    ).toBe('.note{color:blue}')
  })

  it('says the order of all layers: one of the full sheet alone would otherwise be the last', async () => {
    const style =
      '@layer base{main{gap:0}}@layer components{.lot{gap:1px}}@layer utilities{.btn{gap:2px}}'
    expect(await criticalStyle(style, [PAGE])).toMatch(
      /^@layer base,components,utilities;@layer base\{main\{gap:0\}\}/,
    )
  })

  it('serves all pages of a kind', async () => {
    const style = '.btn{color:blue}.lot{color:red}'
    expect(await criticalStyle(style, [PAGE, readPage('/x', '<p class="pic lot">x</p>')])).toBe(
      style,
    )
  })
})
