import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressTexts } from '../../../src/pipeline/files'

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
    },
  })
const at = (name: string) => join(dist, name)

it('every text has its compressed copies, scripts in the best quality; what is small, or a picture, has none', async () => {
  await mkdir(at('assets'))
  for (const name of ['a.html', 'assets/a.js', 'a.avif']) await writeFile(at(name), TEXT)
  await writeFile(at('small.html'), 'x')
  await compressTexts(dist)
  for (const [name, quality] of [
    ['a.html', 8],
    ['assets/a.js', 11],
  ] as const) {
    expect(await readFile(at(`${name}.br`))).toEqual(inQuality(quality))
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(TEXT)
  }
  for (const name of ['a.avif', 'small.html'])
    await expect(readFile(at(`${name}.br`))).rejects.toThrow('ENOENT')
})
