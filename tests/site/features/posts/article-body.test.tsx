import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ElementContent, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { describe, expect, it } from 'vitest'
import {
  articleRehypePlugins,
  articleRemarkPlugins,
  articleRemarkRehypeOptions,
} from '../../../../src/content/article-markdown'
import { readArticle } from '../../../../src/content/check/read-article'
import { compileArticle } from '../../../../src/pipeline/compile/article'
import { ArticleBody, articleComponents } from '../../../../src/site/features/posts/article-body'
import { dangersIn } from './dangers'

const CORPUS = resolve(import.meta.dirname, '../../../../../shared/corpora/dompurify-expect.json')

const pictureOf = (_: string, alt: string) => ({
  alt,
  base: '/fotos/x',
  widths: [400, 800],
  width: 800,
  height: 600,
})
const compile = (markdown: string) => compileArticle(readArticle(markdown).tree, pictureOf).tree

/** Returns the HTML of an article, on a page whose router knows where links lead. */
async function body(tree: Root): Promise<string> {
  const component = () => (
    <main>
      <ArticleBody tree={tree} />
    </main>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await router.load()
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  return markup.slice(markup.indexOf('<main>') + '<main>'.length, markup.lastIndexOf('</main>'))
}
const dangers = (markup: string) => {
  const page = document.createElement('div')
  page.innerHTML = markup
  return dangersIn(page)
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\nscript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](data:image/svg+xml;utf8,<svg/onload=alert(1)>)',
  '<iframe src="https://x.example"></iframe>',
  '<p style="position:fixed;inset:0">x</p>',
  '<table><tr><td align="left;position:fixed;inset:0;background:url(//x)">x</td></tr></table>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<form action="https://x.example"><input name=a><button>x</button></form>',
  '<object data="x"></object><embed src="x"><base href="https://x.example"><meta ' +
    'http-equiv=refresh content=0><link rel=stylesheet href=x>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<h2 id="conteudo" onclick="alert(1)">x</h2>',
]

describe('the body of an article', () => {
  it.each(HOSTILE)('keeps out what could harm: %s', async (markdown) => {
    expect(dangers(await body(compile(markdown)))).toEqual([])
  })

  it.skipIf(!existsSync(CORPUS))(
    'withstands the strings that DOMPurify is tested with (skipped where the shared corpora are absent)',
    async () => {
      const { items }: { items: { id: number; payload: string }[] } = JSON.parse(
        readFileSync(CORPUS, 'utf8'),
      )
      const found: { id: number; dangers: string[] }[] = []
      for (const { id, payload } of items) {
        const inPage = dangers(await body(compile(payload)))
        if (inPage.length > 0) found.push({ id, dangers: inPage })
      }
      expect(items.length).toBeGreaterThan(200)
      expect(found).toEqual([])
    },
  )

  it('would be caught unsanitized, so the checks above can fail', () => {
    const unsanitized = HOSTILE.filter((text) => text.startsWith('<'))
    expect(unsanitized.filter((markup) => dangers(markup).length === 0)).toEqual([])
  })

  it('trusts its tree, so a tree that nobody sanitized would be caught too', async () => {
    const frame: ElementContent = {
      type: 'element',
      tagName: 'iframe',
      properties: { src: 'https://x.example' },
      children: [],
    }
    expect(dangers(await body({ type: 'root', children: [frame] }))).toEqual(['<iframe>'])
  })

  it('aligns cells without a style attribute', async () => {
    const markup = await body(compile('|a|b|\n|-:|:-:|\n|1|2|'))
    expect(markup).toContain('<td align="right">1</td><td align="center">2</td>')
    expect(markup).not.toContain('style')
  })

  it('puts a wide table into a named region that the keyboard can scroll', async () => {
    expect(await body(compile('|a|\n|-|\n|1|'))).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Tabela[^"]*"><table>/,
    )
  })

  it(
    'links sections to themselves, the site without leaving it, and other sites without ' +
      'telling them the window',
    async () => {
      const tree = compile(
        '## Fontes\n\n[a](/contato#mapa) [b](https://x.example/y) [c](mailto:a@x.example)',
      )
      const markup = await body(tree)
      expect(markup).toContain(
        '<h2 id="fontes">Fontes<a class="article-anchor" href="#fontes" aria-label="Link para: Fontes"></a></h2>',
      )
      expect(markup).toContain('<a href="/contato#mapa">a</a>')
      expect(markup).toContain('<a href="https://x.example/y" rel="noopener">b</a>')
      expect(markup).toContain('<a href="mailto:a@x.example">c</a>')
    },
  )

  it('leads from a footnote to its note and back', async () => {
    const page = document.createElement('div')
    page.innerHTML = await body(compile('Texto[^1].\n\n[^1]: Nota.'))
    for (const link of page.querySelectorAll('a')) {
      expect(
        page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`),
        link.outerHTML,
      ).not.toBeNull()
    }
    expect(page.querySelectorAll('a')).toHaveLength(2)
  })

  it('names the boxes of a task list', async () => {
    const markup = await body(compile('- [ ] separar\n- [x] pesar'))
    expect(markup).toContain('aria-label="A fazer"')
    expect(markup).toContain('aria-label="Feito"')
  })

  it('is the same HTML as a live preview of the same text', async () => {
    const markdown = [
      'Um parágrafo com **força**, *ênfase*, `código` e <abbr title="quilo">kg</abbr>.',
      '> Citação',
      '- a\n- b\n  1. c',
      'Texto[^1].',
      '[^1]: Nota.',
      '- [ ] separar\n- [x] pesar',
      '[lei](https://x.example/lei)',
      '```\ncódigo\n```',
      'Água H<sub>2</sub>O<script>alert(1)</script> e <del>isto</del> ~~aquilo~~.',
    ].join('\n\n')
    const preview = renderToStaticMarkup(
      <Markdown
        remarkPlugins={articleRemarkPlugins}
        remarkRehypeOptions={articleRemarkRehypeOptions}
        rehypePlugins={articleRehypePlugins}
        components={articleComponents}
      >
        {markdown}
      </Markdown>,
    )
    expect(await body(compile(markdown))).toBe(preview)
    expect(preview).not.toBe('')
  })
})
