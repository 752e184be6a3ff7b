import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { changedPages } from '../../../src/review/preview/changed-pages'

const folder = mkdtempSync(join(tmpdir(), 'paginas-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a built site of these pages, and returns its folder. */
function site(name: string, pages: Record<string, string>): string {
  for (const [file, html] of Object.entries(pages)) {
    const path = join(folder, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, html)
  }
  return join(folder, name)
}

it('only pages that change are named: new, gone and changed ones, by their addresses', () => {
  const before = site('a', {
    'index.html': '<p>1</p>',
    'contato.html': '<p>2</p>',
    'blog/velho.html': '<p>3</p>',
    'feed.xml': '1',
  })
  const after = site('b', {
    'index.html': '<p>9</p>',
    'contato.html': '<p>2</p>',
    'blog/index.html': '<p>4</p>',
    'feed.xml': '2',
  })
  expect(changedPages(before, after)).toEqual([
    { address: '/', change: 'changed', alike: [] },
    { address: '/blog/', change: 'new', alike: [] },
    { address: '/blog/velho', change: 'gone', alike: [] },
  ])
})

const page = (script: string, sum: string, photo: string) =>
  `<meta content="style-src 'sha256-${sum}='"><script ` +
  `data-entry="/assets/entry-client-${script}.js" data-files="/assets/lots-${script}.js" ` +
  `data-content="/assets/content-${script}.json"></script><img ` +
  `src="/fotos/lots/a.${photo}-720.avif">`

it('sums of scripts, content files and styles change no page; the sum of a picture does', () => {
  const before = site('a', { 'sobre.html': page('CpH76XT-', 'A'.repeat(43), '9c021ec7') })
  expect(
    changedPages(before, site('b', { 'sobre.html': page('B_DFpuLi', '/'.repeat(43), '9c021ec7') })),
  ).toEqual([])
  expect(
    changedPages(before, site('c', { 'sobre.html': page('CpH76XT-', 'A'.repeat(43), '00000000') })),
  ).toMatchObject([{ address: '/sobre' }])
})

it('pages with the same change come once, and one with a further change on its own', () => {
  const bar = (price: string, rest: string) => `<header><b>${price}</b></header>${rest}`
  const pages = (price: string, board: string) => ({
    'a.html': bar(price, '<p>a</p>'),
    'b.html': bar(price, '<i>b</i><p>b</p>'),
    'c.html': bar(price, `<td>${board}</td>`),
  })
  expect(changedPages(site('a', pages('40', '40')), site('b', pages('41', '41')))).toEqual([
    { address: '/a', change: 'changed', alike: ['/b'] },
    { address: '/c', change: 'changed', alike: [] },
  ])
})
