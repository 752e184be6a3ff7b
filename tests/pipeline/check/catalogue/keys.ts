import { inPlace, legalLots, row } from './row'

const LOT = 'lots/notebooks.yaml'
const key = inPlace(LOT, 'condition: Usado', (written) => written)

/** Names of fields, words of a closed list, and a whole document as Windows writes it. */
export const keys = [
  ...key([
    ['condition:Usado', 'espaço depois de «:»', 'condition: Usado'],
    ['Condition: Usado', '«condition»'],
    ['conditon: Usado', '«condition»'],
    ['condition; Usado', '«campo: valor»'],
    ['condition：Usado', '«campo: valor»'],
    ['“condition”: Usado', 'aspas curvas', 'condition'],
    ['condition:\u00a0Usado', 'espaço que não quebra (U+00A0)'],
    ['condition Usado', 'falta «:»'],
    ['condition: Usado\ncondition: Novo', 'duas vezes'],
    ['- condition: Usado', 'YAML'],
    ['  condition: Usado', 'espaços'],
    ['condition: Usado\n---', 'mais de um documento'],
    ['condition: Usado\n...\nprice: 3', 'documento'],
    ['\u200bcondition: Usado', 'U+200B'],
    ['condition: Usado\npreço: 100', '«price»'],
    ['<<: Usado', '<<'],
    ['condition: Usado\n<<<<<<< HEAD', 'conflito'],
    [
      '<<<<<<< HEAD\ncondition: Usado\n=======\ncondition: Novo\n>>>>>>> ramo',
      'conflito',
      '<<<<<<<',
    ],
  ]),
  legalLots('condition: Usado', (written) => written, [
    'condition : Usado',
    '"condition": Usado',
    'condition:    Usado',
    'condition: Usado   ',
    '# nota\ncondition: Usado',
    '\ncondition: Usado\n',
    'condition:\n  Usado',
    "'condition': 'Usado'",
  ]),
  ...inPlace(
    LOT,
    'category: notebook',
    (written) => `category: ${written}`,
  )([
    ['notebooks', '«notebook»'],
    ['Notebook', '«notebook»'],
    ['laptop', 'desktop, notebook'],
    ['[notebook]', 'lista'],
    ['note book', '«notebook»'],
  ]),
  row('a whole lot of Windows line ends and a byte order mark', 'legal', [
    {
      write: LOT,
      text: '\ufefftitle: Lote com 10 notebooks\r\ncategory: notebook\r\nprice: 100\r\noriginalPrice: 200\r\nunits: 10\r\ndescription: >-\r\n  Usados,\r\n  bons.\r\nspecs:\r\n  - 8 GB\r\ncondition: Usado\r\nrating: 4.5\r\norder: 10\r\n',
    },
  ]),
]
