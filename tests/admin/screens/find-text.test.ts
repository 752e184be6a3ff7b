import { expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { findText, pathIn } from '../../../src/admin/screens/find-text'
import { changedLines } from '../../../src/admin/screens/line-changes'
import { photoUses } from '../../../src/admin/screens/photo-list'
import { fileOfPage } from '../../../src/content/views/addresses'
import { fixtureContent, storedFixtures } from '../fixture-content'

const bytes = (text: string) => new TextEncoder().encode(text)
const ARTICLE = 'posts/escolha-o-que-reusar.mdx'
const text = new TextDecoder().decode(storedFixtures.documents.get(ARTICLE))
const LINE =
  'A **caixa-mãe** vai à [usina](/servicos) de refino, diz o Código RT-0777.\n\nO que liga'
const content = fixtureContent().applied([
  { file: ARTICLE, bytes: bytes(text.replace('O que liga', LINE)) },
])
const places = (query: string) =>
  findText(content, query).map(({ file, field }) => `${file} ${field}`)

const marked = (query: string) =>
  findText(content, query).map(({ field, parts, isPart }) => ({
    field,
    isPart,
    match: parts.flatMap(({ text, found }) => (found ? [text] : [])).join('|'),
  }))

it('a sentence is found as the page shows it, whatever its accents, capitals and marks', () => {
  expect(marked('A CAIXA-MAE vai à usina')).toMatchObject([{ field: 'texto', isPart: false }])
  expect(marked('CAIXA-MAE')).toEqual([{ field: 'texto', isPart: false, match: 'caixa-mãe' }])
})

it('a code and a word within a field are found', () => {
  expect(places('rt-0777')).toEqual([`${ARTICLE} texto`])
  expect(places('sala de servidores em barueri')).toContain(
    'lots/servidores-dell-poweredge-r740.yaml description',
  )
})

it('a sentence of which a word is not written so is found by its others, and said to be part', () => {
  expect(marked('Hoje a caixa-mãe vai à usina de refino')).toEqual([
    { field: 'texto', isPart: true, match: 'caixa-mãe|usina|refino' },
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
