import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { describe, expect, it, vi } from 'vitest'
import { readArticle } from '../../../../src/content/article/read-article'
import { compileArticle } from '../../../../src/pipeline/compile/article'
import { renderTree, type TagComponents } from '../../../../src/site/features/posts/article-body'

const pictureOf = (_: string, alt: string) => ({
  alt,
  base: '/fotos/x',
  widths: [340, 690],
  width: 690,
  height: 518,
})
const shown = (tree: Root, components: TagComponents = {}) =>
  renderToStaticMarkup(renderTree(tree, components))
const root = (...children: Element[]): Root => ({ type: 'root', children })
const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({ type: 'element', tagName, properties, children })

describe('the tree of an article', () => {
  it.each([
    'Um **forte**, *leve*, `código`, H<sub>2</sub>O e <abbr ' +
      'title="quilo">kg</abbr>.\n\n> Citação\n\n1. a\n2. b\n   - c\n',
    '|a|b|\n|-:|:-:|\n|1|2|\n\n<table>\n <caption>Pesos</caption>\n <tr>\n  <th ' +
      'scope="col" colspan="2">a</th>\n </tr>\n</table>\n',
    '![Placas](placas.jpg)\n\n<figure><img src="https://fotos.example/a.jpg" ' +
      'alt="A"><figcaption>Legenda</figcaption></figure>\n',
    'Texto[^1].\n\n- [ ] separar\n- [x] pesar\n\n<!-- nota -->\n\n<ol start="3" ' +
      'reversed><li>x</li></ol><del datetime="2026-01-01">y</del>\n\n[^1]: Nota.\n',
  ])('comes out as from the general renderer: %s', (markdown) => {
    const { tree } = compileArticle(readArticle(markdown).tree, pictureOf)
    expect(shown(tree)).toBe(
      renderToStaticMarkup(
        toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }),
      ),
    )
    expect(shown(tree)).not.toBe('')
  })

  it('writes text as text', () => {
    expect(
      shown(
        root(
          element(
            'p',
            { title: '"><script>' },
            { type: 'text', value: '<img src=x onerror=alert(1)>' },
          ),
        ),
      ),
    ).toBe('<p title="&quot;&gt;&lt;script&gt;">&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('gives an element to its component, and no name that every object has', () => {
    const Title = ({ node, children }: { node: Element; children: unknown }) =>
      createElement('h4', null, `${node.tagName} ${String(children)}`)
    expect(
      shown(
        root(
          element('h2', { id: 'a' }, { type: 'text', value: 'Fontes' }),
          element('constructor', {}),
        ),
        { h2: Title },
      ),
    ).toBe('<h4>h2 Fontes</h4><constructor></constructor>')
  })

  it('does not carry a handler into the page', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    for (const name of ['onClick', 'onclick'])
      expect(shown(root(element('p', { [name]: 'alert(1)' })))).toBe('<p></p>')
    expect(String(said.mock.calls[0])).toContain('Invalid event handler property')
  })
})
