import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressTexts, removeCopies } from '../../../src/pipeline/compress'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'compress-'))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

const TEXT = Array.from(
  { length: 400 },
  (_, index) => `<li class="lot-${index % 7}">Lote ${index * 37} de ${index % 11} peças</li>`,
).join('')
const inQuality = (quality: number) =>
  brotliCompressSync(TEXT, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: TEXT.length,
    },
  })
const at = (name: string) => join(dist, name)

it('every text has its compressed copies, in the best quality; what is small, or a picture, has none', async () => {
  for (const name of ['a.html', 'lots.json', 'a.avif']) await writeFile(at(name), TEXT)
  await writeFile(at('small.html'), 'x')
  await compressTexts(dist)
  for (const name of ['a.html', 'lots.json']) {
    expect(await readFile(at(`${name}.br`))).toEqual(inQuality(11))
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(TEXT)
  }
  for (const name of ['a.avif', 'small.html'])
    await expect(readFile(at(`${name}.br`))).rejects.toThrow('ENOENT')
})

it('more than two hundred pages, and the data of each, take a quality that is good enough', async () => {
  await Promise.all(
    Array.from({ length: 201 }, (_, index) => writeFile(at(`${index}.html`), 'x'.repeat(600))),
  )
  for (const name of ['a.html', 'lots.json']) await writeFile(at(name), TEXT)
  await compressTexts(dist)
  expect(inQuality(8)).not.toEqual(inQuality(11))
  for (const name of ['a.html', 'lots.json'])
    expect(await readFile(at(`${name}.br`))).toEqual(inQuality(8))
  expect(brotliDecompressSync(await readFile(at('7.html.br'))).toString()).toBe('x'.repeat(600))
})

it('a copy that is there already stays', async () => {
  await writeFile(at('a.js'), TEXT)
  await writeFile(at('a.js.br'), 'made before')
  await compressTexts(dist)
  expect(await readFile(at('a.js.br'), 'utf8')).toBe('made before')
})

it('a host that compresses by itself gets no copies, and every file', async () => {
  await writeFile(at('a.js'), 'x'.repeat(3000))
  await compressTexts(dist)
  await removeCopies(dist)
  expect(await readdir(dist)).toContain('a.js')
  expect((await readdir(dist)).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
})
