import type { Case } from '../broken-content'

export const links: Case[] = [
  {
    name: 'a javascript link',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [isto](javascript:alert(1)).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «javascript:» não são permitidos — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a javascript link in disguise',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [isto](java&#115;cript:alert(1)).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «javascript:» não são permitidos — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a javascript link by reference',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [isto][1].\n\n[1]: javascript:alert(1)',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: links com «javascript:» não são permitidos — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'an autolink with a forbidden scheme',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja <ftp://exemplo.org/a>.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «ftp:» não são permitidos — use /pagina ' +
        'deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a bare address without https',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja http://exemplo.org hoje.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «http://exemplo.org» não é seguro — escreva com ' +
        'https: https://exemplo.org',
    ],
  },
  {
    name: 'a forbidden scheme in raw HTML',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja <a href="javas\tcript:alert(1)">isto</a>.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:9 texto: links com «javascript:» não são permitidos — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a forbidden scheme in a block of raw HTML',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: "<div>\n<p><a href='vbscript:x'>isto</a></p>\n</div>",
      },
    ],
    lines: [
      'content/posts/artigo.mdx:14:7 texto: links com «vbscript:» não são permitidos — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a script',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto.\n\n<script>alert(1)</script>',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <script> não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'a frame',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto.\n\n<iframe src="https://exemplo.org"></iframe>',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <iframe> não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'the frame of a page, which a browser passes over without a word',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto.\n\n<body onload="x()">\n\nFim.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <body> não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'a tag in capitals with a quote in an attribute',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: "Veja <A title='a > b' HREF=/lotes>lotes</A>.",
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:23 texto: a página /lotes não existe — queria dizer «/lotes-informatica»?',
    ],
  },
  {
    name: 'an event attribute',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Texto <b onclick="alert(1)">forte</b>.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:10 texto: o atributo onclick não é permitido em artigos — ' +
        'retire-o; o site o apagaria',
    ],
  },
  {
    name: 'a relative link',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [contato](contato).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «contato» não é um link aceito — escreva /contato',
    ],
  },
  {
    name: 'a link without scheme',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [isto](//exemplo.org).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «//exemplo.org» não é um link aceito — use ' +
        '/pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a page that does not exist',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [contato](/contatos).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /contatos não existe — queria dizer «/contato»?',
    ],
  },
  {
    name: 'a page with a slash at its end',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [contato](/contato/).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /contato/ não existe — queria dizer «/contato»?',
    ],
  },
  {
    name: 'an article that does not exist',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [outro](/blog/artgo).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /blog/artgo não existe — queria dizer «/blog»?',
    ],
  },
  {
    name: 'a link to a draft',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [outro](/blog/rascunho#fim).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: /blog/rascunho é um rascunho e não aparece no site ' +
        '— publique o artigo ou troque o link',
    ],
  },
  {
    name: 'a page in raw HTML that does not exist',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja <a href="/lotes">lotes</a>.',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:9 texto: a página /lotes não existe — queria dizer «/lotes-informatica»?',
    ],
  },
  {
    name: 'a subject that is not in the list',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Peça [coleta](/contato?assunto=coletas).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «coletas» não é um valor de ?assunto= em /contato ' +
        '— queria dizer «coleta»? Os valores são: coleta, destruicao, reciclagem, consultoria, ' +
        'lotes, sucata, outros',
    ],
  },
  {
    name: 'a lot category that is not in the list',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [os lotes](/lotes-informatica?categoria=tablet).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «tablet» não é um valor de ?categoria= em ' +
        '/lotes-informatica — os valores são: desktop, notebook, monitor, smartphone, servidor, componentes',
    ],
  },
  {
    name: 'a service that does not exist',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Veja [o serviço](/servicos?servico=coletta).',
      },
    ],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «coletta» não é um valor de ?servico= em /servicos ' +
        '— queria dizer «coleta»? Os valores são: coleta, api',
    ],
  },
  {
    name: 'good links of every kind are no error',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to:
          '[a](/blog/artigo#fim) [b](https://www.gov.br/) [c](mailto:a@b.com.br) ' +
          '[d](tel:+551134567890) [e](#fim) [f](/contato?assunto=coleta) <https://gov.br>\n\n## Fim',
      },
    ],
    lines: [],
  },
  {
    name: 'links in code are no error',
    changes: [
      {
        edit: 'posts/artigo.mdx',
        from: 'Texto com [contato](/contato).',
        to: 'Escreva `[isto](javascript:x)` assim.\n\n```\n<a href="javascript:x">\n```',
      },
    ],
    lines: [],
  },
  {
    name: 'a map of every server',
    changes: [
      {
        edit: 'company.yaml',
        from: 'https://www.openstreetmap.org/export/embed.html?bbox=-46.6433%2C-23.5555%2C-46.6233%2C-23.5455&layer=mapnik',
        to: 'https://*/',
      },
    ],
    lines: [
      'content/company.yaml:15:10 map.embed: «https://*/» não é o endereço https de um mapa ' +
        '— no mapa, escolha «Compartilhar» e «Incorporar um mapa», e copie o endereço que vem ' +
        'depois de src=',
    ],
  },
  {
    name: 'a map of a server whose name ends the policy',
    changes: [
      {
        edit: 'company.yaml',
        from: 'https://www.openstreetmap.org/export/embed.html?bbox=-46.6433%2C-23.5555%2C-46.6233%2C-23.5455&layer=mapnik',
        to: 'https://a;sandbox',
      },
    ],
    lines: [
      'content/company.yaml:15:10 map.embed: «https://a;sandbox» não é o endereço https de um ' +
        'mapa — no mapa, escolha «Compartilhar» e «Incorporar um mapa», e copie o endereço que ' +
        'vem depois de src=',
    ],
  },
  {
    name: 'a map of no public server',
    changes: [
      {
        edit: 'company.yaml',
        from: 'https://www.openstreetmap.org/export/embed.html?bbox=-46.6433%2C-23.5555%2C-46.6233%2C-23.5455&layer=mapnik',
        to: 'https://127.0.0.1/mapa',
      },
    ],
    lines: [
      'content/company.yaml:15:10 map.embed: «https://127.0.0.1/mapa» não é o endereço https ' +
        'de um mapa — no mapa, escolha «Compartilhar» e «Incorporar um mapa», e copie o ' +
        'endereço que vem depois de src=',
    ],
  },
]
