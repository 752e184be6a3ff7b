import type { Case } from '../broken-content'

export const articles: Case[] = [
  {
    name: 'front matter that would run code',
    changes: [{ edit: 'posts/artigo.mdx', from: "---\ntitle", to: "---js\ntitle" }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: a primeira linha é «---js» — escreva só --- na primeira linha',
    ],
  },
  {
    name: 'front matter in another language',
    changes: [{ edit: 'posts/artigo.mdx', from: "---\ntitle", to: "---json\ntitle" }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: a primeira linha é «---json» — escreva só --- na primeira linha',
    ],
  },
  {
    name: 'front matter that is not closed',
    changes: [{ edit: 'posts/artigo.mdx', from: "---\nTexto com", to: 'Texto com' }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o cabeçalho não foi fechado — escreva uma linha só com --- depois do último campo',
    ],
  },
  {
    name: 'no front matter',
    changes: [{ write: 'posts/artigo.mdx', text: "# Artigo\n\nTexto.\n" }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o artigo não começa com o cabeçalho — escreva --- na primeira linha, depois os campos (title, excerpt …) e outra linha ---',
    ],
  },
  {
    name: 'an empty line before the front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: "---\ntitle", to: "\n---\ntitle" }],
    lines: [
      'content/posts/artigo.mdx:1:1 cabeçalho: o artigo não começa com o cabeçalho — escreva --- na primeira linha, depois os campos (title, excerpt …) e outra linha ---',
    ],
  },
  {
    name: 'a closing line with four hyphens',
    changes: [{ edit: 'posts/artigo.mdx', from: "---\nTexto com", to: "----\nTexto com" }],
    lines: [
      'content/posts/artigo.mdx:12:1 cabeçalho: a linha que fecha o cabeçalho é «----» — escreva só --- nessa linha',
    ],
  },
  {
    name: 'a tab in front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: '  - coleta', to: "\t- coleta" }],
    lines: [
      'content/posts/artigo.mdx:11:1 YAML: há uma tabulação no começo da linha — troque-a por espaços',
    ],
  },
  {
    name: '__proto__ in front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: 'author: ', to: "__proto__: x\nauthor: " }],
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
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "import Grafico from \"../grafico\"\n\nTexto." }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a linha é código (import ou export) e apareceria como texto — apague-a; o artigo é só Markdown',
    ],
  },
  {
    name: 'an export line',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Texto.\n\nexport const meta = {}" }],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: a linha é código (import ou export) e apareceria como texto — apague-a; o artigo é só Markdown',
    ],
  },
  {
    name: 'a component',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Texto.\n\n<Grafico dados=\"1\" />" }],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <Grafico> é um componente, e o artigo é só texto — escreva o trecho em Markdown',
    ],
  },
  {
    name: 'a javascript link',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [isto](javascript:alert(1)).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «javascript:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a javascript link in disguise',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [isto](java&#115;cript:alert(1)).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «javascript:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a javascript link by reference',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Veja [isto][1].\n\n[1]: javascript:alert(1)" }],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: links com «javascript:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'an autolink with a forbidden scheme',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja <ftp://exemplo.org/a>.' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: links com «ftp:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a bare address without https',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja http://exemplo.org hoje.' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «http://exemplo.org» não é seguro — escreva com https: https://exemplo.org',
    ],
  },
  {
    name: 'a forbidden scheme in raw HTML',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Veja <a href=\"javas\tcript:alert(1)\">isto</a>." }],
    lines: [
      'content/posts/artigo.mdx:13:9 texto: links com «javascript:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a forbidden scheme in a block of raw HTML',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "<div>\n<p><a href='vbscript:x'>isto</a></p>\n</div>" }],
    lines: [
      'content/posts/artigo.mdx:14:7 texto: links com «vbscript:» não são permitidos — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a script',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Texto.\n\n<script>alert(1)</script>" }],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <script> não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'a frame',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Texto.\n\n<iframe src=\"https://exemplo.org\"></iframe>" }],
    lines: [
      'content/posts/artigo.mdx:15:1 texto: <iframe> não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'an event attribute',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Texto <b onclick="alert(1)">forte</b>.' }],
    lines: [
      'content/posts/artigo.mdx:13:10 texto: o atributo onclick não é permitido em artigos — retire-o; o site o apagaria',
    ],
  },
  {
    name: 'a relative link',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [contato](contato).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «contato» não é um link aceito — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a link without scheme',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [isto](//exemplo.org).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «//exemplo.org» não é um link aceito — use /pagina deste site, https://…, mailto:… ou tel:…',
    ],
  },
  {
    name: 'a page that does not exist',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [contato](/contatos).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /contatos não existe — queria dizer «/contato»?',
    ],
  },
  {
    name: 'a page with a slash at its end',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [contato](/contato/).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /contato/ não existe — queria dizer «/contato»?',
    ],
  },
  {
    name: 'an article that does not exist',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [outro](/blog/artgo).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a página /blog/artgo não existe — queria dizer «/blog»?',
    ],
  },
  {
    name: 'a link to a draft',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [outro](/blog/rascunho#fim).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: /blog/rascunho é um rascunho e não aparece no site — publique o artigo ou troque o link',
    ],
  },
  {
    name: 'a page in raw HTML that does not exist',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja <a href="/lotes">lotes</a>.' }],
    lines: [
      'content/posts/artigo.mdx:13:9 texto: a página /lotes não existe — queria dizer «/lotes-informatica»?',
    ],
  },
  {
    name: 'a subject that is not in the list',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Peça [coleta](/contato?assunto=coletas).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «coletas» não é um valor de ?assunto= em /contato — queria dizer «coleta»? Os valores são: coleta, destruicao, reciclagem, consultoria, lotes, sucata, outros',
    ],
  },
  {
    name: 'a lot category that is not in the list',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [os lotes](/lotes-informatica?categoria=tablet).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «tablet» não é um valor de ?categoria= em /lotes-informatica — os valores são: desktop, notebook, monitor, smartphone, servidor, componentes',
    ],
  },
  {
    name: 'a service that does not exist',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: 'Veja [o serviço](/servicos?servico=coletta).' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: «coletta» não é um valor de ?servico= em /servicos — queria dizer «coleta»? Os valores são: coleta',
    ],
  },
  {
    name: 'good links of every kind are no fault',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '[a](/blog/artigo#x) [b](https://www.gov.br/) [c](mailto:a@b.com.br) [d](tel:+551134567890) [e](#fim) [f](/contato?assunto=coleta) <https://gov.br>' }],
    lines: [],
  },
  {
    name: 'links in code are no fault',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "Escreva `[isto](javascript:x)` assim.\n\n    <a href=\"javascript:x\">" }],
    lines: [],
  },
  {
    name: 'a photo that is missing',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![Foto](pasta/outra.jpg)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a foto pasta/outra.jpg não existe em content/photos — confira o nome ou envie a foto para content/photos',
    ],
  },
  {
    name: 'a photo with a mistaken folder',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![Foto](/photos/pasta/foto.jpg)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: o caminho «/photos/pasta/foto.jpg» não começa dentro de content/photos — escreva pasta/foto.jpg',
    ],
  },
  {
    name: 'a photo outside of the photos',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![Foto](../../secreto.jpg)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: «../../secreto.jpg» está fora de content/photos — coloque a foto em content/photos e escreva o caminho a partir dessa pasta',
    ],
  },
  {
    name: 'a photo in raw HTML that is missing',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '<img src="pasta/nada.jpg" alt="Foto">' }],
    lines: [
      'content/posts/artigo.mdx:13:6 texto: a foto pasta/nada.jpg não existe em content/photos — confira o nome ou envie a foto para content/photos',
    ],
  },
  {
    name: 'a photo without alternative text',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![](pasta/foto.jpg)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: a foto não tem texto alternativo — escreva o que se vê nela: ![o que se vê](pasta/arquivo.jpg)',
    ],
  },
  {
    name: 'a photo as data',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![Foto](data:image/png;base64,AAAA)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: «data:image/png;base64,AAAA» não é uma foto aceita — use um arquivo de content/photos ou um endereço https:// de um site permitido',
    ],
  },
  {
    name: 'a photo of a host that is not allowed',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '![Foto](https://fotos.exemplo.org/a.jpg)' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: fotos de fotos.exemplo.org não são permitidas — coloque a foto em content/photos ou acrescente o domínio em imageHosts de company.yaml',
    ],
  },
  {
    name: 'quotes nested too deep',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: '> > > > > > > > > x' }],
    lines: [
      'content/posts/artigo.mdx:13:1 texto: o texto está aninhado demais — deixe no máximo 8 níveis de listas e citações',
    ],
  },
  {
    name: 'lists nested too deep',
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: "- x\n  - x\n    - x\n      - x\n        - x\n          - x\n            - x\n              - x\n                - x\n                  - x\n                    - x\n                      - x\n                        - x\n                          - x\n                            - x\n                              - x\n                                - x\n                                  - x\n                                    - x\n                                      - x\n                                        - x\n                                          - x\n                                            - x\n                                              - x\n                                                - x" }],
    lines: [
      'content/posts/artigo.mdx:33:1 texto: o texto está aninhado demais — deixe no máximo 8 níveis de listas e citações',
    ],
  },
  {
    name: 'four thousand open elements',
    changes: [{ write: 'posts/artigo.mdx', before: "---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: \"2026-03-01\"\nauthor: Ana Lima\nimage: {src: pasta/foto.jpg, alt: Foto}\ntags: [a]\n---\n", repeat: '<div>', times: 4000 }],
    lines: [
      'content/posts/artigo.mdx:10:1 texto: há mais de 30 elementos HTML abertos — feche cada elemento, como <div>…</div>',
    ],
  },
  {
    name: 'emphasis that chokes the parser',
    changes: [{ write: 'posts/artigo.mdx', before: "---\ntitle: A\nexcerpt: A\ncategory: Economia Circular\ndate: \"2026-03-01\"\nauthor: Ana Lima\nimage: {src: pasta/foto.jpg, alt: Foto}\ntags: [a]\n---\n", repeat: '*a **a ', times: 1000 }],
    lines: [
      'content/posts/artigo.mdx:10:1 texto: há mais de 400 sinais *, _, [ ou ` no mesmo parágrafo — divida o parágrafo com uma linha em branco ou retire sinais',
    ],
  },
]
