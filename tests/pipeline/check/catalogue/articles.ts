import { edits, inPlace } from './row'

const ARTICLE = 'posts/artigo.mdx'

export const articles = [
  ...inPlace(
    ARTICLE,
    'Texto com [contato](/contato).',
    (written) => written,
  )([
    ['', '13:1 texto: o artigo não tem texto'],
    ['[a](#nao-existe)', '13:1 texto: a página não tem o lugar #nao-existe'],
    ['Texto.\n\n<body onload="x()">\n\nFim.', '15:1 texto: <body> não é permitido em artigos'],
    [
      'Veja [outro](/blog/rascunho#fim).',
      '13:6 texto: /blog/rascunho é um rascunho e não aparece no site',
    ],
    [
      'Peça [coleta](/contato?assunto=coletas).',
      '13:6 texto: «coletas» não é um valor de ?assunto= em /contato',
    ],
    [
      'Veja [os lotes](/lotes-informatica?categoria=tablet).',
      '13:6 texto: «tablet» não é um valor de ?categoria= em /lotes-informatica',
    ],
    ['Veja [o serviço](/servicos/coletta).', '13:6 texto: a página /servicos/coletta não existe'],
    ['![Foto](../../secreto.jpg)', '13:1 texto: «../../secreto.jpg» está fora de content/photos'],
    [
      '![Foto][1] e ![Foto][1]\n\n[1]: pasta/nada.jpg',
      '15:1 texto: a foto é escrita por referência',
    ],
    [
      '![Foto](https://fotos.exemplo.org/a.jpg)',
      '13:1 texto: fotos de fotos.exemplo.org não são permitidas',
    ],
    ['![Foto 2](pasta/foto.jpg)', '13:1 texto: o texto alternativo «Foto 2» não diz o que se vê'],
    ['![cobre.jpg](pasta/foto.jpg)', '13:1 texto: o texto alternativo «cobre.jpg» não diz'],
    ['> > > > > > > > > x', '13:1 texto: há listas ou citações dentro de outras demais'],
  ]),
  ...edits(ARTICLE)([
    ['---\nTexto com', '----\nTexto com', '12:1 cabeçalho: o cabeçalho não foi fechado'],
  ]),
  ...inPlace(
    ARTICLE,
    'Texto com [contato](/contato).',
    (written) => written,
    'legal',
  )([
    ['Use **o botão**\texport type do programa.'],
    [
      '[a](/blog/artigo#fim) [b](https://www.gov.br/) [c](mailto:a@b.com.br) [d](tel:+551134567890) [e](#fim) [f](/contato?assunto=coleta) <https://gov.br>\n\n## Fim',
    ],
    ['Escreva `[isto](javascript:x)` assim.\n\n```\n<a href="javascript:x">\n```'],
  ]),
]
