import { expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { readArticle } from '../../../src/content/article/read-article'
import { compileArticle } from '../../../src/pipeline/compile/article'
import { ArticleBody } from '../../../src/site/features/posts/article-body'

const compiled = (markdown: string, words: string[]) =>
  compileArticle(readArticle(markdown).tree, (src, alt) => ({ href: src, alt }), words)
const html = (markdown: string, ...words: string[]) =>
  renderToStaticMarkup(ArticleBody.type({ tree: compiled(markdown, words).tree }))

it('a word of the list is said in English, wherever it stands in the prose', () => {
  expect(html('Use **Purge**, não Clear.', 'Purge', 'Clear')).toBe(
    '<p>Use <strong><span lang="en">Purge</span></strong>, não <span lang="en">Clear</span>.</p>',
  )
})

it('the longest expression counts, over a line break too', () => {
  for (const shorter of ['Global', 'Monitor'])
    expect(html('O Global E-waste\nMonitor diz.', shorter, 'Global E-waste Monitor')).toBe(
      '<p>O <span lang="en">Global E-waste\nMonitor</span> diz.</p>',
    )
})

it.each([
  ['part of another word', 'Clearing e Desclear.'],
  ['another spelling', 'clear e CLEAR.'],
])('%s stays as it is', (_, text) => {
  expect(html(text, 'Clear')).toBe(`<p>${text}</p>`)
})

it('code, and what says its own language, stay as they are', () => {
  expect(html('`Clear` <i lang="fr">Clear</i>', 'Clear')).toBe(
    '<p><code>Clear</code> <i lang="fr">Clear</i></p>',
  )
})

it('a word with signs is no pattern', () => {
  expect(html('O C++ (livre) e o CxxC.', 'C++', 'C..C')).toBe(
    '<p>O <span lang="en">C++</span> (livre) e o CxxC.</p>',
  )
})

it('a heading keeps its id and its line in the index', () => {
  expect(compiled('## Clear e Purge', ['Clear']).headings).toEqual([
    { id: 'clear-e-purge', text: 'Clear e Purge' },
  ])
})
