import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ElementContent, Root } from 'hast'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { describe, expect, it } from 'vitest'
import {
  articleRehypePlugins,
  articleRemarkPlugins,
  articleRemarkRehypeOptions,
} from '../../../../src/content/article/article-markdown'
import { readArticle } from '../../../../src/content/article/read-article'
import { compileArticle } from '../../../../src/pipeline/compile/article'
import { ArticleBody, articleComponents } from '../../../../src/site/features/posts/article-body'

const pictureOf = (_: string, alt: string) => ({
  alt,
  base: '/fotos/x',
  widths: [400, 800],
  width: 800,
  height: 600,
})
const compile = (markdown: string) => compileArticle(readArticle(markdown).tree, pictureOf).tree

/** Returns the HTML of a text, on a page whose router knows where links lead. */
async function markupOf(text: ReactNode): Promise<string> {
  const component = () => <main>{text}</main>
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await router.load()
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  return markup.slice(markup.indexOf('<main>') + '<main>'.length, markup.lastIndexOf('</main>'))
}
const body = (tree: Root) => markupOf(<ArticleBody tree={tree} />)
const FORBIDDEN =
  'script, style, iframe, frame, object, embed, base, meta, link, form, button, ' +
  'template, noscript, svg, math, textarea, select'

/**
 * Returns everything in a rendered article that could run, load, cover or submit something; the
 * list of a safe article is empty.
 */
function dangers(markup: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = markup
  const found = [...page.querySelectorAll(FORBIDDEN)].map((element) => `<${element.localName}>`)
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // Browsers ignore blanks and control characters inside a scheme.
      const address = [...value]
        .filter((character) => character > ' ')
        .join('')
        .toLowerCase()
      if (/^on/i.test(name)) found.push(`${element.localName} ${name}`)
      if (name === 'style' || name === 'srcdoc' || name === 'formaction')
        found.push(`${element.localName} ${name}="${value}"`)
      if (
        /^(?:href|src|srcset|action|cite|xlink:href|data|poster)$/i.test(name) &&
        /^(?:javascript|vbscript|data):/.test(address)
      ) {
        found.push(`${element.localName} ${name}="${value}"`)
      }
      if (name === 'align' && !['left', 'right', 'center'].includes(value))
        found.push(`align="${value}"`)
    }
    if (element.localName === 'input' && element.getAttribute('type') !== 'checkbox')
      found.push('<input>')
  }
  return found
}

/** By class of attack: what runs, loads, covers or submits, and what confuses a parser into it. */
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
  // Broken and nested markup, whose second reading is another than the first.
  '<math><mi><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea><xmp><img src=x onerror=alert(1)></xmp>',
  // Schemes by another spelling.
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,x">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>1</script></svg>#x">',
  '<img srcset="javascript:alert(1) 1x"><video poster=javascript:alert(1)><source src=x></video>',
  '<a href="x" ping="https://x.example" formaction="javascript:alert(1)">x</a>',
  // Elements that take the page's names, forms and fields.
  '<img name="getElementById"><form id="x"><input name="attributes"></form>',
  '<button form="x" formaction="https://x.example">x</button><isindex action="javascript:alert(1)">',
  // Frames, loads and styles.
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><frameset><frame src=x></frameset>',
  '<link rel="import" href="x"><style>@import "x";*{background:url(//x)}</style>',
  '<marquee onstart=alert(1)>x</marquee><audio src=x onerror=alert(1)></audio>',
  '<input type="image" src="x" onerror=alert(1)><keygen autofocus onfocus=alert(1)>',
]

describe('the body of an article', () => {
  it.each(HOSTILE)('keeps out what could harm: %s', async (markdown) => {
    expect(dangers(await body(compile(markdown)))).toEqual([])
  })

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

  it('aligns cells without a style attribute, and lets them span', async () => {
    const markup = await body(compile('|a|b|\n|-:|:-:|\n|1|2|'))
    expect(markup).toContain('<td align="right">1</td><td align="center">2</td>')
    expect(markup).not.toContain('style')
    const cells = '<th scope="row">a</th><td colspan="2">1</td><td rowspan="2">2</td>'
    expect((await body(compile(`<table><tr>${cells}</tr></table>`))).toLowerCase()).toContain(cells)
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
        '<h2><span id="fontes"></span>Fontes<a class="article-anchor" href="#fontes" aria-label="Link para: Fontes"></a></h2>',
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
