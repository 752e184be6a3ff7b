import { edits, row } from './row'

const article = 'posts/artigo.mdx'
const LOT = 'lots/notebooks.yaml'
const again = (slug: string, text: string) => ({ write: `lots/${slug}.yaml`, text })
const lot = (title: string, more = '') =>
  `title: ${title}\ncategory: notebook\nprice: 90\noriginalPrice: 100\nunits: 9\ndescription: Bons.\nspecs:\n  - 8 GB\ncondition: Usado\nrating: 4\norder: 77\n${more}`

/** What is right and yet looks like a mistake to a colleague. */
export const warnings = [
  row(
    'a lot that is there twice',
    'warned',
    [again('outro', lot('Lote com 10 Notebooks').replace('units: 9', 'units: 10'))],
    'notebooks.yaml',
  ),
  row(
    'a price far from its category',
    'warned',
    [
      again(
        'outro',
        lot('Notebooks Dell').replace(
          'price: 90\noriginalPrice: 100',
          'price: 9000\noriginalPrice: 10000',
        ),
      ),
    ],
    '1.000,00',
  ),
  row(
    'the price of one piece for all',
    'warned',
    [
      again(
        'outro',
        lot('Notebooks Dell').replace(
          'price: 90\noriginalPrice: 100\nunits: 9',
          'price: 9\noriginalPrice: 10\nunits: 90',
        ),
      ),
    ],
    '0,10',
  ),
  row(
    'a photo of its own that shows another lot',
    'warned',
    [
      again(
        'outro',
        lot(
          'Desktops',
          'illustrative: false\nphoto:\n  src: pasta/foto.jpg\n  alt: Desktops empilhados\n',
        ).replace('notebook', 'desktop'),
      ),
    ],
    '«notebooks»',
  ),
  row(
    'a material twice',
    'warned',
    [
      { copy: 'materials/cobre.yaml', to: 'materials/cobre-2.yaml' },
      { edit: 'materials/cobre-2.yaml', from: 'order: 20', to: 'order: 99' },
    ],
    'cobre',
  ),
  row('an article twice', 'warned', [{ copy: article, to: 'posts/artigo-2.mdx' }], 'artigo'),
  ...edits(
    LOT,
    'warned',
  )([
    ['originalPrice: 200', 'originalPrice: 900', '89%'],
    ['originalPrice: 200', 'originalPrice: 100.1', '0%'],
    ['units: 10', 'units: 12', '10', '12'],
    ['alt: Notebooks empilhados', 'alt: Foto de notebooks empilhados', '«Foto»'],
    [
      'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados\n',
      'illustrative: true\n',
      'ilustrativa',
    ],
    [
      'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados\n',
      'illustrative: false\n',
      'do próprio lote',
    ],
  ]),
  ...edits(article, 'warned')([['2026-03-01', '2099-03-01', '01/03/2099']]),
  ...edits(
    'certifications/iso.yaml',
    'warned',
  )([['order: 10', 'validUntil: "2024-12-31"\norder: 10', '31/12/2024']]),
  ...edits(
    'company.yaml',
    'warned',
  )([
    ['0001-95', '0001-96', '95'],
    ['12.345.678/0001-95', '12.ABC.345/01DE-36', '35'],
    ['+551134567890', '+552034567890', 'DDD 20'],
    ['+5511987654321', '+5510987654321', 'DDD 10'],
  ]),
]
