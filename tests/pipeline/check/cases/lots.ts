import type { Case } from '../broken-content'

const LOT = 'lots/notebooks.yaml'
const more = (text: string) => [{ edit: LOT, from: 'order: 10', to: `${text}\norder: 10` }]
const PHOTO = '\n  - src: pasta/foto.jpg\n    alt: Notebooks de lado'

export const lots: Case[] = [
  {
    name: 'everything that a lot can say is no error',
    changes: [
      { copy: 'photos/pasta/foto.jpg', to: 'photos/pasta/lado.jpg' },
      ...more(
        `morePhotos:${PHOTO.replace('foto', 'lado')}\ncode: RT-0512\nstatus: reservado\nstatusOn: ` +
          '"2026-11-20"\nreservedUntil: "2026-11-27"\nenteredOn: "2026-11-01"\nupdatedOn: ' +
          '"2026-11-20"\noriginalPriceOn: "2026-11-10"\nfunctionalGrade: A\ncosmeticGrade: ' +
          'B\nconfiguration:\n  memory: 8 GB\npickup:\n  city: São Paulo, SP\nfreight:\n  weightKg: ' +
          '46.5\nincluded:\n  - document: laudo\nquestions:\n  - question: Posso ver?\n    answer: ' +
          'Sim.\nreuseDevice: tablet',
      ),
    ],
    lines: [],
  },
  {
    name: 'a status that does not exist',
    changes: more('status: vendida'),
    lines: [
      'content/lots/notebooks.yaml:15:9 status: «vendida» não está na lista — queria dizer ' +
        '«vendido»? Escolha uma destas: disponível, reservado, vendido',
    ],
  },
  {
    name: 'a sold lot without its day',
    changes: more('status: vendido'),
    lines: [
      'content/lots/notebooks.yaml:15:9 status: o lote está vendido, mas falta o dia — ' +
        'acrescente statusOn com o dia em que isso aconteceu, como "2026-11-20"',
    ],
  },
  {
    name: 'a day of a status without one',
    changes: more('statusOn: "2026-11-20"'),
    lines: [
      'content/lots/notebooks.yaml:15:11 statusOn: há um dia de situação, mas nenhuma situação ' +
        '— acrescente status: reservado ou status: vendido, ou apague a linha',
    ],
  },
  {
    name: 'the end of a reservation without one',
    changes: more('status: vendido\nstatusOn: "2026-11-20"\nreservedUntil: "2026-11-27"'),
    lines: [
      'content/lots/notebooks.yaml:17:16 reservedUntil: só um lote reservado tem fim de reserva ' +
        '— escreva status: reservado ou apague a linha',
    ],
  },
  {
    name: 'a reservation that ends before it begins',
    changes: more('status: reservado\nstatusOn: "2026-11-20"\nreservedUntil: "2026-11-02"'),
    lines: [
      'content/lots/notebooks.yaml:17:16 reservedUntil: 2026-11-02 é antes de statusOn, 2026-11-20 ' +
        '— corrija um dos dois dias',
    ],
  },
  {
    name: 'days in an order that cannot be',
    changes: more(
      'status: vendido\nenteredOn: "2026-11-21"\nstatusOn: "2026-11-20"\nupdatedOn: ' +
        '"2026-11-19"\noriginalPriceOn: "2026-11-20"',
    ),
    lines: [
      'content/lots/notebooks.yaml:17:11 statusOn: 2026-11-20 é antes de enteredOn, 2026-11-21 — ' +
        'corrija um dos dois dias',
      'content/lots/notebooks.yaml:18:12 updatedOn: 2026-11-19 é antes de enteredOn, 2026-11-21 ' +
        '— corrija um dos dois dias',
      'content/lots/notebooks.yaml:18:12 updatedOn: 2026-11-19 é antes de originalPriceOn, ' +
        '2026-11-20 — corrija um dos dois dias',
      'content/lots/notebooks.yaml:19:18 originalPriceOn: 2026-11-20 é antes de enteredOn, ' +
        '2026-11-21 — corrija um dos dois dias',
    ],
  },
  {
    name: 'a lot without discount is no error',
    changes: [{ edit: LOT, from: 'originalPrice: 200\n', to: '' }],
    lines: [],
  },
  {
    name: 'the day of a price that is not there',
    changes: [
      { edit: LOT, from: 'originalPrice: 200\n', to: '' },
      ...more('originalPriceOn: "2026-11-10"'),
    ],
    lines: [
      'content/lots/notebooks.yaml:14:18 originalPriceOn: há o dia do preço original, mas não o ' +
        'preço — acrescente originalPrice ou apague a linha',
    ],
  },
  {
    name: 'a year that cannot be',
    changes: more('enteredOn: "0206-11-21"'),
    lines: [
      'content/lots/notebooks.yaml:15:12 enteredOn: o ano 0206 não parece certo — escreva o ano ' +
        'com quatro algarismos, como 2026',
    ],
  },
  {
    name: 'a code in another form',
    changes: more('code: rt 512'),
    lines: [
      'content/lots/notebooks.yaml:15:7 code: «rt 512» não é um código de lote — escreva de ' +
        '2 a 4 letras maiúsculas, hífen e de 3 a 6 números, como RT-0512',
    ],
  },
  {
    name: 'a code that two lots have',
    changes: [
      ...more('code: RT-0512'),
      { copy: LOT, to: 'lots/tablets.yaml' },
      { edit: 'lots/tablets.yaml', from: 'order: 10', to: 'order: 20' },
    ],
    lines: [
      'content/lots/tablets.yaml:15:7 code: o código RT-0512 já é do lote notebooks.yaml — dê ' +
        'um código diferente a cada lote',
    ],
  },
  {
    name: 'a photo twice in a lot',
    changes: more(`morePhotos:${PHOTO}`),
    lines: [
      'content/lots/notebooks.yaml:16:10 morePhotos[1].src: a foto pasta/foto.jpg já está neste ' +
        'lote — apague uma das duas',
    ],
  },
  {
    name: 'further photos without a first',
    changes: [
      ...more(`morePhotos:${PHOTO}`),
      { edit: LOT, from: 'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados\n', to: '' },
    ],
    lines: [
      'content/lots/notebooks.yaml:13:3 morePhotos: há outras fotos, mas não a primeira — ' +
        'acrescente photo com a foto principal',
    ],
  },
  {
    name: 'a grade that does not exist',
    changes: more('functionalGrade: E'),
    lines: [
      'content/lots/notebooks.yaml:15:18 functionalGrade: «E» não está na lista — queria ' +
        'dizer «A»? Escolha uma destas: A, B, C, D',
    ],
  },
  {
    name: 'a document twice',
    changes: more('included:\n  - document: laudo\n  - document: laudo'),
    lines: [
      'content/lots/notebooks.yaml:17:15 included[2].document: «laudo» já está nesta lista — ' +
        'apague um dos dois ou escreva outro',
    ],
  },
  {
    name: 'a reuse without units and without factor',
    changes: [
      ...more('reuseDevice: tablet'),
      { edit: LOT, from: 'units: 10\n', to: '' },
      { edit: 'pages/lot.yaml', from: 'device: tablet', to: 'device: smartphone' },
    ],
    lines: [
      'content/lots/notebooks.yaml:14:14 reuseDevice: não há fator de reuso para tablet — ' +
        'acrescente-o em impact.factors de pages/lot.yaml, com a fonte, ou apague a linha',
      'content/lots/notebooks.yaml:14:14 reuseDevice: a estimativa de reuso precisa das unidades ' +
        '— acrescente units ou apague a linha',
      'content/pages/lot.yaml:18:15 impact.factors[2].device: já há um fator para smartphone — apague um dos dois',
    ],
  },
  {
    name: 'a factor whose bounds are exchanged',
    changes: [{ edit: 'pages/lot.yaml', from: 'minKg: 58', to: 'minKg: 60' }],
    lines: [
      'content/pages/lot.yaml:14:14 impact.factors[1].maxKg: 58 é menor que o mínimo, 60 — troque os dois números',
    ],
  },
  {
    name: 'a lot with the name of another page',
    changes: [
      { copy: LOT, to: 'lots/comparar.yaml' },
      { edit: 'lots/comparar.yaml', from: 'order: 10', to: 'order: 20' },
    ],
    lines: [
      'content/lots/comparar.yaml:1:1 documento: /lotes-informatica/comparar é o endereço de ' +
        'outra página — dê outro nome ao arquivo',
    ],
  },
]
