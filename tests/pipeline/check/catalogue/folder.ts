import { edits, row } from './row'

const LOT = 'lots/notebooks.yaml'
const ARTICLE = 'posts/artigo.mdx'
const COPPER = 'materials/cobre.yaml'
const COMPANY = 'company.yaml'
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
    'a document in a subfolder',
    'refused',
    [
      { copy: COPPER, to: 'materials/a/bronze.yaml' },
      { edit: 'materials/a/bronze.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    'content/materials/a/bronze.yaml:1:1 arquivo: está numa pasta dentro de content/materials',
  ),
  row(
    'the ending .yml',
    'refused',
    [
      { copy: COPPER, to: 'materials/bronze.yml' },
      { edit: 'materials/bronze.yml', from: 'order: 20', to: 'order: 25' },
    ],
    'content/materials/bronze.yml:1:1 arquivo: a terminação do nome é .yml, e não é .yaml',
  ),
  row(
    'the ending .txt',
    'refused',
    [
      { copy: COPPER, to: 'materials/bronze.txt' },
      { edit: 'materials/bronze.txt', from: 'order: 20', to: 'order: 25' },
    ],
    'content/materials/bronze.txt:1:1 arquivo: a terminação do nome é .txt, e não é .yaml',
  ),
  row(
    'a page that does not exist',
    'refused',
    [{ copy: 'pages/home.yaml', to: 'pages/hom.yaml' }],
    'content/pages/hom.yaml:1:1 arquivo: não há página com este nome',
  ),
  row(
    'a misspelt single document',
    'refused',
    [{ copy: COMPANY, to: 'Company.yml' }, { remove: COMPANY }],
    'content/Company.yml:1:1 arquivo: o nome do arquivo está errado',
  ),
  row(
    'a missing single document',
    'refused',
    [{ remove: 'pages/scrap.yaml' }],
    'content/pages/scrap.yaml:1:1 arquivo: falta este documento',
  ),
  row(
    'a hidden document',
    'refused',
    [
      { copy: COPPER, to: 'materials/.bronze.yaml' },
      { edit: 'materials/.bronze.yaml', from: 'order: 20', to: 'order: 25' },
    ],
    'content/materials/.bronze.yaml:1:1 arquivo: o nome começa com ponto e o documento ficaria escondido',
  ),
  row('hidden files of a file manager', 'legal', [
    { write: '.DS_Store', text: 'x' },
    { write: 'lots/.gitkeep', text: '' },
  ]),
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
