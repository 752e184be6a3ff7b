import { edits, inPlace, row } from './row'

const article = 'posts/artigo.mdx'
const link = inPlace(article, '(/contato)', (written) => `(${written})`)
const action = inPlace('services/coleta.yaml', 'action: toast', (written) => `action: ${written}`)
const LOT = 'lots/notebooks.yaml'

/** Links with which nothing is wrong. */
const SOUND = [
  '/contato?assunto=coleta',
  '/',
  '/blog/artigo',
  '/comercio-sucata#calc',
  '/sobre#conteudo',
  '/privacidade#conteudo',
  'https://www.empresa.com.br/contato',
  'https://www.gov.br/a?b=c#d',
  'mailto:ana@empresa.com.br',
  'mailto:ana@empresa.com.br?subject=Oi',
  'mailto:ana@empresa.com.br?subject=Oi&body=Bom%20dia%0D%0AAna',
  'https://medium.com/@ana',
  'tel:+551134567890',
  'tel:08001234567',
  'https://wa.me/5511987654321',
  'https://www.gov.br:443/a',
  'https://exemplo.com.br/açaí',
]

/** Links, values that may occur only once, places of templates, and unfinished drafts. */
export const rules = [
  ...link([
    ['/sobre#nada', '#nada'],
    ['/blog/artigo#nada', '#nada'],
    ['/privacidade#nada', '#nada', '#conteudo'],
    ['/servicos/inventario#nada', '#nada'],
    ['https://www.empresa.com.br/nada', '/nada'],
    ['https://www.empresa.com.br/contato?assunto=nada', 'nada'],
    ['https://localhost:5173/contato', '/contato'],
    ['https://127.0.0.1/', '127.0.0.1'],
    ['https://empresa', '«https://empresa»'],
    ['https://intranet/a', 'https://intranet'],
    ['mailto:', 'mailto'],
    ['mailto:ana', 'mailto'],
    ['mailto:ana%20@empresa.com.br', 'mailto'],
    ['mailto:ana@empresa.com.br?bcc=b@c.br', '«bcc»', 'mailto:ana@empresa.com.br'],
    ['mailto:ana@empresa.com.br?subject=Oi&%43C=b@c.br', '«CC»'],
    ['mailto:ana@empresa.com.br?subject=Oi%0D%0ABcc:b@c.br', '«subject»'],
    ['https://google.com@mau.com.br/', 'mau.com.br', '@'],
    ['tel:ligue-ja', 'tel:'],
    ['tel:+550112345', 'tel:'],
    ['contato', '/contato'],
    ['/contato.html', '/contato'],
    ['/contato/', '/contato'],
    ['www.gov.br', 'https://www.gov.br'],
    ['http://www.gov.br', 'https://www.gov.br'],
    ['https:/www.gov.br', '«https:/www.gov.br»'],
    ['ana@empresa.com.br', 'mailto:ana@empresa.com.br'],
    ['javascript:alert(1)', 'javascript:'],
    ['file:///C:/a.pdf', 'file:'],
    ['C:/a.pdf', '«c:»'],
    ['11987654321', '«11987654321»'],
    ['content/posts/artigo.mdx', '/blog/artigo'],
    ['/posts/artigo', '/blog/artigo'],
    ['/lotes', '/lotes-informatica'],
    ['/blog/artigo.mdx', '/blog/artigo'],
    ['/admin', '/admin'],
  ]),
  row('all of these links in one article', 'legal', [
    { edit: article, from: '[contato](/contato)', to: SOUND.map((to) => `[a](${to})`).join(' ') },
  ]),
  ...action([
    ['contato', '/contato'],
    ['/nada', '/nada'],
    ['Toast', 'toast'],
    ['em breve', 'toast'],
    ['/contato agora', 'espaço'],
    ['https://wa.me/', 'wa.me'],
    ['https://wa.me/11987654321', '55'],
  ]),
  ...inPlace(
    'company.yaml',
    '  route: https://www.google.com/maps/dir/?api=1&destination=S%C3%A3o%20Paulo%2C%20SP',
    (written) => `  route: ${written}`,
  )([
    ['https://google.com@mau.com.br/', 'map.route', 'mau.com.br'],
    ['mailto:a@b.com.br', 'map.route', 'https://'],
    ['/contato', 'map.route', 'https://'],
  ]),
  ...inPlace(
    'company.yaml',
    '  embed: https://www.openstreetmap.org/export/embed.html?bbox=-46.6433%2C-23.5555%2C-46.6233%2C-23.5455&layer=mapnik',
    (written) => `  embed: ${written}`,
  )([
    ['https://maps.app.goo.gl/AbCdEf', 'maps.app.goo.gl', 'Incorporar'],
    ['https://www.google.com/maps/place/Retrilha', 'Incorporar'],
    ['https://banana.com.br/mapa', 'banana.com.br'],
    [
      '\'<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>\'',
      'src',
      'https://www.google.com/maps/embed?pb=1',
    ],
    ['http://www.openstreetmap.org/export/embed.html', 'https://www.openstreetmap.org'],
    ['Rua Direita, 10', '«Rua Direita, 10»'],
  ]),
  row('a map of Google to embed', 'legal', [
    {
      edit: 'company.yaml',
      from: 'https://www.openstreetmap.org/export/embed.html?bbox=-46.6433%2C-23.5555%2C-46.6233%2C-23.5455&layer=mapnik',
      to: 'https://www.google.com/maps/embed?pb=!1m18!1m12',
    },
  ]),
  row('drafts that are not finished: fields missing or empty, no text, a photo to come', 'legal', [
    { write: 'lots/novo.yaml', text: 'title: Lote novo\ndraft: true\n' },
    { write: 'lots/outro.yaml', text: 'title: Outro lote\nprice:\nspecs:\ndraft: true\n' },
    { write: 'posts/novo.mdx', text: '---\ntitle: Novo\ndraft: true\n---\n' },
    { write: 'posts/outro.mdx', text: '---\ntitle: Outro\ndraft: true\n---\n\nTexto.\n' },
  ]),
  row(
    'a draft of a wrong shape',
    'refused',
    [{ write: 'lots/novo.yaml', text: 'title: Lote novo\nprice: 15,000\ndraft: true\n' }],
    '15000',
  ),
  row(
    'a draft with a field that does not exist',
    'refused',
    [{ write: 'lots/novo.yaml', text: 'titulo: Lote novo\ndraft: true\n' }],
    '«title»',
  ),
  row(
    'a draft that is published before it is finished',
    'refused',
    [{ write: 'lots/novo.yaml', text: 'title: Lote novo\ndraft: false\n' }],
    'falta este campo',
    'price',
  ),
  row(
    'a draft of a page that must be',
    'refused',
    [{ write: 'messages.yaml', text: 'draft: true\n' }],
    'draft',
  ),
  ...edits('company.yaml')([
    ['  - 2027-01-01', '  - 2026-12-25', '«2026-12-25» já está nesta lista'],
    ['network: LinkedIn', 'network: Instagram', '«Instagram» já está nesta lista'],
    ['      - sábado', '      - sábado\n      - sábado', 'sábado'],
    ['network: Instagram', 'network: TikTok', '«TikTok»'],
    ['  - 2026-12-25', '  - 25/12/2026', '"2026-12-25"'],
    ['  - 2026-12-25', '  - 25/12', '«25/12»'],
  ]),
  ...edits(article)([
    ['  - coleta', '  - coleta\n  - Coleta', '«Coleta» já está nesta lista'],
    ['author: Ana Lima', 'author: Anna Lima', '«Ana Lima»'],
    ['category: Economia Circular', 'category: economia circular', '«Economia Circular»'],
  ]),
  ...edits('services/coleta.yaml')([
    ['  - Caminhão próprio', '  - Caminhão próprio\n  - caminhão próprio', 'já está nesta lista'],
  ]),
  ...edits('pages/layout.yaml')([
    ['copyright: Texto', 'copyright: © {empreza}', '{empreza}', '{empresa}'],
    ['copyright: Texto', 'copyright: © {{empresa}}', '{empresa}'],
    ['copyright: Texto', 'copyright: © {empresa', '{empresa}'],
    ['copyright: Texto', 'copyright: © {Empresa}', '{empresa}'],
  ]),
  ...edits('messages.yaml')([
    ['{lote}', '{lotes}', '{lote}'],
    ['{email}', '{endereco}', '{endereco}'],
  ]),
  ...edits('pages/about.yaml')([['year: 2018', 'year: 218', '218']]),
  ...edits(LOT)([
    ['alt: Notebooks empilhados', 'alt: Notebook', 'descrição'],
    ['alt: Notebooks empilhados', 'alt: notebooks-empilhados.jpg', 'nome de um arquivo'],
    ['pasta/foto.jpg', 'https://fotos.a.br/x.jpg', 'fotos.a.br'],
  ]),
  ...edits('materials/inox.yaml')([['order: 30', 'order: 20', 'cobre.yaml']]),
]
