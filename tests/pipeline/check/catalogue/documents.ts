import { edits, inPlace, row } from './row'

const LOT = 'lots/notebooks.yaml'
const ARTICLE = 'posts/artigo.mdx'
const COPPER = 'materials/cobre.yaml'
const COMPANY = 'company.yaml'
const CERTIFICATE = 'certifications/iso.yaml'

export const documents = [
  ...edits('services/coleta.yaml')([
    ['icon: ', 'zzzzzzzz: 1\nicon: ', '1:1 zzzzzzzz: este campo não existe'],
    ['icon: caminhao', 'icon: caminhão', '1:7 icon: «caminhão» não está na lista'],
  ]),
  ...inPlace(
    LOT,
    'condition: Usado',
    (written) => written,
  )([
    ['condition: ""', '10:12 condition: está vazio'],
    [
      'condition: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      '10:12 condition: tem 121 letras; o máximo é 120',
    ],
    [
      'condition: Usado: sim',
      '10:1 YAML: o valor tem «:» no fim ou seguido de espaço, que é um sinal',
    ],
    [
      'condition: &estado Usado',
      '10:20 condition: & e * no começo de um valor têm outro sentido em YAML',
    ],
  ]),
  ...edits(LOT)([
    ['  alt: Notebooks empilhados\n', '', '13:3 photo.alt: falta este campo'],
    [
      'description: Notebooks usados.',
      'description: "   "',
      '6:14 description: está só com espaços',
    ],
    [
      'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados',
      'photo: pasta/foto.jpg',
      '12:8 photo: devia ter campos próprios, mas é um texto',
    ],
    [
      '  src: pasta/foto.jpg',
      `  src: pasta/${'f'.repeat(300)}.jpg`,
      '13:8 photo.src: tem 310 letras; o máximo é 300 — corte 10 letras',
    ],
    ['  src: pasta', ' src: pasta', '13:1 YAML: falta um espaço no começo desta linha'],
    ['  - SSD', '  -SSD', 'YAML: falta um espaço depois do hífen — escreva - SSD'],
    [
      'description: Notebooks usados.',
      'description: >-\nNotebooks usados.',
      'o texto embaixo de >- ou |- começa dois espaços mais para dentro',
    ],
    ['price: 100', ' price: 100', '3:1 YAML: sobra um espaço no começo desta linha'],
    ['price: 100', '  price: 100', '3:1 YAML: sobram 2 espaços no começo desta linha'],
    [
      'price: 100',
      'price: 100\n__proto__:\n  draft: true',
      '4:1 __proto__: «__proto__» não pode ser nome de campo',
    ],
  ]),
  ...inPlace(
    COPPER,
    '2026-11-20: 4.5',
    (written) => written,
  )([
    [
      '2026-11-20: 4.5\n2026-11-21: 4.6',
      '5:1 2026-11-21: este campo não existe — um dia é de um grupo, como pricePerKg: comece a linha com 2 espaços',
    ],
    ['2026-11-20: -4.5', '4:15 pricePerKg.2026-11-20: -4.5 não é maior que 0'],
    ['2026-11-20: 4.555555', '4:15 pricePerKg.2026-11-20: tem mais de duas casas decimais'],
    [
      '2026-11-20: 4.555',
      '4:15 pricePerKg.2026-11-20: «4.555» pode ser 4555 ou 4.55 — escreva 4555',
    ],
  ]),
  ...edits(COPPER)([['group: metais\n', '', '1:1 group: falta este campo']]),
  ...edits('pages/home.yaml')([
    ['    - cobre\n', '', '16:5 ticker.materials: tem 3 itens; o certo é 4'],
  ]),
  ...edits(ARTICLE)([
    [
      'category: Economia Circular',
      'category: Receitas',
      '4:11 category: «Receitas» não está na lista',
    ],
  ]),
  ...edits(COMPANY)([
    [
      '- segunda',
      '- segunda-feira',
      '19:9 openingHours[1].days[1]: «segunda-feira» não está na lista',
    ],
  ]),
  ...edits('pages/layout.yaml')([
    [
      'href: /sobre',
      'href: javascript:alert(1)',
      '15:11 navigation[6].href: «javascript:alert(1)» não é um link aceito',
    ],
  ]),
  ...edits('messages.yaml')([
    ['{lote}', '{loto}', '3:14 requests.lot.subject: lugar desconhecido {loto}'],
  ]),
  row(
    'a document that is a list',
    'refused',
    [{ write: CERTIFICATE, text: '- name: ISO\n' }],
    'content/certifications/iso.yaml:1:1 documento: o documento não tem campos',
  ),
  row(
    'a document of comments only',
    'refused',
    [{ write: CERTIFICATE, text: '# nada\n' }],
    'content/certifications/iso.yaml:1:1 documento: o documento está vazio',
  ),
  row(
    'a line that starts with a percent sign',
    'refused',
    [{ write: CERTIFICATE, text: '%YAML 1.1\n---\nname: ISO\ndescription: D\norder: 10\n' }],
    'content/certifications/iso.yaml:1:1 YAML: a escrita não segue as regras',
  ),
  row(
    'a list as a field name',
    'refused',
    [{ write: CERTIFICATE, text: '? [a]\n: b\n' }],
    'content/certifications/iso.yaml:1:3 YAML: a escrita não segue as regras',
  ),
]
