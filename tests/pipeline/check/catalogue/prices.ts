import { edits, inPlace } from './row'

const COPPER = 'materials/cobre.yaml'

export const prices = [
  ...edits(
    COPPER,
    'legal',
  )([
    ['pricePerKg:\n  2026-11-20: 4.5\n', 'pricePerKg:\n  2026-11-21: 4.75\n  2026-11-20: 4.5\n'],
    ['pricePerKg:\n  2026-11-20: 4.5\n', 'pricePerKg:\n  "2026-11-20": 4.5\n'],
    [
      'pricePerKg:\n  2026-11-20: 4.5\n',
      'pricePerKg:\n  2026-11-22: 45\n  2026-11-21: 6\n  2026-11-20: 4.5\nconfirmedOn: "2026-11-22"\n',
    ],
  ]),
  ...edits(
    COPPER,
    'warned',
  )([
    [
      '  2026-11-20: 4.5\n',
      '  2026-11-21: 6.00\n  2026-11-20: 4.5\n',
      '4:15 pricePerKg.2026-11-21: o preço sobe 33,3% de uma vez, de R$ 4,50 para R$ 6,00',
    ],
    [
      '  2026-11-20: 4.5\n',
      '  2026-11-21: 3.00\n  2026-11-20: 4.5\n',
      '4:15 pricePerKg.2026-11-21: o preço cai 33,3% de uma vez, de R$ 4,50 para R$ 3,00',
    ],
  ]),
  ...inPlace(
    COPPER,
    'pricePerKg:\n  2026-11-20: 4.5\n',
    (written) => written,
  )([
    [
      'pricePerKg:\n  2026-11-21: 45\n  2026-11-20: 4.5\n',
      '4:15 pricePerKg.2026-11-21: o preço sobe 900% de uma vez, de R$ 4,50 para R$ 45,00 ' +
        '(vírgula trocada?) — confira-o; se está certo, escreva confirmedOn: "2026-11-21" abaixo dos preços',
    ],
    [
      'pricePerKg:\n  2026-11-21: 1.75\n  2026-11-20: 4.5\n',
      '4:15 pricePerKg.2026-11-21: o preço cai 61,1% de uma vez, de R$ 4,50 para R$ 1,75 — confira-o',
    ],
    [
      'pricePerKg:\n  2026-11-22: 45\n  2026-11-21: 45\n  2026-11-20: 4.5\nconfirmedOn: "2026-11-20"\n',
      '5:15 pricePerKg.2026-11-21: o preço sobe 900% de uma vez',
    ],
    [
      'pricePerKg:\n  2026-11-20: 4.5\nconfirmedOn: "2026-11-19"\n',
      '5:14 confirmedOn: não há preço do dia 2026-11-19',
    ],
    ['pricePerKg: 41.5\n', '3:13 pricePerKg: «41.5» não diz desde que dia vale'],
    ['pricePerKg:\n', '3:1 pricePerKg: está vazio'],
    ['pricePerKg: {}\n', '3:13 pricePerKg: não tem preço'],
    ['pricePerKg:\n  - 2026-11-20: 4.5\n', '4:3 pricePerKg: é uma lista com hifens'],
    [
      'pricePerKg:\n  2026-11-20: "4.5"\n',
      '4:15 pricePerKg.2026-11-20: «4.5» está entre aspas e não conta como número',
    ],
    ['pricePerKg:\n  2026-11-21:\n  2026-11-20: 4.5\n', '4:3 pricePerKg.2026-11-21: está vazio'],
    [
      'pricePerKg:\n  21/11/2026: 4.5\n',
      '4:3 pricePerKg.21/11/2026: «21/11/2026» não é um dia AAAA-MM-DD',
    ],
    ['pricePerKg:\n  2026-11-31: 4.5\n', '4:3 pricePerKg.2026-11-31: o dia 2026-11-31 não existe'],
    ['pricePerKg:\n  2026-20-11: 4.5\n', '4:3 pricePerKg.2026-20-11: o dia 2026-20-11 não existe'],
    [
      'pricePerKg:\n  2026-11-20: 4.75\n  2026-11-20: 4.5\n',
      '5:3 pricePerKg.2026-11-20: o dia 2026-11-20 aparece duas vezes',
    ],
    [
      'pricePerKg:\n  2026-11-20: 4.5\n  2026-11-21: 4.75\n',
      '5:15 pricePerKg.2026-11-21: o preço de 2026-11-21 está abaixo do de 2026-11-20, que é',
    ],
    [
      'pricePerKg:\n  2062-11-20: 4.75\n  2026-11-20: 4.5\n',
      '4:15 pricePerKg.2062-11-20: o dia 2062-11-20 está a mais de 60 dias',
    ],
  ]),
]
