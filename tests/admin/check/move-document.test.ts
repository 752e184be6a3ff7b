import { expect, it } from 'vitest'
import { deleted, renamed, type Move } from '../../../src/admin/check/move-document'
import { fixtureContent } from '../fixture-content'

const content = fixtureContent()
const withText = (file: string, change: (text: string) => string) =>
  content.applied([
    {
      file,
      bytes: new TextEncoder().encode(change(content.documents.get(file)?.decoded.written ?? '')),
    },
  ])
const textIn = ({ files: all }: Move, file: string) =>
  new TextDecoder().decode(all.find((one) => one.file === file)?.bytes)
const ARTICLE = 'posts/discos-sem-dados.mdx'
const OTHER = 'posts/caminho-da-placa.mdx'

it('a renamed article keeps its links, and every old address leads straight to it', async () => {
  const linked = withText(
    OTHER,
    (text) =>
      `${text}\nVeja [os discos](/blog/discos-sem-dados#o-laudo), não /blog/discos-sem-dados-2.\n`,
  )
  const move = await renamed(linked, ARTICLE, 'posts/discos-limpos.mdx')
  expect(move.errors).toEqual([])
  expect(move.files.map(({ file, bytes }) => [file, bytes !== undefined])).toEqual([
    ['posts/discos-limpos.mdx', true],
    [ARTICLE, false],
    [OTHER, true],
    ['redirects.yaml', true],
  ])
  expect(textIn(move, OTHER)).toContain(
    '[os discos](/blog/discos-limpos#o-laudo), não /blog/discos-sem-dados-2.',
  )
  expect(textIn(move, 'redirects.yaml')).toBe(
    [
      '# Endereços que mudaram de nome ou saíram do ar.',
      'redirects:',
      '  - from: /blog/endereco-antigo',
      '    to: /blog/discos-limpos',
      '  - from: /promocao',
      '    to: /lotes-informatica',
      '  - from: /blog/discos-sem-dados',
      '    to: /blog/discos-limpos',
      '',
    ].join('\n'),
  )
  // Renames the article back: its first address is a page again, and the second one an old address.
  const back = await renamed(linked.applied(move.files), 'posts/discos-limpos.mdx', ARTICLE)
  expect(back.errors).toEqual([])
  expect(textIn(back, 'redirects.yaml').match(/from: .*/g)).toEqual([
    'from: /blog/endereco-antigo',
    'from: /promocao',
    'from: /blog/discos-limpos',
  ])
})

it('an article with an error of its own can be renamed, but not into a new one', async () => {
  const wrong = withText(ARTICLE, (text) => text.replace(/^title: .*$/m, "title: ''"))
  expect(await wrong.errorsOf(ARTICLE)).toHaveLength(1)
  expect((await renamed(wrong, ARTICLE, 'posts/discos-limpos.mdx')).errors).toEqual([])
  expect((await renamed(wrong, ARTICLE, 'posts/Discos.mdx')).errors).not.toEqual([])
})

it('an article that links to itself leads to its new address', async () => {
  const linked = withText(ARTICLE, (text) => `${text}\nVeja [o começo](/blog/discos-sem-dados).\n`)
  const move = await renamed(linked, ARTICLE, 'posts/discos-limpos.mdx')
  expect(move.errors).toEqual([])
  expect(move.files.map(({ file }) => file)).toEqual([
    'posts/discos-limpos.mdx',
    ARTICLE,
    'redirects.yaml',
  ])
  expect(textIn(move, 'posts/discos-limpos.mdx')).toContain('[o começo](/blog/discos-limpos)')
})

it('a lot moves with its item list', async () => {
  const move = await renamed(
    content,
    'lots/notebooks-corporativos-core-i5.yaml',
    'lots/notebooks-t480.yaml',
  )
  expect(move.errors).toEqual([])
  expect(move.files.map(({ file }) => file)).toContain('lots/notebooks-t480.csv')
  expect([...content.applied(move.files).lists.keys()]).not.toContain(
    'lots/notebooks-corporativos-core-i5.csv',
  )
})

it('a document that others need is not deleted, and each of them is named', async () => {
  const linked = withText(OTHER, (text) => `${text}\n[Os discos](/blog/discos-sem-dados)\n`)
  const { errors } = await deleted(linked, ARTICLE, '/blog')
  expect(errors.map(({ file, message }) => [file, message])).toEqual([
    [`content/${OTHER}`, 'a página /blog/discos-sem-dados não existe'],
  ])
  const copper = await deleted(content, 'materials/cobre.yaml', '/comercio-sucata')
  expect(copper.errors.length).toBeGreaterThan(0)
})

it('a deleted page leads where the editor says, and a draft leaves no old address', async () => {
  const move = await deleted(content, ARTICLE, '/blog/caminho-da-placa')
  expect(move.errors).toEqual([])
  expect(textIn(move, 'redirects.yaml')).toContain(
    '  - from: /blog/endereco-antigo\n    to: /blog/caminho-da-placa\n',
  )
  expect(textIn(move, 'redirects.yaml')).toContain(
    '  - from: /blog/discos-sem-dados\n    to: /blog/caminho-da-placa\n',
  )
  const draft = await deleted(content, 'posts/rascunho.mdx', undefined)
  expect(draft.files.map(({ file }) => file)).toEqual(['posts/rascunho.mdx'])
})
