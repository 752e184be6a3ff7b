import { renderToStaticMarkup } from 'react-dom/server'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { readArticle } from '../../../src/content/article/read-article'
import { compileArticle } from '../../../src/pipeline/compile/article'
import type { Picture } from '../../../src/content/views/views'

const pictureOf = (src: string, alt: string): Picture =>
  src.startsWith('https://')
    ? { href: src, alt }
    : { alt, base: `/fotos/${src}.1234`, widths: [360, 720], width: 720, height: 540 }

const compile = (markdown: string, ...english: string[]) =>
  compileArticle(readArticle(markdown).tree, pictureOf, english)
const html = (markdown: string, ...english: string[]) => {
  const { tree } = compile(markdown, ...english)
  return renderToStaticMarkup(
    toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }),
  )
}

describe('an article', () => {
  it('gives its headings ids from their words and lists the h2 for the index', () => {
    const { headings } = compile('## O que é MTR?\n\n### Detalhe\n\n## O que é MTR?\n\n## 2025')
    expect(headings).toEqual([
      { id: 'o-que-e-mtr', text: 'O que é MTR?' },
      { id: 'o-que-e-mtr-2', text: 'O que é MTR?' },
      { id: '2025', text: '2025' },
    ])
    expect(html('### Ação: já!')).toBe('<h3 id="acao-ja">Ação: já!</h3>')
  })

  it('never gives two headings, or a heading and a part of the page, one id', () => {
    const { headings } = compile('## Foto\n\n## Foto\n\n## Foto 2\n\n## Conteúdo\n\n## Índice')
    expect(headings.map(({ id }) => id)).toEqual([
      'foto',
      'foto-2',
      'foto-2-2',
      'conteudo-2',
      'indice-2',
    ])
  })

  it('does not tell another site which page shows its picture', () => {
    expect(html('![Placas](https://fotos.example/a.jpg)')).toContain('referrerPolicy="no-referrer"')
  })

  it('shows a local picture in every built size and keeps its place free', () => {
    const shown = html('![Placas verdes](materials/placas.jpg)')
    expect(shown).toContain(
      '<source type="image/avif" srcSet="/fotos/materials/placas.jpg.1234-360.avif 360w, ' +
        '/fotos/materials/placas.jpg.1234-720.avif 720w"',
    )
    expect(shown).toContain('alt="Placas verdes" width="720" height="540" loading="lazy"')
  })

  it('takes pictures and captions from HTML too', () => {
    const shown = html(
      '<figure><img src="lots/x.jpg" alt="Lote"><figcaption>Um lote</figcaption></figure>',
    )
    expect(shown).toMatch(
      /^<figure><picture>.*<\/picture><figcaption>Um lote<\/figcaption><\/figure>$/,
    )
  })

  it('lets a wide table scroll in a region that the keyboard reaches', () => {
    const shown = html('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(shown).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Tabela: a, b"><table>/,
    )
    expect(shown).toContain('<td align="right">2</td>')
    expect(shown).not.toContain('style=')
  })

  it('leads from a footnote to its note and back', () => {
    const shown = html('Texto[^1].\n\n[^1]: Nota.')
    expect(shown).toContain('href="#artigo-fn-1" id="artigo-fnref-1"')
    expect(shown).toMatch(/<li id="artigo-fn-1">.*href="#artigo-fnref-1"/s)
  })

  it('rounds its reading time to whole minutes, never below one', () => {
    expect(compile('palavra').minutes).toBe(1)
    expect(compile('palavra '.repeat(880)).minutes).toBe(4)
  })

  it('carries no source positions to the visitor', () => {
    expect(JSON.stringify(compile('## Oi\n\ntexto').tree)).not.toContain('position')
  })

  it.each([
    ['<script>alert(1)</script>texto'],
    ['[x](javascript:alert(1))'],
    ['<a href="vbscript:x">x</a>'],
    ['<a href="http://inseguro.example">x</a>'],
    ['<td align="left;position:fixed;inset:0">x</td>'],
    ['<p align="center" style="color:red" onclick="x()">x</p>'],
    ['<iframe src="https://mal.example"></iframe>'],
    ['<form action="https://mal.example"><input name="x"></form>'],
    ['<svg onload="x()"></svg>'],
    ['<img src="data:image/png;base64,AA" alt="" onerror="x()">'],
  ])('publishes nothing dangerous of %s', (markdown) => {
    const shown = html(markdown)
    expect(shown).not.toMatch(
      /<script|<iframe|<form|<svg|javascript:|vbscript:|http:|data:|\son\w+=|style=|position:fixed/i,
    )
  })
})

it('a link opens where the visitor wants it, whatever its author wrote', () => {
  expect(
    JSON.stringify(compile('<a href="https://a.br" target="_blank">x</a>').tree),
  ).not.toContain('_blank')
})

const SAID = '<span lang="en">'
it.each([
  [
    'wherever it stands in the prose',
    'Use **Purge**, não Clear.',
    ['Purge', 'Clear'],
    `Use <strong>${SAID}Purge</span></strong>, não ${SAID}Clear</span>.`,
  ],
  [
    'over a line break, the longest expression',
    'O Global E-waste\nMonitor diz.',
    ['Global', 'Monitor', 'Global E-waste Monitor'],
    `O ${SAID}Global E-waste\nMonitor</span> diz.`,
  ],
  ['but no part of another word', 'Clearing e Desclear.', ['Clear'], 'Clearing e Desclear.'],
  ['but no other spelling', 'clear e CLEAR.', ['Clear'], 'clear e CLEAR.'],
  [
    'but no code, and nothing that says its own language',
    '`Clear` <i lang="fr">Clear</i>',
    ['Clear'],
    '<code>Clear</code> <i lang="fr">Clear</i>',
  ],
  [
    'and no sign of it is a pattern',
    'O C++ (livre) e o CxxC.',
    ['C++', 'C..C'],
    `O ${SAID}C++</span> (livre) e o CxxC.`,
  ],
])('a word of the list is said in English, %s', (_, text, english, shown) => {
  expect(html(text, ...english)).toBe(`<p>${shown}</p>`)
})

it('a heading keeps its id and its line in the index', () => {
  expect(compile('## Clear e Purge', 'Clear').headings).toEqual([
    { id: 'clear-e-purge', text: 'Clear e Purge' },
  ])
})
