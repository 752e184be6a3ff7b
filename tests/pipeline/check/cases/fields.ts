import type { Case } from '../broken-content'

export const fields: Case[] = [
  {
    name: 'an unknown field at the top',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'price: 100\nprise: 90' }],
    lines: ['content/lots/notebooks.yaml:4:1 prise: este campo não existe — queria dizer «price»?'],
  },
  {
    name: 'an unknown field two levels down',
    changes: [{ edit: 'company.yaml', from: '  city: ', to: '  cidade: Santos\n  city: ' }],
    lines: [
      'content/company.yaml:11:3 address.cidade: este campo não existe — queria dizer «city»?',
    ],
  },
  {
    name: 'an unknown field in an item of a list',
    changes: [
      { edit: 'pages/about.yaml', from: '  - year: 2018', to: '  - yaer: 2018\n    year: 2018' },
    ],
    lines: [
      'content/pages/about.yaml:43:5 timelineItems[1].yaer: este campo não existe — queria dizer «year»?',
    ],
  },
  {
    name: 'an unknown field unlike any other',
    changes: [{ edit: 'services/coleta.yaml', from: 'icon: ', to: 'zzzzzzzz: 1\nicon: ' }],
    lines: [
      'content/services/coleta.yaml:1:1 zzzzzzzz: este campo não existe — apague a linha; os ' +
        'campos são: icon, title, description, summary, features, priceLabel, price, action, order, draft',
    ],
  },
  {
    name: 'an unknown field in front matter',
    changes: [{ edit: 'posts/artigo.mdx', from: 'author: ', to: 'autor: Ana\nauthor: ' }],
    lines: ['content/posts/artigo.mdx:6:1 autor: este campo não existe — queria dizer «author»?'],
  },
  {
    name: 'a missing field',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100\n', to: '' }],
    lines: [
      'content/lots/notebooks.yaml:1:1 price: falta este campo — acrescente «price:». Preço do ' +
        'lote inteiro em reais, só o número: 15000 aparece como R$ 15.000; 15000.5 tem centavos.',
    ],
  },
  {
    name: 'a missing field in a nested group',
    changes: [{ edit: 'lots/notebooks.yaml', from: '  alt: Notebooks empilhados\n', to: '' }],
    lines: [
      'content/lots/notebooks.yaml:13:3 photo.alt: falta este campo — acrescente «alt:». O que ' +
        'se vê na foto, para quem não a vê. Até 160 letras. Exemplo: Pilhas de notebooks usados, ' +
        'um deles aberto e ligado.',
    ],
  },
  {
    name: 'a missing field with fixed choices',
    changes: [{ edit: 'materials/cobre.yaml', from: 'group: metais\n', to: '' }],
    lines: [
      'content/materials/cobre.yaml:1:1 group: falta este campo — acrescente «group:». Em que ' +
        'parte do painel aparece: metais, eletronicos ou papel-plastico.',
    ],
  },
  {
    name: 'an empty required field',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'price:' }],
    lines: [
      'content/lots/notebooks.yaml:3:1 price: está vazio — escreva um valor. Preço do lote ' +
        'inteiro em reais, só o número: 15000 aparece como R$ 15.000; 15000.5 tem centavos.',
    ],
  },
  {
    name: 'an explicit null',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'title: Lote com 10 notebooks', to: 'title: null' },
    ],
    lines: [
      'content/lots/notebooks.yaml:1:1 title: «null» é lido como vazio — se é um texto, ponha ' +
        'entre aspas: "null"',
    ],
  },
  {
    name: 'an empty optional field',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'units: 10', to: 'units:' }],
    lines: [
      'content/lots/notebooks.yaml:5:1 units: está vazio — escreva um valor ou apague a linha',
    ],
  },
  {
    name: 'an empty text',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: ""' }],
    lines: [
      'content/lots/notebooks.yaml:10:12 condition: está vazio — escreva um texto. Estado ' +
        'funcional e estético, até 120 letras. Exemplo: Usado, testado, com marcas de uso.',
    ],
  },
  {
    name: 'a text of blanks',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'description: Notebooks usados.',
        to: 'description: "   "',
      },
    ],
    lines: ['content/lots/notebooks.yaml:6:14 description: está só com espaços — escreva o texto'],
  },
  {
    name: 'blanks at the end of a line of text',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: "Usado "' }],
    lines: [
      'content/lots/notebooks.yaml:10:12 condition: tem espaço sobrando no começo ou no fim, ou ' +
        'uma quebra de linha — deixe o texto em uma linha só, sem espaços nas pontas',
    ],
  },
  {
    name: 'a text that is too long',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'condition: Usado',
        to:
          'condition: ' +
          'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:10:12 condition: tem 121 letras; o máximo é 120 — corte 1 letra',
    ],
  },
  {
    name: 'a number where a text belongs',
    changes: [{ edit: 'materials/cobre.yaml', from: 'name: cobre', to: 'name: 2024' }],
    lines: [
      'content/materials/cobre.yaml:1:7 name: «2024» é lido como número — ponha entre aspas: "2024"',
    ],
  },
  {
    name: 'a truth value where a text belongs',
    changes: [{ edit: 'materials/cobre.yaml', from: 'status: Comprando', to: 'status: true' }],
    lines: [
      'content/materials/cobre.yaml:6:9 status: «true» é lido como verdadeiro ou falso — ponha ' +
        'entre aspas: "true"',
    ],
  },
  {
    name: 'a list where a text belongs',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition: [Usado]' }],
    lines: [
      'content/lots/notebooks.yaml:10:12 condition: devia ser um texto, mas é uma lista — ' +
        'escreva o texto entre aspas: "[Usado]"',
    ],
  },
  {
    name: 'a group where a text belongs',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'condition: Usado', to: 'condition:\n  a: b' }],
    lines: [
      'content/lots/notebooks.yaml:11:3 condition: devia ser um texto, mas é um grupo de campos ' +
        '— escreva o texto entre aspas: "a: b"',
    ],
  },
  {
    name: 'a text where a list belongs',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'specs:\n  - 8 GB de RAM\n  - SSD de 240 GB',
        to: 'specs: 8 GB de RAM',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:7:8 specs: devia ser uma lista, mas é um texto — escreva um ' +
        'item por linha, cada um começando com "- ": - 8 GB de RAM',
    ],
  },
  {
    name: 'a text where a group belongs',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'photo:\n  src: pasta/foto.jpg\n  alt: Notebooks empilhados',
        to: 'photo: pasta/foto.jpg',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:12:8 photo: devia ter campos próprios, mas é um texto — ' +
        'escreva embaixo, dois espaços para dentro: src, alt',
    ],
  },
  {
    name: 'a text where a number belongs',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'rating: 4.5', to: 'rating: ótimo' }],
    lines: [
      'content/lots/notebooks.yaml:11:9 rating: «ótimo» não é um número aceito — escreva ' +
        'só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'yes instead of true',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'order: 10', to: 'order: 10\ndraft: yes' }],
    lines: [
      'content/lots/notebooks.yaml:16:8 draft: «yes» não é true nem false — escreva true, sem aspas',
    ],
  },
  {
    name: 'true in quotes',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'order: 10', to: 'order: 10\ndraft: "true"' }],
    lines: [
      'content/lots/notebooks.yaml:16:8 draft: «true» não é true nem false — escreva true, sem aspas',
    ],
  },
  {
    name: 'an empty list',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'specs:\n  - 8 GB de RAM\n  - SSD de 240 GB',
        to: 'specs: []',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:7:8 specs: tem 0 itens; o mínimo é 1 — acrescente os que faltam',
    ],
  },
  {
    name: 'an empty item',
    changes: [{ edit: 'lots/notebooks.yaml', from: '  - 8 GB de RAM', to: '  -' }],
    lines: [
      'content/lots/notebooks.yaml:8:4 specs[1]: está vazio — escreva um valor. Um fato por ' +
        'linha, até 120 letras. Exemplo: 8 GB de RAM, SSD de 240 GB.',
    ],
  },
  {
    name: 'a wrong item in a list',
    changes: [{ edit: 'lots/notebooks.yaml', from: '  - 8 GB de RAM', to: '  - 8' }],
    lines: [
      'content/lots/notebooks.yaml:8:5 specs[1]: «8» é lido como número — ponha entre aspas: "8"',
    ],
  },
  {
    name: 'a list of the wrong length',
    changes: [{ edit: 'pages/home.yaml', from: '    - cobre\n', to: '' }],
    lines: [
      'content/pages/home.yaml:20:5 ticker.materials: tem 3 itens; o certo é 4 — acrescente os que faltam',
    ],
  },
]
