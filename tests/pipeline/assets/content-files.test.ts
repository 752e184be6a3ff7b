import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeContentFiles } from '../../../src/pipeline/assets/content-files'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const TRICKY = `d'água \\ "aspas" \u2028 </script> \n ${'x'.repeat(20_000)}`
const CONTENT = {
  company: { name: 'Retrilha' },
  messages: {},
  'layout-page': { strip: 40 },
  materials: [{ slug: 'cobre', price: 40 }],
  lots: [],
  'post-bodies/um-artigo': { tree: TRICKY },
}

/** Writes the content files of a build with this content; returns them and a reader of values. */
async function written(
  name: string,
  generatedContent: Readonly<Record<string, unknown>>,
  entry = 'assets/client-a.js',
) {
  const [generated, assets] = [join(root, name, 'generated'), join(root, name, 'assets')]
  await mkdir(assets, { recursive: true })
  for (const [name, value] of Object.entries(generatedContent)) {
    const path = join(generated, `${name}.json`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(value))
  }
  const content = await writeContentFiles(generated, assets, entry)
  const valueIn = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(assets, file), 'utf8'))
  return { content, valueIn, files: await readdir(assets) }
}

it(
  'every piece of content can be loaded as it was generated: those of every page with the index, ' +
    'the others from files of their own',
  async () => {
    const { content, valueIn, files } = await written('a', CONTENT)
    const { company, messages, 'layout-page': layout, ...others } = CONTENT
    const index = (await valueIn(content.index)) as {
      files: Record<string, string>
      values: unknown
    }
    expect(index.values).toEqual({
      company,
      messages,
      'layout-page': layout,
    })
    expect(Object.keys(index.files).sort()).toEqual(Object.keys(others).sort())
    for (const [name, value] of Object.entries(others))
      expect(await valueIn(index.files[name] ?? '')).toEqual(value)
    expect(files).toHaveLength(4)
    expect(content.files).toEqual(index.files)
  },
)

it('another price changes the names of the index and of the files that hold it, and no other', async () => {
  const before = (await written('a', CONTENT)).files
  const after = (await written('b', { ...CONTENT, materials: [{ slug: 'cobre', price: 41.5 }] }))
    .files
  const gone = before
    .filter((file) => !after.includes(file))
    .map((file) => file.replace(/-[\w-]{8}\.json$/, ''))
  expect(gone.sort()).toEqual(['content', 'materials'])
})

it('content of every page changes the index alone, and so does another script', async () => {
  const before = await written('a', CONTENT)
  for (const after of [
    await written('b', { ...CONTENT, 'layout-page': { strip: 41.5 } }),
    await written('c', CONTENT, 'assets/client-b.js'),
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
    const { files: names } = await written(name, { ...CONTENT, materials: price })
    for (const file of names) {
      const text = await readFile(join(root, name, 'assets', file), 'utf8')
      expect(files.get(file) ?? text).toBe(text)
      files.set(file, text)
    }
  }
  expect(files.size).toBe(6)
})
