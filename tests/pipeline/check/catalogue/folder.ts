import { edits, row } from './row'

const LOT = 'lots/notebooks.yaml'
const ARTICLE = 'posts/artigo.mdx'
const COPPER = 'materials/cobre.yaml'
const CERTIFICATE = 'certifications/iso.yaml'

export const folder = [
  ...edits(LOT)([
    [
      'condition: Usado',
      'condition: Us\u0000ado',
      '10:14 arquivo: há um caractere que não é texto (U+0000)',
    ],
  ]),
  row(
    'the same name in capitals',
    'refused',
    [
      { copy: COPPER, to: 'materials/Cobre.yaml' },
      { edit: 'materials/Cobre.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    'content/materials/Cobre.yaml:1:1 arquivo: repete o nome «cobre» de materials/cobre.yaml',
  ),
  row(
    'a missing single document',
    'refused',
    [{ remove: 'pages/scrap.yaml' }],
    'content/pages/scrap.yaml:1:1 arquivo: falta este documento',
  ),
  row(
    'a YAML file that is too large',
    'refused',
    [{ write: CERTIFICATE, text: '# comentário\n'.repeat(20000) }],
    'content/certifications/iso.yaml:1:1 arquivo: o arquivo tem 280 KB; o limite é 200 KB',
  ),
  row('a byte order mark and Windows line ends in an article', 'legal', [
    {
      write: ARTICLE,
      text: '\ufeff---\r\ntitle: Artigo\r\nexcerpt: Resumo.\r\ncategory: Economia Circular\r\ndate: "2026-03-01"\r\nauthor: Ana Lima\r\nimage:\r\n  src: pasta/foto.jpg\r\n  alt: Uma caixa fechada\r\ntags: [coleta]\r\n---\r\nTexto.\r\n',
    },
  ]),
  row('a collection may be empty', 'legal', [{ remove: 'lots' }, { remove: 'certifications' }]),
]
