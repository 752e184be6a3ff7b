import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { withoutScript, writeFloor } from './floor'

test('only what runs is taken from a page', () => {
  const told = '<script type="application/ld+json">{"@type":"Organization"}</script>'
  expect(
    withoutScript(
      `<head>${told}</head><body><p>a</p><script type="module" async ` +
        'src="/assets/client.js" ' +
        'data-chunks="a.js"></script><SCRIPT>alert(1)\n</SCRIPT></body>',
    ),
  ).toBe(`<head>${told}</head><body><p>a</p></body>`)
})

test(
  'the floor has the wished pages, compressed without their script, and the pictures, ' +
    'and nothing that they do not ask for',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retrilha-floor-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const dist = join(folder, 'dist')
    for (const below of ['assets', 'admin', 'blog', 'fotos'])
      mkdirSync(join(dist, below), { recursive: true })
    const page = `<p>${'texto '.repeat(200)}</p>`
    for (const name of ['index.html', 'blog.html', 'blog/a.html', '404.html']) {
      writeFileSync(join(dist, name), `${page}<script src="/assets/a.js"></script>`)
      writeFileSync(join(dist, `${name}.br`), 'of the page with script')
    }
    for (const name of [
      'assets/a.js',
      'assets/a.css',
      'assets/a.woff2',
      'admin/x.txt',
      'fotos/a.avif',
      '_headers',
    ])
      writeFileSync(join(dist, name), 'a')
    const floor = join(folder, 'floor')
    mkdirSync(floor)
    writeFileSync(join(floor, 'older'), '')
    await writeFloor(dist, floor, ['/', '/blog/a'])
    expect(
      readdirSync(floor, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$|_/.test(name))
        .sort(),
    ).toEqual([
      '404.html',
      '404.html.br',
      '404.html.gz',
      '_headers',
      'assets/a.woff2',
      'blog/a.html',
      'blog/a.html.br',
      'blog/a.html.gz',
      'fotos/a.avif',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ])
    expect(readdirSync(floor)).not.toContain('older')
    for (const name of ['index.html', 'blog/a.html']) {
      expect(readFileSync(join(floor, name), 'utf8')).toBe(page)
      expect(brotliDecompressSync(readFileSync(join(floor, `${name}.br`))).toString()).toBe(page)
    }
  },
)
