import type { Case } from '../broken-content'

export const numbers: Case[] = [
  {
    name: 'a thousand with a point',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 1.000' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «1.000» parece 1000, mas seria lido como 1 ' +
        '— escreva 1000; depois do ponto cabem só um ou dois algarismos',
    ],
  },
  {
    name: 'a million with points',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 1.000.000' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «1.000.000» não é um número aceito — ' +
        'escreva 1000000, só o número, sem aspas',
    ],
  },
  {
    name: 'a Brazilian price',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 1.000,50' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «1.000,50» não é um número aceito — ' +
        'escreva 1000.50, só o número, sem aspas',
    ],
  },
  {
    name: 'a decimal comma',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 750,5' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «750,5» não é um número aceito — ' +
        'escreva 750.5, só o número, sem aspas',
    ],
  },
  {
    name: 'a quoted decimal comma',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: "7,50"' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «7,50» não é um número aceito — ' +
        'escreva 7.50, só o número, sem aspas',
    ],
  },
  {
    name: 'a quoted number',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: "750"' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «750» está entre aspas e não conta como ' +
        'número — escreva 750 sem aspas',
    ],
  },
  {
    name: 'a price with its currency',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: R$ 10' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «R$ 10» não é um número aceito — ' +
        'escreva 10, só o número, sem aspas',
    ],
  },
  {
    name: 'a quoted price with its currency',
    changes: [
      {
        edit: 'lots/notebooks.yaml',
        from: 'originalPrice: 200',
        to: 'originalPrice: "R$ 1.250,00"',
      },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «R$ 1.250,00» não é um número aceito ' +
        '— escreva 1250, só o número, sem aspas',
    ],
  },
  {
    name: 'a negative price',
    changes: [{ edit: 'materials/cobre.yaml', from: '2026-11-20: 4.5', to: '2026-11-20: -4.5' }],
    lines: [
      'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: -4.5 não é maior que 0 — ' +
        'escreva um número maior que 0',
    ],
  },
  {
    name: 'a price of nothing',
    changes: [{ edit: 'materials/cobre.yaml', from: '2026-11-20: 4.5', to: '2026-11-20: 0' }],
    lines: [
      'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: 0 não é maior que 0 — escreva ' +
        'um número maior que 0',
    ],
  },
  {
    name: 'infinity',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: .inf' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «.inf» não é um número aceito — ' +
        'escreva só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'no number at all',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: .nan' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «.nan» não é um número aceito — ' +
        'escreva só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'an exponent',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 1e3' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «1e3» está como o Excel escreve números ' +
        'grandes — escreva 1000, só o número, sem aspas',
    ],
  },
  {
    name: 'a hexadecimal number',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 0x10' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «0x10» não é um número aceito — ' +
        'escreva só o número, com ponto antes dos centavos, como 7.5',
    ],
  },
  {
    name: 'a leading zero',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 0750' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «0750» não é um número aceito — ' +
        'escreva 750, só o número, sem aspas',
    ],
  },
  {
    name: 'a plus sign',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: +750' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «+750» não é um número aceito — ' +
        'escreva 750, só o número, sem aspas',
    ],
  },
  {
    name: 'a point without decimals',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 750.' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «750.» não é um número aceito — ' +
        'escreva 750, só o número, sem aspas',
    ],
  },
  {
    name: 'an underline between thousands',
    changes: [
      { edit: 'lots/notebooks.yaml', from: 'originalPrice: 200', to: 'originalPrice: 1_000' },
    ],
    lines: [
      'content/lots/notebooks.yaml:4:16 originalPrice: «1_000» não é um número aceito — ' +
        'escreva 1000, só o número, sem aspas',
    ],
  },
  {
    name: 'half a cent',
    changes: [
      { edit: 'materials/cobre.yaml', from: '2026-11-20: 4.5', to: '2026-11-20: 4.555555' },
    ],
    lines: [
      'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: tem mais de duas casas decimais — ' +
        'use no máximo centavos, como 7.5 ou 7.25',
    ],
  },
  {
    name: 'three decimals',
    changes: [{ edit: 'materials/cobre.yaml', from: '2026-11-20: 4.5', to: '2026-11-20: 4.555' }],
    lines: [
      'content/materials/cobre.yaml:4:15 pricePerKg.2026-11-20: «4.555» parece 4555, mas seria ' +
        'lido como 4.555 — escreva 4555; depois do ponto cabem só um ou dois algarismos',
    ],
  },
  {
    name: 'half a piece',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'units: 10', to: 'units: 10.5' }],
    lines: [
      'content/lots/notebooks.yaml:5:8 units: 10.5 não é um número inteiro — escreva sem casas decimais, como 11',
    ],
  },
  {
    name: 'a rating above five',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'rating: 4.5', to: 'rating: 7' }],
    lines: [
      'content/lots/notebooks.yaml:11:9 rating: 7 está fora do limite; o máximo é 5 — escreva um número menor',
    ],
  },
  {
    name: 'a percentage sign',
    changes: [
      { edit: 'materials/cobre.yaml', from: 'initialVariation: 2.5', to: 'initialVariation: 2,5%' },
    ],
    lines: [
      'content/materials/cobre.yaml:5:19 initialVariation: «2,5%» não é um número aceito — ' +
        'escreva 2.5, só o número, sem aspas',
    ],
  },
  {
    name: 'a price that is not below the original price',
    changes: [{ edit: 'lots/notebooks.yaml', from: 'price: 100', to: 'price: 200' }],
    lines: [
      'content/lots/notebooks.yaml:3:8 price: o preço 200 não é menor que o preço original 200 ' +
        '— baixe price, aumente originalPrice ou, se não há desconto, apague a linha originalPrice',
    ],
  },
]
