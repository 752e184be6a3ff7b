import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundleKey, countedInputs, isInput } from '../../../src/pipeline/assets/bundle-inputs'

let root = ''
const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const INPUTS = [
  'src/site/entry-client.tsx',
  'src/site/features/lots/lot-card.css',
  'src/content/vocabulary.ts',
  'src/admin/main.tsx',
  'src/pipeline/assets/manifest.ts',
  'public/favicon.svg',
  'src/site/styles/fonts/archivo-text.woff2',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env.production',
  'node_modules/.package-lock.json',
]
const OTHERS = [
  'content/materials/cobre.yaml',
  '.generated/content/materials.json',
  '.generated/public/dados/lista/1.json',
  'README.md',
  'dist/index.html',
  'tests/a.test.ts',
]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'))
  for (const path of [...INPUTS, ...OTHERS]) await put(path, 'a')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it.each(INPUTS)(
  '%s changed, gone or elsewhere is another sum, and the same again is the same sum',
  async (path) => {
    const before = await bundleKey(root)
    await put(path, 'b')
    const changed = await bundleKey(root)
    await rm(join(root, path))
    const gone = await bundleKey(root)
    await put(`${path.replace(/[^/]*$/, '')}other.ts`, 'a')
    const elsewhere = await bundleKey(root)
    expect(
      new Set([before, changed, gone, path.startsWith('node_modules') ? 'not read' : elsewhere])
        .size,
    ).toBe(4)
    await rm(join(root, `${path.replace(/[^/]*$/, '')}other.ts`))
    await put(path, 'a')
    expect(await bundleKey(root)).toBe(before)
  },
)

it('an environment that Vite reads is another sum', async () => {
  const keys = [
    {},
    { NODE_ENV: 'production' },
    { NODE_ENV: 'development' },
    { NODE_ENV: 'production', VITE_A: '1' },
    { NODE_ENV: 'production', HOME: '/a' },
  ].map((env) => bundleKey(root, env))
  const [none, production, development, vite, home] = await Promise.all(keys)
  expect(new Set([none, production, development, vite]).size).toBe(4)
  expect(home).toBe(production)
})

it.each(OTHERS)('%s is none of its business', async (path) => {
  const before = await bundleKey(root)
  await put(path, 'b')
  expect(await bundleKey(root)).toBe(before)
})

it('bytes that move from one file to the next are another sum', async () => {
  await put('src/a.ts', 'ab')
  await put('src/b.ts', 'c')
  const before = await bundleKey(root)
  await put('src/a.ts', 'a')
  await put('src/b.ts', 'bc')
  expect(await bundleKey(root)).not.toBe(before)
})

const bundle = (entry: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [countedInputs(root)],
    build: { write: false, lib: { entry: join(root, entry), formats: ['es'], fileName: 'a' } },
  })

it('a module that is not counted stops the build with its name', async () => {
  for (const path of ['package.json', 'tsconfig.json']) await put(path, '{}')
  await put('src/good.ts', `import './other'`)
  await put('src/other.ts', 'console.log(1)')
  await put('src/bad.ts', `import prices from '../content/prices.json'\nconsole.log(prices)`)
  await put('content/prices.json', '{ "cobre": 40 }')
  await expect(bundle('src/good.ts')).resolves.toBeDefined()
  await expect(bundle('src/bad.ts')).rejects.toThrow(
    /O código lê o que não conta entre as entradas da construção: content\/prices\.json/,
  )
})

const project = resolve('.')

it('every sheet, source and font that a style sheet of the project names is counted', async () => {
  const sheets = (await readdir('src', { recursive: true }))
    .filter((name) => name.endsWith('.css'))
    .map((name) => join('src', name))
  const named = await Promise.all(
    sheets.map(async (sheet) => {
      const text = (await readFile(sheet, 'utf8')).replace(/\/\*[^]*?\*\//g, '')
      return Array.from(
        text.matchAll(
          /(?:@import|@source|@plugin|@config|@reference|url\(|source\()\s*"(\.[^"]*)"/g,
        ),
        ([, path = '']) => resolve(dirname(sheet), path),
      )
    }),
  )
  expect(named.flat().length).toBeGreaterThan(20)
  expect(named.flat().filter((file) => !isInput(project, file))).toEqual([])
  expect(isInput(project, resolve('content/materials'))).toBe(false)
})
