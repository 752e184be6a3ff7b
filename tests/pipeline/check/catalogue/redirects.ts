import { row } from './row'

const REDIRECTS = 'redirects.yaml'
const lines = (...pairs: (readonly [from: string, to: string])[]) => [
  {
    write: REDIRECTS,
    text: `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
  },
]

export const redirects = [
  row(
    'old addresses that lead to a page, to an anchor with a query, and to another site',
    'legal',
    lines(
      ['/blog/antigo', '/blog/artigo'],
      ['/lotes.html', '/lotes-informatica?categoria=notebook#lotes'],
      ['/loja/item_1', 'https://loja.empresa.com.br/'],
    ),
  ),
  row('an empty list', 'legal', [{ write: REDIRECTS, text: 'redirects: []\n' }]),
  row(
    'old addresses that are a page or the build’s own, with a query, of another site, with a pattern, that climb, or with a slash at their end',
    'refused',
    lines(
      ['/contato', '/sobre'],
      ['/assets/velho', '/sobre'],
      ['/a?b=1', '/sobre'],
      ['https://outro.com/a', '/sobre'],
      ['/a/*', '/sobre'],
      ['/a/', '/sobre'],
      ['/%2e%2e/a', '/sobre'],
    ),
    'content/redirects.yaml:2:11 redirects[1].from: /contato é uma página que existe, e ninguém mais chegaria a',
    'content/redirects.yaml:4:11 redirects[2].from: /assets/velho é um endereço que a construção do site usa',
    'content/redirects.yaml:6:11 redirects[3].from: «/a?b=1» não é um endereço antigo deste site',
    'content/redirects.yaml:8:11 redirects[4].from: «https://outro.com/a» não é um endereço antigo deste site',
    'content/redirects.yaml:10:11 redirects[5].from: «/a/*» não é um endereço antigo deste site',
    'content/redirects.yaml:12:11 redirects[6].from: «/a/» não é um endereço antigo deste site',
    'content/redirects.yaml:14:11 redirects[7].from: «/%2e%2e/a» não é um endereço antigo deste site',
  ),
  row(
    'destinations that are no address',
    'refused',
    lines(['/a', 'mailto:a@b.com.br'], ['/b', '//outro.com'], ['/c', 'http://outro.com']),
    'content/redirects.yaml:3:9 redirects[1].to: «mailto:a@b.com.br» não é um destino',
    'content/redirects.yaml:5:9 redirects[2].to: «//outro.com» não é um destino',
    'content/redirects.yaml:7:9 redirects[3].to: «http://outro.com» não é um destino',
  ),
  row(
    'the same old address twice, a chain, a circle, and an address that leads to itself',
    'refused',
    lines(
      ['/x', '/sobre'],
      ['/x', '/contato'],
      ['/y', '/x'],
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c', '/c'],
    ),
    'content/redirects.yaml:4:11 redirects[2].from: «/x» já está nesta lista',
    'content/redirects.yaml:7:9 redirects[3].to: /x também é um endereço antigo',
    'content/redirects.yaml:9:9 redirects[4].to: o redirecionamento anda em círculo: /a → /b → /a',
    'content/redirects.yaml:11:9 redirects[5].to: o redirecionamento anda em círculo: /b → /a → /b',
    'content/redirects.yaml:13:9 redirects[6].to: o redirecionamento anda em círculo: /c → /c',
  ),
]
