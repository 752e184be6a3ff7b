import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { criticalStyle as keptStyle } from '../../../src/pipeline/assets/styles'
import { readPage, type ReadPage } from '../../../src/pipeline/render/read-page'

const folder = await mkdtemp(join(tmpdir(), 'styles-'))
afterAll(() => rm(folder, { recursive: true }))
const criticalStyle = (style: string, pages: readonly ReadPage[]) =>
  keptStyle(style, pages, 'code', folder)

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

  it('leaves out what waits for the page to hold a part that it does not have', async () => {
    const kept =
      'main:has(.btn){gap:1px}main:has(.lot,.btn) a{gap:2px}main:not(:has(.lot)){gap:3px}main:has(a:not(.lot)){gap:4px}'
    expect(
      await criticalStyle(
        `${kept}main:has(.lot){gap:5px}@media (width<40em){main:has(.lot,.compare-bar) a{gap:6px}}`,
        [PAGE],
      ),
    ).toBe(kept)
    expect(await criticalStyle('main:has(.lot) a,main:has(.btn) a{gap:1px}', [PAGE])).toBe(
      'main:has(.btn) a{gap:1px}',
    )
  })

  it('shows where the keyboard is, on whatever element', async () => {
    expect(
      await criticalStyle(':focus-visible{outline:3px solid}.lot:focus-visible{color:red}', [PAGE]),
    ).toBe(':focus-visible{outline:3px solid}')
  })

  it('goes without comments, and without a rule that says nothing any more', async () => {
    expect(
      await criticalStyle('/*! licence */main{color:red}@media (width<40em){main{--unused:1px}}', [
        PAGE,
      ]),
    ).toBe('main{color:red}')
  })

  it('keeps what only a visitor without script sees', async () => {
    expect(
      await criticalStyle('.note{color:blue}', [
        readPage('/', '<noscript><p class="note">x</p></noscript>'),
      ]),
    ).toBe('.note{color:blue}')
  })

  it('says the order of the layers where it has no rule of one: what comes late could not', async () => {
    const style =
      '@layer base{main{gap:0}}@layer components{.lot{gap:1px}}@layer utilities{.btn{gap:2px}}'
    expect(await criticalStyle(style, [PAGE])).toBe(
      '@layer base,components,utilities;@layer base{main{gap:0}}@layer utilities{.btn{gap:2px}}',
    )
    expect(await criticalStyle(style.replace('.lot', 'a'), [PAGE])).toMatch(/^@layer base\{/)
  })

  it('serves all pages of a kind', async () => {
    const style = '.btn{color:blue}.lot{color:red}'
    expect(await criticalStyle(style, [PAGE, readPage('/x', '<p class="pic lot">x</p>')])).toBe(
      style,
    )
  })
})

describe('the style that a build keeps for the next one', () => {
  const STYLE = '.btn{color:blue}.lot{color:red}[title^="R$"]{margin:0}'
  const page = (price: string, name = 'btn') => [
    readPage('/', `<p class="${name}" title="${price}">${price}</p>`),
  ]

  it('is the one that is made anew, and is made once for all prices', async () => {
    const cache = join(folder, 'own')
    const kept = (pages: ReturnType<typeof page>, code = 'code', style = STYLE) =>
      keptStyle(style, pages, code, cache)
    for (const price of ['40', '41,50']) expect(await kept(page(price))).toBe('.btn{color:blue}')
    expect(await readdir(cache)).toHaveLength(1)
    expect(await kept(page('40', 'lot'))).toBe('.lot{color:red}')
    expect(await kept(page('40'), 'code', '.btn{color:green}')).toBe('.btn{color:green}')
    expect(await readdir(cache)).toHaveLength(3)
    await kept(page('40'), 'another code')
    expect(await readdir(cache)).toHaveLength(4)
  })

  it.each([
    ['a value as a whole', '[title="a b"]', 'a b'],
    ['one without quotes', '[title=ab]', 'ab'],
    ['its beginning', '[title^="ab"]', 'abc'],
    ['its end', "[title$='bc']", 'abc'],
    ['its middle', '[title*="b"]', 'abc'],
    ['a word of it', '[title~="b"]', 'a b c'],
    ['a language', '[title|="pt"]', 'pt-BR'],
    ['an escape', '[title="a\\62 c"]', 'abc'],
  ])('knows %s: %s', async (_, selector, value) => {
    const style = `${selector}{margin:0}`
    const of = (title: string) => criticalStyle(style, [readPage('/', `<p title="${title}">x</p>`)])
    expect([await of(value), await of('outro')]).toEqual([style, ''])
  })
})
