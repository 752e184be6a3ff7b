import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repeated, writeManyLots } from './many-lots'

const lot = (slug: string) => ({
  slug,
  title: `Lote ${slug}`,
  description: 'Bom.',
  category: 'notebook',
  price: 100,
  photo: { href: '/a.avif' },
})

function built(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), 'retrilha-many-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'dist', name)), { recursive: true })
    writeFileSync(
      join(folder, 'dist', name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'many', name), 'utf8'))
  return { dist: join(folder, 'dist'), many: join(folder, 'many'), read }
}

const site = (lots: readonly object[]) =>
  built({
    'index.html': '<script data-chunks="" data-content="/assets/content-12345678.json"></script>',
    'assets/content-12345678.json':
      '{"files":{"lots-page":"lots-page-12345678.json","lots":"lots-_2345-78.json"}}',
    'assets/lots-_2345-78.json': '[]',
    'assets/lots-_2345-78.json.br': 'of the few',
    'dados/lista/1.json': { lots, total: lots.length, counts: {} },
    'dados/lista/1.json.gz': 'of the few',
    'dados/lotes/a.json': { ...lot('a'), photos: [], related: [] },
    'dados/lotes/b.json': { ...lot('b'), photos: [], related: [] },
  })

test('lots are repeated in turn, each with a slug and a title of its own', () => {
  expect(repeated([lot('a'), lot('b')], 5).map(({ slug, title }) => `${slug}: ${title}`)).toEqual([
    'a: Lote a',
    'b: Lote b',
    'a-2: Lote a 2',
    'b-3: Lote b 3',
    'a-4: Lote a 4',
  ])
  expect(repeated([lot('a'), lot('b')], 1)).toEqual([lot('a')])
  expect(repeated([], 5)).toEqual([])
})

test('the list, its summary and every lot are those of so many; nothing compressed of the few is left', () => {
  const { dist, many, read } = site([lot('a'), lot('b')])
  writeManyLots(dist, many, 30)
  expect(read('dados/lista/1.json')).toMatchObject({
    lots: { length: 12, 11: { slug: 'b-11', photo: { href: '/a.avif' } } },
    total: 30,
    counts: { todos: 30, notebook: 30, monitor: 0 },
  })
  expect(read('dados/lotes/b-29.json')).toEqual({
    ...lot('b'),
    slug: 'b-29',
    title: 'Lote b 29',
    photos: [],
    related: [],
  })
  const entries = read('assets/lots-_2345-78.json')
  expect(entries).toHaveLength(30)
  expect(entries).toContainEqual({
    slug: 'a-28',
    title: 'Lote a 28',
    description: 'Bom.',
    category: 'notebook',
    price: 100,
  })
  for (const name of ['assets/lots-_2345-78.json.br', 'dados/lista/1.json.gz'])
    expect(existsSync(join(many, name))).toBe(false)
  expect(readFileSync(join(dist, 'assets/lots-_2345-78.json.br'), 'utf8')).toBe('of the few')
})

test('a site without lots, or that is none of ours, is refused with a sentence', () => {
  const { dist, many } = site([])
  expect(() => writeManyLots(dist, many, 30)).toThrow(/não tem lotes/)
  const other = built({ 'index.html': '<p>a</p>' })
  expect(() => writeManyLots(other.dist, other.many, 30)).toThrow(
    /não diz onde está o resumo dos lotes/,
  )
})
