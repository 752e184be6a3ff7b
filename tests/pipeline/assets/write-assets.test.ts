import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  criticalStyle,
  pageScripts,
  writeContentFiles,
} from '../../../src/pipeline/assets/write-assets'
import { readPage } from '../../../src/pipeline/render/html'
import { ENTRY } from '../../../src/pipeline/paths'

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

it('a page has the scripts of the application and of its routes, each once, without the entry', () => {
  const manifest = {
    [ENTRY]: { file: 'entry-client.js', imports: ['_react', '_router'] },
    _react: { file: 'react.js' },
    _router: { file: 'router.js', imports: ['_react', ENTRY] },
    _parts: { file: 'parts.js', imports: ['_react'] },
    'src/site/routes/blog.index.tsx?tsr-split=component': {
      file: 'blog.index.js',
      imports: ['_parts', ENTRY],
    },
  }
  expect(pageScripts(manifest, ['__root__', '/blog/'])).toEqual([
    'react.js',
    'router.js',
    'blog.index.js',
    'parts.js',
  ])
  expect(() => pageScripts(manifest, ['/sobre'])).toThrow('src/site/routes/sobre.tsx')
})

const PAGE = readPage(
  '/',
  '<main id="conteudo"><a class="btn" href="https://x.example" rel="noopener" ' +
    'aria-current="page">hidden text</a></main>',
)

/** What is kept of a style for a page, by what it shows. */
it.each([
  [
    'rules for its tags, classes, ids and attributes',
    'main{color:red}.btn{color:tan}#conteudo{margin:0}.btn[aria-current]{color:green}',
    undefined,
  ],
  [
    'no class that is only a word of the text or the name of an attribute',
    '.hidden{display:none}.text{margin:0}.rel{gap:1px}.btn{color:tan}',
    '.btn{color:tan}',
  ],
  [
    'values of attributes apart from classes and ids',
    '[rel=noopener]{color:red}.noopener{color:tan}[rel=conteudo]{color:green}',
    '[rel=noopener]{color:red}',
  ],
  [
    'variables and movements in use',
    ':root{--a:1px}.btn{margin:var(--a);animation:1s pulse}@keyframes pulse{to{opacity:0}}',
    undefined,
  ],
  [
    'where the keyboard is, on whatever element',
    ':focus-visible{outline:3px solid}.lot:focus-visible{color:red}',
    ':focus-visible{outline:3px solid}',
  ],
  ['what only a visitor without script sees', '.note{color:tan}', undefined],
  ['what another page of its kind shows', '.pic{color:red}.btn{color:tan}', undefined],
  [
    'the order of all layers: one of the full sheet alone would otherwise be the last',
    '@layer base{main{gap:0}}@layer components{.lot{gap:1px}}@layer utilities{.btn{gap:2px}}',
    expect.stringMatching(/^@layer base\{main\{gap:0\}\}@layer components[;{]/),
  ],
])('a page carries of the style %s', async (_, style, kept: unknown = style) => {
  const other = readPage('/x', '<noscript><p class="note pic">x</p></noscript>')
  expect(await criticalStyle(style, [PAGE, other])).toEqual(kept)
})

it('a page carries no movement and no variable that nothing on it uses', async () => {
  const style = ':root{--a:1px;--b:2px}.btn{margin:var(--a)}@keyframes other{to{opacity:1}}'
  expect(await criticalStyle(style, [PAGE])).toBe(':root{--a:1px}.btn{margin:var(--a)}')
})

it('keeps a registered property only for a rule that reads it', async () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`
  const rule = '.btn{margin:var(--a,0)}'
  const style = rule + property('--a') + property('--b')
  expect(await criticalStyle(style, [PAGE])).toBe(rule + property('--a'))
})
