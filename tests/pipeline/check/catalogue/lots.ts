import { edits, inPlace, row } from './row'

const LOT = 'lots/notebooks.yaml'

export const lots = [
  ...inPlace(
    LOT,
    'order: 10',
    (written) => `${written}\norder: 10`,
  )([
    ['status: vendida', '15:9 status: «vendida» não está na lista'],
    ['status: vendido', '15:9 status: o lote está vendido, mas falta o dia'],
    ['statusOn: "2026-11-20"', '15:11 statusOn: há um dia de situação, mas nenhuma situação'],
    [
      'status: vendido\nstatusOn: "2026-11-20"\nreservedUntil: "2026-11-27"',
      '17:16 reservedUntil: só um lote reservado tem fim de reserva',
    ],
    [
      'status: reservado\nstatusOn: "2026-11-20"\nreservedUntil: "2026-11-02"',
      '17:16 reservedUntil: 2026-11-02 é antes de statusOn, 2026-11-20',
    ],
    [
      'status: vendido\nenteredOn: "2026-11-21"\nstatusOn: "2026-11-20"\nupdatedOn: "2026-11-19"\noriginalPriceOn: "2026-11-20"',
      '17:11 statusOn: 2026-11-20 é antes de enteredOn, 2026-11-21',
      '18:12 updatedOn: 2026-11-19 é antes de enteredOn, 2026-11-21',
      '18:12 updatedOn: 2026-11-19 é antes de originalPriceOn, 2026-11-20',
      '19:18 originalPriceOn: 2026-11-20 é antes de enteredOn, 2026-11-21',
    ],
    ['code: rt 512', '15:7 code: «rt 512» não é um código de lote'],
    [
      'morePhotos:\n  - src: pasta/foto.jpg\n    alt: Notebooks de lado',
      '16:10 morePhotos[1].src: a foto pasta/foto.jpg já está neste lote',
    ],
    ['functionalGrade: E', '15:18 functionalGrade: «E» não está na lista'],
  ]),
  ...edits(LOT, 'legal')([['originalPrice: 200\n', '']]),
  ...edits('pages/lot.yaml')([
    ['minKg: 58', 'minKg: 60', '5:14 impact.factors[1].maxKg: 58 é menor que o mínimo, 60'],
  ]),
  row('everything that a lot can say', 'legal', [
    { copy: 'photos/pasta/foto.jpg', to: 'photos/pasta/lado.jpg' },
    {
      edit: LOT,
      from: 'order: 10',
      to: 'morePhotos:\n  - src: pasta/lado.jpg\n    alt: Notebooks de lado\ncode: RT-0512\nstatus: reservado\nstatusOn: "2026-11-20"\nreservedUntil: "2026-11-27"\nenteredOn: "2026-11-01"\nupdatedOn: "2026-11-20"\noriginalPriceOn: "2026-11-10"\nfunctionalGrade: A\ncosmeticGrade: B\nconfiguration:\n  memory: 8 GB\npickup:\n  city: São Paulo, SP\nfreight:\n  weightKg: 46.5\nincluded:\n  - document: laudo\nquestions:\n  - question: Posso ver?\n    answer: Sim.\nreuseDevice: tablet\norder: 10',
    },
  ]),
  row(
    'the day of a price that is not there',
    'refused',
    [
      { edit: LOT, from: 'originalPrice: 200\n', to: '' },
      { edit: LOT, from: 'order: 10', to: 'originalPriceOn: "2026-11-10"\norder: 10' },
    ],
    'content/lots/notebooks.yaml:14:18 originalPriceOn: há o dia do preço original, mas não o preço',
  ),
  row(
    'a code that two lots have',
    'refused',
    [
      { edit: LOT, from: 'order: 10', to: 'code: RT-0512\norder: 10' },
      { copy: LOT, to: 'lots/tablets.yaml' },
      { edit: 'lots/tablets.yaml', from: 'order: 10', to: 'order: 20' },
    ],
    'content/lots/tablets.yaml:15:7 code: o código RT-0512 já é do lote notebooks.yaml',
  ),
  row(
    'further photos without a first',
    'refused',
    [
      {
        edit: LOT,
        from: 'order: 10',
        to: 'morePhotos:\n  - src: pasta/foto.jpg\n    alt: Notebooks de lado\norder: 10',
      },
      { edit: LOT, from: 'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados\n', to: '' },
    ],
    'content/lots/notebooks.yaml:13:3 morePhotos: há outras fotos, mas não a primeira',
  ),
  row(
    'a reuse without units and without factor',
    'refused',
    [
      { edit: LOT, from: 'order: 10', to: 'reuseDevice: tablet\norder: 10' },
      { edit: LOT, from: 'units: 10\n', to: '' },
      { edit: 'pages/lot.yaml', from: 'device: tablet', to: 'device: smartphone' },
    ],
    'content/lots/notebooks.yaml:14:14 reuseDevice: não há fator de reuso para tablet',
    'content/lots/notebooks.yaml:14:14 reuseDevice: a estimativa de reuso precisa das unidades',
    'content/pages/lot.yaml:9:15 impact.factors[2].device: já há um fator para smartphone',
  ),
  row(
    'a lot with the name of another page',
    'refused',
    [
      { copy: LOT, to: 'lots/comparar.yaml' },
      { edit: 'lots/comparar.yaml', from: 'order: 10', to: 'order: 20' },
    ],
    'content/lots/comparar.yaml:1:1 documento: /lotes-informatica/comparar é o endereço de outra página',
  ),
]
