import { row } from './row'

const REDIRECTS = 'redirects.yaml'

export const redirects = [
  row(
    'old addresses that lead to a page, to an anchor with a query, and to another site',
    'legal',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /blog/antigo\n    to: /blog/artigo\n  - from: /lotes.html\n    to: /lotes-informatica?categoria=notebook#lotes\n  - from: /loja/item_1\n    to: https://loja.empresa.com.br/\n',
      },
    ],
  ),
  row('an empty list', 'legal', [{ write: REDIRECTS, text: 'redirects: []\n' }]),
  row(
    'an old address that is a page',
    'refused',
    [{ write: REDIRECTS, text: 'redirects:\n  - from: /contato\n    to: /sobre\n' }],
    'content/redirects.yaml:2:11 redirects[1].from: /contato é uma página que existe, e ninguém mais chegaria a',
  ),
  row(
    'an old address that the build uses',
    'refused',
    [{ write: REDIRECTS, text: 'redirects:\n  - from: /assets/velho\n    to: /sobre\n' }],
    'content/redirects.yaml:2:11 redirects[1].from: /assets/velho é um endereço que a construção do site usa',
  ),
  row(
    'an old address with a query, of another site, with a pattern, that climbs, or with a slash at its end',
    'refused',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /a?b=1\n    to: /sobre\n  - from: https://outro.com/a\n    to: /sobre\n  - from: /a/*\n    to: /sobre\n  - from: /a/\n    to: /sobre\n  - from: /%2e%2e/a\n    to: /sobre\n',
      },
    ],
    'content/redirects.yaml:2:11 redirects[1].from: «/a?b=1» não é um endereço antigo deste site',
    'content/redirects.yaml:4:11 redirects[2].from: «https://outro.com/a» não é um endereço antigo deste site',
    'content/redirects.yaml:6:11 redirects[3].from: «/a/*» não é um endereço antigo deste site',
    'content/redirects.yaml:8:11 redirects[4].from: «/a/» não é um endereço antigo deste site',
    'content/redirects.yaml:10:11 redirects[5].from: «/%2e%2e/a» não é um endereço antigo deste site',
  ),
  row(
    'a destination that is no address',
    'refused',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /a\n    to: mailto:a@b.com.br\n  - from: /b\n    to: //outro.com\n  - from: /c\n    to: http://outro.com\n',
      },
    ],
    'content/redirects.yaml:3:9 redirects[1].to: «mailto:a@b.com.br» não é um destino',
    'content/redirects.yaml:5:9 redirects[2].to: «//outro.com» não é um destino',
    'content/redirects.yaml:7:9 redirects[3].to: «http://outro.com» não é um destino',
  ),
  row(
    'the same old address twice',
    'refused',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /a\n    to: /sobre\n  - from: /a\n    to: /contato\n',
      },
    ],
    'content/redirects.yaml:4:11 redirects[2].from: «/a» já está nesta lista',
  ),
  row(
    'a chain',
    'refused',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /sobre\n',
      },
    ],
    'content/redirects.yaml:3:9 redirects[1].to: /b também é um endereço antigo',
  ),
  row(
    'a circle, and an address that leads to itself',
    'refused',
    [
      {
        write: REDIRECTS,
        text: 'redirects:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n  - from: /c\n    to: /c\n',
      },
    ],
    'content/redirects.yaml:3:9 redirects[1].to: o redirecionamento anda em círculo: /a → /b → /a',
    'content/redirects.yaml:5:9 redirects[2].to: o redirecionamento anda em círculo: /b → /a → /b',
    'content/redirects.yaml:7:9 redirects[3].to: o redirecionamento anda em círculo: /c → /c',
  ),
]
