import { stringify } from 'yaml'
import { edits, row } from './row'

const article = 'posts/artigo.mdx'
const LOT = 'lots/notebooks.yaml'
/** Returns a row that adds a lot with these fields. */
const another = (written: string, fields: Record<string, unknown>, says: string) => {
  const lot = {
    title: 'Notebooks Dell',
    category: 'notebook',
    price: 90,
    originalPrice: 100,
    units: 9,
    description: 'Bons.',
    specs: ['8 GB'],
    condition: 'Usado',
    rating: 4,
    order: 77,
    ...fields,
  }
  return row(written, 'warned', [{ write: 'lots/outro.yaml', text: stringify(lot) }], says)
}

/** Content that is right, but that a colleague would take for a mistake. */
export const warnings = [
  another(
    'a lot that is there twice',
    { title: 'Lote com 10 Notebooks', units: 10 },
    'notebooks.yaml',
  ),
  another('a price far from its category', { price: 9000, originalPrice: 10_000 }, '1.000,00'),
  another('the price of one piece for all', { price: 9, originalPrice: 10, units: 90 }, '0,10'),
  another(
    'a photo of its own that shows another lot',
    {
      title: 'Desktops',
      category: 'desktop',
      illustrative: false,
      photo: { src: 'pasta/foto.jpg', alt: 'Desktops empilhados' },
    },
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
