import sharp from 'sharp'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, describe } from 'vitest'
import type { Lot } from '../../../src/content/schema/lot'
import { Cards, cardSvg, readTypefaces } from '../../../src/pipeline/cards/cards'
import {
  lotCard,
  Pictures,
  photosIn,
  photosInArticle,
} from '../../../src/pipeline/compile/pictures'
import { one } from '../../support/model-documents'
import { compiledLot } from './compiled-document'
import { readArticle } from '../../../src/content/article/read-article'

const photosOf = (markdown: string) => photosInArticle(readArticle(markdown).tree)
const built = new Map([
  ['lots/a.jpg', { base: '/fotos/lots/a.12', widths: [360, 720], width: 720, height: 540 }],
])
const picture = { alt: 'A', base: '/fotos/lots/a.12', widths: [360, 720], width: 720, height: 540 }

describe('pictures of documents', () => {
  it('are found at any depth, without those of other hosts', () => {
    expect(
      photosIn({
        photo: { src: 'lots/a.jpg', alt: 'A' },
        items: [
          { image: { src: 'lots/b.jpg', alt: 'B' } },
          { image: { src: 'https://x.example/c.jpg', alt: 'C' } },
          { image: { src: 'HTTPS://x.example/c.jpg', alt: 'C' } },
        ],
      }),
    ).toEqual(['lots/a.jpg', 'lots/b.jpg'])
  })

  it('are found in Markdown and in HTML of an article', () => {
    expect(
      photosOf(
        '![A](lots/a.jpg "título") e <img alt="b" src="lots/b%20c.jpg"> ![C](https://x.example/c.jpg) ![D](Https://x.example/d.jpg)',
      ),
    ).toEqual(['lots/a.jpg', 'lots/b c.jpg'])
  })

  it.each([
    ['![A [verde] b](lots/a.jpg)', 'lots/a.jpg'],
    ['![A](<lots/foto da ação.jpg>)', 'lots/foto da ação.jpg'],
    ['![A](lots/a(1).jpg "título")', 'lots/a(1).jpg'],
    ['<img src="lots/foto da ação.jpg" alt="b">', 'lots/foto da ação.jpg'],
  ])('are found however the article writes them: %s', (written, path) => {
    expect(photosOf(`Texto [x](/contato).\n\n${written}`)).toEqual([path])
  })

  it.each([
    '`![A](lots/a.jpg)`',
    '    ![A](lots/a.jpg)',
    '<!-- ![A](lots/a.jpg) <img src="lots/a.jpg"> -->',
    '&lt;img src="lots/a.jpg"&gt;',
    '\\![A](/contato)',
  ])('are none where an article only speaks of them: %s', (written) => {
    expect(photosOf(written)).toEqual([])
  })

  it('are replaced by what the build made of them, at any depth', () => {
    const pictures = new Pictures(built, new Cards('Retrilha'))
    expect(
      pictures.in({
        title: 'x',
        photo: { src: 'lots/a.jpg', alt: 'A' },
        list: [{ photo: { src: 'HTTPS://x.example/c.jpg', alt: 'C' } }],
      }),
    ).toEqual({
      title: 'x',
      photo: picture,
      list: [{ photo: { href: 'HTTPS://x.example/c.jpg', alt: 'C' } }],
    })
  })

  it('give a page the address of its own card', () => {
    expect(
      new Pictures(built, new Cards('Retrilha')).seo('uma-pagina', {
        title: 't',
        description: 'd',
        photo: { src: 'lots/a.jpg', alt: 'A' },
      }),
    ).toEqual({
      title: 't',
      description: 'd',
      image: {
        url: expect.stringMatching(/^\/fotos\/-cartoes\/uma-pagina\.\w{8}\.jpg$/),
        alt: 't. A',
      },
    })
  })

  it('stop the build when one was not prepared', () => {
    expect(() => new Pictures(built, new Cards('Retrilha')).of('lots/z.jpg', '')).toThrow(
      'lots/z.jpg',
    )
  })
})

const shared = (own: Partial<Lot> = {}) =>
  lotCard(
    compiledLot('desktops', { title: '25 desktops', price: 15_000, units: 25, ...own }),
    one('LotsPage'),
    new Pictures(new Map(), new Cards('Retrilha')),
  )

it('a lot is shared by a card of its own, which changes with its price and when it is sold', () => {
  expect(shared()).toEqual({
    url: expect.stringMatching(/^\/fotos\/-cartoes\/lote-desktops\.\w{8}\.jpg$/),
    alt: '25 desktops, R$ 15.000',
  })
  const sold = { status: 'vendido', statusOn: '2026-11-14' } as const
  expect(shared(sold).alt).toBe('25 desktops, Vendido em 14/11/2026')
  const addresses = [{}, { price: 14_000 }, { status: 'reservado' as const }, sold]
  expect(new Set(addresses.map((own) => shared(own).url)).size).toBe(4)
  expect(shared().url).toBe(shared({ description: 'Outra.' }).url)
})

it('a card is a JPEG of 1200 by 630, at an address that changes with what it shows', async () => {
  const out = mkdtempSync(join(tmpdir(), 'retrilha-cartoes-'))
  const write = async (price: string) => {
    const cards = new Cards('Retrilha')
    cards.of('cobre', { title: 'Cobre', band: { price, unit: 'por kg', lines: ['Hoje'] } })
    return cards.write(out, out)
  }
  const [first = ''] = await write('R$ 40,00')
  const { format, width, height } = await sharp(join(out, first)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(await write('R$ 40,00')).toEqual([first])
  expect(await write('R$ 41,50')).not.toEqual([first])
})

it('a card is drawn without any font of the machine, and a title that is too long ends at a word', async () => {
  const typefaces = await readTypefaces()
  const svg = (title: string) => cardSvg(typefaces, 'Retrilha', '<svg />', { title })
  expect(svg('Cobre')).not.toMatch(/<text|font-family/)
  const drawn = (title: string) => svg(title).match(/<path/g)?.length
  expect(drawn('palavra '.repeat(90).trim())).toBe(drawn('quase quinze caracteres '.repeat(5)))
})
