import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { findText, pathIn } from '../../../src/admin/screens/find-text'
import { changedLines } from '../../../src/admin/screens/line-changes'
import { photoUses } from '../../../src/admin/screens/photo-list'
import { fileOfPage } from '../../../src/content/views/addresses'

const FOLDER = 'tests/pipeline/check/base/content'
const files = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx)$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), new Uint8Array(readFileSync(join(FOLDER, file)))]),
)
const bytes = (text: string) => new TextEncoder().encode(text)
files.set(
  'posts/artigo.mdx',
  bytes(
    new TextDecoder()
      .decode(files.get('posts/artigo.mdx'))
      .replace(
        'Texto com',
        'A **placa-mãe** vai à [usina](/servicos) de refino, diz o Código RT-0412.\n\nTexto com',
      ),
  ),
)
const content = ContentSet.of(files, [])
const places = (query: string) =>
  findText(content, query).map(({ file, field }) => `${file} ${field}`)

const marked = (query: string) =>
  findText(content, query).map(({ field, parts, isPart }) => ({
    field,
    isPart,
    match: parts.flatMap(({ text, found }) => (found ? [text] : [])).join('|'),
  }))

it('a sentence is found as the page shows it, whatever its accents, capitals and marks', () => {
  expect(marked('A PLACA-MAE vai à usina')).toMatchObject([{ field: 'texto', isPart: false }])
  expect(marked('PLACA-MAE')).toEqual([{ field: 'texto', isPart: false, match: 'placa-mãe' }])
})

it('a code and a word within a field are found', () => {
  expect(places('rt-0412')).toEqual(['posts/artigo.mdx texto'])
  expect(places('notebooks usados')).toContain('lots/notebooks.yaml description')
})

it('a sentence of which a word is not written so is found by its others, and said to be part', () => {
  expect(marked('Hoje a placa-mãe vai à usina de refino')).toEqual([
    { field: 'texto', isPart: true, match: 'placa-mãe|usina|refino' },
  ])
  expect(places('palavra que não existe aqui')).toEqual([])
})

it('an address of the site is told from other words', () => {
  expect(pathIn('https://www.empresa.com.br/comercio-sucata/cobre?x=1#y')).toBe(
    '/comercio-sucata/cobre',
  )
  expect(pathIn(' /contato ')).toBe('/contato')
  expect(pathIn('cobre')).toBeUndefined()
})

it('a page of the site leads to its document, one without its own to that of the page above it', () => {
  const fileOf = (address: string) =>
    fileOfPage(
      Array.from(content.documents.values(), ({ read }) => read),
      address,
    )
  expect(fileOf('/comercio-sucata/cobre')).toBe('materials/cobre.yaml')
  expect(fileOf('/contato')).toBe('pages/contact.yaml')
  expect(fileOf('/')).toBe('pages/home.yaml')
  expect(fileOf('/blog/pagina/2')).toBe('pages/blog.yaml')
  expect(fileOf('/blog/rascunho')).toBe('posts/rascunho.mdx')
  expect(fileOf('/nada/aqui')).toBe('pages/home.yaml')
})

it('a photo is known by every document that shows it, also in an article’s text', () => {
  const lot = 'title: Lote\nphoto:\n  src: pasta/foto.jpg\n'
  const blank = 'title: Lote\nphoto:\n  src: lots/minhas fotos.jpg\n'
  const article = '100%: ![x](pasta/foto.jpg) ![y](a%20b.png) ![z](fotos/%C3%A1udio.jpg)'
  const uses = photoUses(
    ContentSet.of(
      new Map([
        ['lots/a.yaml', bytes(lot)],
        ['lots/c.yaml', bytes(blank)],
        ['posts/b.mdx', bytes(`---\ntitle: B\n---\n${article}\n`)],
      ]),
      [],
    ),
    // Of the first, the disk holds the accent as a letter of its own.
    ['fotos/a\u0301udio.jpg', 'a b.png', 'foto.jpg', 'lots/minhas fotos.jpg', 'pasta/foto.jpg'],
  )
  expect([...uses]).toEqual([
    ['pasta/foto.jpg', ['lots/a.yaml', 'posts/b.mdx']],
    ['lots/minhas fotos.jpg', ['lots/c.yaml']],
    ['fotos/a\u0301udio.jpg', ['posts/b.mdx']],
    ['a b.png', ['posts/b.mdx']],
  ])
})

it('lists changed lines with the numbers of the old and the new text', () => {
  expect(changedLines('a\nb\nc\n', 'a\nB\nc\n')).toEqual([
    { sign: '-', number: 2, text: 'b' },
    { sign: '+', number: 2, text: 'B' },
  ])
  expect(changedLines('a\nc\n', 'a\nb\nc\nd\n')).toEqual([
    { sign: '+', number: 2, text: 'b' },
    { sign: '+', number: 4, text: 'd' },
  ])
  expect(changedLines('a\r\nb\r\n', 'a\r\n')).toEqual([{ sign: '-', number: 2, text: 'b' }])
  expect(changedLines('a\n', 'a\n')).toEqual([])
  expect(changedLines('', 'x\n')).toEqual([{ sign: '+', number: 1, text: 'x' }])
})
