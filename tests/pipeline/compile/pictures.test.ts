import { describe, expect, it } from 'vitest'
import { readArticle } from '../../../src/content/article/read-article'
import { Cards } from '../../../src/pipeline/cards/cards'
import { photosIn, photosInArticle, Pictures } from '../../../src/pipeline/compile/pictures'

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
