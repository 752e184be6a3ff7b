import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BuiltContent } from '../../../src/pipeline/prerender/write-content'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const TRICKY = `d'água \\ "aspas" \u2028 </script> \n ${'x'.repeat(20_000)}`
const CHUNKS = {
  company: { name: 'Retrilha' },
  messages: {},
  'shell-page': { strip: 40 },
  materials: [{ slug: 'cobre', price: 40 }],
  lots: [],
  'post-bodies/um-artigo': { tree: TRICKY },
}

/** What a build with these chunks writes. */
async function written(
  name: string,
  chunks: Readonly<Record<string, unknown>>,
  entry = 'assets/client-a.js',
) {
  const [generated, assets] = [join(root, name, 'generated'), join(root, name, 'assets')]
  await mkdir(assets, { recursive: true })
  for (const [chunk, value] of Object.entries(chunks)) {
    const path = join(generated, `${chunk}.json`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(value))
  }
  const content = await BuiltContent.write(generated, assets, entry)
  const valueIn = async (file: string): Promise<unknown> =>
    ((await import(pathToFileURL(join(assets, file)).href)) as { default: unknown }).default
  return { content, valueIn, files: await readdir(assets) }
}

it('every chunk can be loaded as it was generated: those of every page with the index, the others from files of their own', async () => {
  const { content, valueIn, files } = await written('a', CHUNKS)
  const { company, messages, 'shell-page': shell, ...others } = CHUNKS
  const index = (await valueIn(content.index)) as { files: Record<string, string>; values: unknown }
  expect(index.values).toEqual({ company, messages, 'shell-page': shell })
  expect(Object.keys(index.files).sort()).toEqual(Object.keys(others).sort())
  for (const [name, value] of Object.entries(others))
    expect(await valueIn(index.files[name] ?? '')).toEqual(value)
  expect(files).toHaveLength(4)
  expect(content.filesOf(['company', 'lots'])).toEqual([content.index, index.files.lots])
})

it('another price changes the names of the index and of the chunks that say it, and no other', async () => {
  const before = (await written('a', CHUNKS)).files
  const after = (await written('b', { ...CHUNKS, materials: [{ slug: 'cobre', price: 41.5 }] }))
    .files
  const gone = before
    .filter((file) => !after.includes(file))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  expect(gone.sort()).toEqual(['content', 'materials'])
})

it('what every page shows changes the index alone, and so does another script', async () => {
  const before = await written('a', CHUNKS)
  for (const after of [
    await written('b', { ...CHUNKS, 'shell-page': { strip: 41.5 } }),
    await written('c', CHUNKS, 'assets/client-b.js'),
  ]) {
    expect(after.content.index).not.toBe(before.content.index)
    expect(after.files.filter((file) => !before.files.includes(file))).toEqual([
      after.content.index,
    ])
  }
})

it('a name stands for its bytes', async () => {
  const files = new Map<string, string>()
  for (const [name, price] of [
    ['a', 40],
    ['b', 41],
    ['c', 40],
  ] as const) {
    const { files: names } = await written(name, { ...CHUNKS, materials: price })
    for (const file of names) {
      const text = await readFile(join(root, name, 'assets', file), 'utf8')
      expect(files.get(file) ?? text).toBe(text)
      files.set(file, text)
    }
  }
  expect(files.size).toBe(6)
})

it('the pages are rendered with the same chunks, and there is no other', async () => {
  const { content } = await written('a', CHUNKS)
  expect([content.has('post-bodies/um-artigo'), content.has('post-bodies/outro')]).toEqual([
    true,
    false,
  ])
  expect(await content.read('materials')).toEqual(CHUNKS.materials)
  await expect(content.read('post-bodies/outro')).rejects.toThrow('post-bodies/outro')
})

it('a long list is read in tasks of their own, between which a phone answers keys', async () => {
  const lots = Array.from({ length: 5000 }, (_, index) => ({
    slug: `l${index}`,
    title: `Lote d'água \\ ${index}`,
    description: 'x'.repeat(100),
  }))
  const { content, valueIn } = await written('a', { ...CHUNKS, lots })
  const parse = vi.spyOn(JSON, 'parse')
  const between = new Set<number>()
  let isRead = false
  const look = () => {
    between.add(parse.mock.calls.length)
    if (!isRead) setTimeout(look)
  }
  look()
  const list = await valueIn(content.filesOf(['lots'])[1] ?? '')
  isRead = true
  expect(list).toEqual(lots)
  expect(between.size).toBeGreaterThan(3)
  expect(Math.max(...parse.mock.calls.map(([piece]) => piece.length))).toBeLessThan(110_000)
  parse.mockRestore()
})
