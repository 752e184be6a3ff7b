import type { Case } from '../broken-content'

const file = (...lines: string[]) => [
  { write: 'redirects.yaml', text: `redirects:\n${lines.map((line) => `  ${line}\n`).join('')}` },
]

const BUILT_FILES = [
  '/sw.js',
  '/feed.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/dados/x',
  '/icones/192.png',
  '/404.html',
]

export const redirects: Case[] = [
  {
    name: 'old addresses that lead to a page, to an anchor with a query, and to another site are no error',
    changes: file(
      '- from: /blog/antigo',
      '  to: /blog/artigo',
      '- from: /lotes.html',
      '  to: /lotes-informatica?categoria=notebook#lotes',
      '- from: /loja/item_1',
      '  to: https://loja.empresa.com.br/',
    ),
    lines: [],
  },
  {
    name: 'an empty list is no error',
    changes: [{ write: 'redirects.yaml', text: 'redirects: []\n' }],
    lines: [],
  },
  {
    name: 'an old address that is a page',
    changes: file('- from: /contato', '  to: /sobre'),
    lines: [
      'content/redirects.yaml:2:11 redirects[1].from: /contato é uma página que existe, e ' +
        'ninguém mais chegaria a ela — apague a linha ou renomeie o documento',
    ],
  },
  {
    name: 'an old address that the build uses',
    changes: file('- from: /assets/velho', '  to: /sobre'),
    lines: [
      'content/redirects.yaml:2:11 redirects[1].from: /assets/velho é um endereço que a ' +
        'construção do site usa — apague a linha',
    ],
  },
  {
    name: 'old addresses that are files of the site itself',
    changes: file(...BUILT_FILES.flatMap((from) => [`- from: ${from}`, '  to: /sobre'])),
    lines: BUILT_FILES.map(
      (from, index) =>
        `content/redirects.yaml:${2 * index + 2}:11 redirects[${index + 1}].from: ${from} é um ` +
        'endereço que a construção do site usa — apague a linha',
    ),
  },
  {
    name: 'an old address with a query, of another site, with a pattern, that climbs, or with a slash at its end',
    changes: file(
      '- from: /a?b=1',
      '  to: /sobre',
      '- from: https://outro.com/a',
      '  to: /sobre',
      '- from: /a/*',
      '  to: /sobre',
      '- from: /a/',
      '  to: /sobre',
      '- from: /%2e%2e/a',
      '  to: /sobre',
    ),
    lines: ['/a?b=1', 'https://outro.com/a', '/a/*', '/a/', '/%2e%2e/a'].map(
      (from, index) =>
        `content/redirects.yaml:${2 * index + 2}:11 redirects[${index + 1}].from: «${from}» não ` +
        'é um endereço antigo deste site — escreva o caminho inteiro, como /blog/artigo-antigo, ' +
        'sem ?, # nem barra no fim',
    ),
  },
  {
    name: 'a destination that does not exist',
    changes: file('- from: /blog/antigo', '  to: /contatos'),
    lines: [
      'content/redirects.yaml:3:9 redirects[1].to: a página /contatos não existe — queria dizer «/contato»?',
    ],
  },
  {
    name: 'a destination that is a draft',
    changes: file('- from: /blog/antigo', '  to: /blog/rascunho'),
    lines: [
      'content/redirects.yaml:3:9 redirects[1].to: /blog/rascunho é um rascunho e não aparece no ' +
        'site — publique o artigo ou troque o link',
    ],
  },
  {
    name: 'a destination that is no address',
    changes: file(
      '- from: /a',
      '  to: mailto:a@b.com.br',
      '- from: /b',
      '  to: //outro.com',
      '- from: /c',
      '  to: http://outro.com',
    ),
    lines: ['mailto:a@b.com.br', '//outro.com', 'http://outro.com'].map(
      (to, index) =>
        `content/redirects.yaml:${2 * index + 3}:9 redirects[${index + 1}].to: «${to}» não é um ` +
        'destino — use /pagina deste site ou https://…',
    ),
  },
  {
    name: 'the same old address twice',
    changes: file('- from: /a', '  to: /sobre', '- from: /a', '  to: /contato'),
    lines: [
      'content/redirects.yaml:4:11 redirects[2].from: «/a» já está nesta lista — apague um dos dois',
    ],
  },
  {
    name: 'a chain',
    changes: file('- from: /a', '  to: /b', '- from: /b', '  to: /sobre'),
    lines: [
      'content/redirects.yaml:3:9 redirects[1].to: /b também é um endereço antigo — escreva ' +
        'direto o destino: /sobre',
    ],
  },
  {
    name: 'a circle, and an address that leads to itself',
    changes: file('- from: /a', '  to: /b', '- from: /b', '  to: /a', '- from: /c', '  to: /c'),
    lines: [
      'content/redirects.yaml:3:9 redirects[1].to: o redirecionamento anda em círculo: /a → /b ' +
        '→ /a — escreva em «to» uma página que existe',
      'content/redirects.yaml:5:9 redirects[2].to: o redirecionamento anda em círculo: /b → /a ' +
        '→ /b — escreva em «to» uma página que existe',
      'content/redirects.yaml:7:9 redirects[3].to: o redirecionamento anda em círculo: /c → /c ' +
        '— escreva em «to» uma página que existe',
    ],
  },
]
