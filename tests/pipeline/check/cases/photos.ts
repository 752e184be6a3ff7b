import type { Case } from '../broken-content'

export const photos: Case[] = [
  {
    name: 'a photo that is missing',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto](pasta/outra.jpg)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a foto pasta/outra.jpg não existe em content/photos ' +
        '— queria dizer «pasta/foto.jpg»? Senão, envie a foto para content/photos',
    ],
  },
  {
    name: 'a photo with a mistaken folder',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto](/photos/pasta/foto.jpg)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: o caminho «/photos/pasta/foto.jpg» não começa ' +
        'dentro de content/photos — escreva pasta/foto.jpg',
    ],
  },
  {
    name: 'a photo outside of the photos',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto](../../secreto.jpg)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: «../../secreto.jpg» está fora de content/photos — ' +
        'coloque a foto em content/photos e escreva o caminho a partir dessa pasta',
    ],
  },
  {
    name: 'a photo in raw HTML that is missing',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '<img src="pasta/nada.jpg" alt="Foto">',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a foto pasta/nada.jpg não existe em content/photos — ' +
        'queria dizer «pasta/foto.jpg»? Senão, envie a foto para content/photos',
    ],
  },
  {
    name: 'a photo without alternative text',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![](pasta/foto.jpg)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a foto não tem texto alternativo — escreva o que se ' +
        'vê nela: ![o que se vê](pasta/arquivo.jpg)',
    ],
  },
  {
    name: 'a photo in raw HTML that says nothing for those who do not see it',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Um <img src="pasta/foto.jpg">\n\ne um enfeite: <img src="pasta/foto.jpg" alt="">',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:9 texto: a foto não tem texto alternativo — escreva o que se ' +
        'vê nela: ![o que se vê](pasta/arquivo.jpg)',
    ],
  },
  {
    name: 'a photo by reference',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto][1] e ![Foto][1]\n\n[1]: pasta/nada.jpg',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: a foto é escrita por referência — escreva-a ' +
        'inteira: ![o que se vê](pasta/arquivo.jpg)',
    ],
  },
  {
    name: 'a photo as data',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto](data:image/png;base64,AAAA)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: «data:image/png;base64,AAAA» não é uma foto aceita ' +
        '— use um arquivo de content/photos ou um endereço https:// de um site permitido',
    ],
  },
  {
    name: 'a photo of a host that is not allowed',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '![Foto](https://fotos.exemplo.org/a.jpg)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: fotos de fotos.exemplo.org não são permitidas — ' +
        'coloque a foto em content/photos ou acrescente o domínio em imageHosts de company.yaml',
    ],
  },
  {
    name: 'quotes nested too deep',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '> > > > > > > > > x',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: o texto está aninhado demais — deixe no máximo 8 ' +
        'níveis de listas e citações',
    ],
  },
  {
    name: 'lists nested too deep',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to:
          '- x\n  - x\n    - x\n      - x\n        - x\n          - x\n            - x\n              ' +
          '- x\n                - x\n                  - x\n                    - x\n                 ' +
          '     - x\n                        - x\n                          - x\n                     ' +
          '       - x\n                              - x\n                                - x\n       ' +
          '                           - x\n                                    - x\n                  ' +
          '                    - x\n                                        - x\n                     ' +
          '                     - x\n                                            - x\n                ' +
          '                              - x\n                                                - x',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:33:1 texto: o texto está aninhado demais — deixe no máximo 8 ' +
        'níveis de listas e citações',
    ],
  },
  {
    name: 'four thousand open elements',
    changes: [
      {
        write: 'posts/artigo.mdx',
        before:
          '---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: "2026-03-01"\nauthor: Ana ' +
          'Lima\nimage: {src: pasta/foto.jpg, alt: Foto de uma caixa}\ntags: [a]\n---\n',
        repeat: '<div>',
        times: 4000,
      },
    ],
    lines: [
      'content/posts/artigo.mdx:10:1 texto: há mais de 30 elementos HTML abertos — feche cada ' +
        'elemento, como <div>…</div>',
    ],
  },
  {
    name: 'brackets that choke the parser',
    changes: [
      {
        write: 'posts/artigo.mdx',
        before:
          '---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: "2026-03-01"\nauthor: Ana ' +
          'Lima\nimage: {src: pasta/foto.jpg, alt: Foto de uma caixa}\ntags: [a]\n---\n',
        repeat: '](<',
        times: 700,
      },
    ],
    lines: [
      'content/posts/artigo.mdx:10:1 texto: há mais de 600 sinais como *, _, [ ou ] no mesmo ' +
        'parágrafo — divida o parágrafo com uma linha em branco ou retire sinais',
    ],
  },
  {
    name: 'a table without end',
    changes: [
      {
        write: 'posts/artigo.mdx',
        before:
          '---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: "2026-03-01"\nauthor: Ana ' +
          'Lima\nimage: {src: pasta/foto.jpg, alt: Foto de uma caixa}\ntags: [a]\n---\n| a |\n| - |\n',
        repeat: '| b |\n',
        times: 500,
      },
    ],
    lines: [
      'content/posts/artigo.mdx:510:1 texto: há mais de 500 linhas seguidas — divida o texto ou ' +
        'a tabela com uma linha em branco',
    ],
  },
  {
    name: 'emphasis that chokes the parser',
    changes: [
      {
        write: 'posts/artigo.mdx',
        before:
          '---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: "2026-03-01"\nauthor: Ana ' +
          'Lima\nimage: {src: pasta/foto.jpg, alt: Foto de uma caixa}\ntags: [a]\n---\n',
        repeat: '*a **a ',
        times: 1000,
      },
    ],
    lines: [
      'content/posts/artigo.mdx:10:1 texto: há mais de 600 sinais como *, _, [ ou ] no mesmo ' +
        'parágrafo — divida o parágrafo com uma linha em branco ou retire sinais',
    ],
  },
]
