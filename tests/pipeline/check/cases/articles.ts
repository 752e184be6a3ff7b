import type { Case } from '../broken-content'

export const articles: Case[] = [
  {
    name: 'front matter that would run code',
    changes: [{ edit: 'posts/artigo.mdx', from: '---\ntitle', to: '---js\ntitle' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: a primeira linha é «---js» — escreva só --- na primeira linha',
    ],
  },
  {
    name: 'front matter in another language',
    changes: [{ edit: 'posts/artigo.mdx', from: '---\ntitle', to: '---json\ntitle' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: a primeira linha é «---json» — escreva só --- na primeira linha',
    ],
  },
  {
    name: 'front matter that is not closed',
    changes: [{ edit: 'posts/artigo.mdx', from: '---\nTexto com', to: 'Texto com' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o cabeçalho não foi fechado — escreva uma linha ' +
        'só com --- depois do último campo',
    ],
  },
  {
    name: 'no front matter',
    changes: [{ write: 'posts/artigo.mdx', text: '# Artigo\n\nTexto.\n' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o artigo não começa com o cabeçalho — escreva ' +
        '--- na primeira linha, depois os campos (title, excerpt …) e outra linha ---',
    ],
  },
  {
    name: 'an empty line before the front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: '---\ntitle', to: '\n---\ntitle' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o artigo não começa com o cabeçalho — escreva ' +
        '--- na primeira linha, depois os campos (title, excerpt …) e outra linha ---',
    ],
  },
  {
    name: 'a closing line with four hyphens',
    changes: [{ edit: 'posts/artigo.mdx', from: '---\nTexto com', to: '----\nTexto com' }],
    lines: [
      'content/posts/artigo.mdx:12:1 cabeçalho: a linha que fecha o cabeçalho é «----» — ' +
        'escreva só --- nessa linha',
    ],
  },
  {
    name: 'a tab in front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: '  - coleta', to: '\t- coleta' }],
    lines: [
      'content/posts/artigo.mdx:11:1 YAML: há uma tabulação no começo da linha — troque-a por espaços',
    ],
  },
  {
    name: '__proto__ in front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: 'author: ', to: '__proto__: x\nauthor: ' }],
    lines: [
      'content/posts/artigo.mdx:6:1 __proto__: «__proto__» não pode ser nome de campo — apague a linha',
    ],
  },
  {
    name: 'an article without text',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: o artigo não tem texto — escreva-o depois da segunda linha ---',
    ],
  },
  {
    name: 'an import line',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'import Grafico from "../grafico"\n\nTexto.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a linha é código (import ou export) e apareceria como ' +
        'texto — apague-a; o artigo é só Markdown',
    ],
  },
  {
    name: 'an export line',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto.\n\nexport const meta = {}',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: a linha é código (import ou export) e apareceria como ' +
        'texto — apague-a; o artigo é só Markdown',
    ],
  },
  {
    name: 'a sentence that only goes on with such a word is no code',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Use **o botão**\texport type do programa.',
      },
    ],
    lines: [],
  },
  {
    name: 'a component',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto.\n\n<Grafico dados="1" />',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <Grafico> é um componente, e o artigo é só texto — ' +
        'escreva o trecho em Markdown',
    ],
  },
  {
    name: 'too many list items and quotations for the parser',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '> - > - a\n\n'.repeat(151),
      },
    ],
    lines: [
      'content/posts/artigo.mdx:313:1 texto: há mais de 600 itens de listas e citações — ' +
        'divida o artigo em dois ou retire itens',
    ],
  },
  {
    name: 'a long list is no error',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '- item\n'.repeat(490),
      },
    ],
    lines: [],
  },
  {
    name: 'too many footnotes for the parser',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: Array.from({ length: 301 }, (_, index) => `a[^${index}]\n\n[^${index}]: nota\n\n`).join(
          '',
        ),
      },
    ],
    lines: [
      'content/posts/artigo.mdx:1215:1 texto: há mais de 300 notas de rodapé ou referências — ' +
        'divida o artigo em dois ou escreva os links no texto',
    ],
  },
  {
    name: 'more lines and signs than the parser reads in a second',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: `${'[a](/contato) '.repeat(100)}\n\n`.repeat(21),
      },
    ],
    lines: [
      'content/posts/artigo.mdx:51:1 texto: o artigo tem mais de 4000 linhas, itens e sinais como ' +
        '*, [, | e < — divida-o em dois, ou retire tabelas, links e marcas',
    ],
  },
  ...[
    [
      'comments that nothing closes, before a long text',
      `a ${'<!-- '.repeat(600)}${'texto '.repeat(5000)}`,
    ],
    [
      'backticks of every length',
      `a ${Array.from({ length: 400 }, (_, index) => '`'.repeat(index + 1)).join(' ')}`,
    ],
    ['an address that never ends', `https://a.br/${'!,'.repeat(2000)}a`],
  ].map(([name = '', to = '']) => ({
    name,
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: há sinais demais que abrem e não fecham (<, crases ou ' +
        'endereços) em um texto tão longo — feche-os, apague-os ou divida o parágrafo com uma ' +
        'linha em branco',
    ],
  })),
  {
    name: 'elements that the end of another one closes nothing of',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: '<div></p>'.repeat(31),
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: há mais de 30 elementos HTML abertos — feche cada ' +
        'elemento, como <div>…</div>',
    ],
  },
]
