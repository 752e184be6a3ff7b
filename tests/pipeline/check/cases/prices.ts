import type { Case } from '../broken-content'

/** Prices by day, as haste and other habits write them; the newest price of the base is that of 2026-11-20. */
const price = (name: string, to: string, ...lines: string[]): Case => ({
  name,
  changes: [{ edit: 'materials/cobre.yaml', from: 'pricePerKg:\n  2026-11-20: 4.5\n', to }],
  lines: lines.map((line) => `content/materials/cobre.yaml:${line}`),
})

export const prices: Case[] = [
  price(
    'a new price on top of the old one',
    'pricePerKg:\n  2026-11-21: 4.75\n  2026-11-20: 4.5\n',
  ),
  price('the day in quotes', 'pricePerKg:\n  "2026-11-20": 4.5\n'),
  price(
    'a price without its day, as it was written once',
    'pricePerKg: 41.5\n',
    '3:13 pricePerKg: «41.5» não diz desde que dia vale — escreva embaixo, dois espaços para ' +
      'dentro, uma linha para cada valor, a mais nova em cima, como «AAAA-MM-DD: 41.5», com o dia ' +
      'em que passou a valer',
  ),
  price(
    'a price of Excel without its day',
    'pricePerKg: R$ 1.041,50\n',
    '3:13 pricePerKg: «R$ 1.041,50» não diz desde que dia vale — escreva embaixo, dois ' +
      'espaços para dentro, uma linha para cada valor, a mais nova em cima, como «AAAA-MM-DD: ' +
      '1041.50», com o dia em que passou a valer',
  ),
  price(
    'no price at all',
    'pricePerKg:\n',
    '3:1 pricePerKg: está vazio — escreva um valor. Quanto a empresa paga por quilo, em reais: ' +
      'uma linha para cada preço, com o dia em que passou a valer, a mais nova em cima, como ' +
      '2026-11-20: 40.00.',
  ),
  price(
    'an empty group',
    'pricePerKg: {}\n',
    '3:13 pricePerKg: não tem preço — escreva embaixo, dois espaços para dentro, o dia e o ' +
      'preço, como 2026-11-20: 40.00',
  ),
  price(
    'a list with hyphens',
    'pricePerKg:\n  - 2026-11-20: 4.5\n',
    '4:3 pricePerKg: é uma lista com hifens — escreva embaixo, dois espaços para dentro, uma ' +
      'linha para cada valor, a mais nova em cima, como «AAAA-MM-DD: 40.00», com o dia em que passou a valer',
  ),
  price(
    'a decimal comma',
    'pricePerKg:\n  2026-11-20: 40,00\n',
    '4:15 pricePerKg.2026-11-20: «40,00» não é um número aceito — escreva 40, só o número, sem aspas',
  ),
  price(
    'a number in quotes',
    'pricePerKg:\n  2026-11-20: "4.5"\n',
    '4:15 pricePerKg.2026-11-20: «4.5» está entre aspas e não conta como número — escreva 4.5 sem aspas',
  ),
  price(
    'a day without its price',
    'pricePerKg:\n  2026-11-21:\n  2026-11-20: 4.5\n',
    '4:3 pricePerKg.2026-11-21: está vazio — escreva um valor. Valor em reais com ponto decimal: ' +
      '4.5 aparece como R$ 4,50.',
  ),
  price(
    'the day as Brazilians write it',
    'pricePerKg:\n  21/11/2026: 4.5\n',
    '4:3 pricePerKg.21/11/2026: «21/11/2026» não é um dia AAAA-MM-DD — escreva primeiro o ' +
      'ano, depois o mês e o dia, como 2026-11-21',
  ),
  price(
    'a day without its zeros',
    'pricePerKg:\n  2026-9-5: 4.5\n',
    '4:3 pricePerKg.2026-9-5: «2026-9-5» não é um dia AAAA-MM-DD — escreva primeiro o ano, ' +
      'depois o mês e o dia, como 2026-09-05',
  ),
  price(
    'a day that November does not have',
    'pricePerKg:\n  2026-11-31: 4.5\n',
    '4:3 pricePerKg.2026-11-31: o dia 2026-11-31 não existe — escreva um dia de 2026-11-01 a 2026-11-30',
  ),
  price(
    'day and month swapped',
    'pricePerKg:\n  2026-20-11: 4.5\n',
    '4:3 pricePerKg.2026-20-11: o dia 2026-20-11 não existe — confira o mês, de 01 a 12; a ordem é AAAA-MM-DD',
  ),
  price(
    'the same day twice',
    'pricePerKg:\n  2026-11-20: 4.75\n  2026-11-20: 4.5\n',
    '5:3 pricePerKg.2026-11-20: o dia 2026-11-20 aparece duas vezes — deixe só uma das linhas',
  ),
  price(
    'the new price below the old one',
    'pricePerKg:\n  2026-11-20: 4.5\n  2026-11-21: 4.75\n',
    '5:15 pricePerKg.2026-11-21: o preço de 2026-11-21 está abaixo do de 2026-11-20, que é mais ' +
      'antigo — ponha a linha de 2026-11-21 acima da de 2026-11-20: a mais nova vem em cima',
  ),
  price(
    'a day that has not come',
    'pricePerKg:\n  2062-11-20: 4.75\n  2026-11-20: 4.5\n',
    '4:15 pricePerKg.2062-11-20: o dia 2062-11-20 ainda não chegou — escreva o dia em que o ' +
      'preço passou a valer, até hoje, 2026-11-22',
  ),
  price(
    'the colon without its blank',
    'pricePerKg:\n  2026-11-20:4.5\n',
    '4:3 pricePerKg: «2026-11-20:4.5» não diz desde que dia vale — escreva embaixo, dois ' +
      'espaços para dentro, uma linha para cada valor, a mais nova em cima, como «AAAA-MM-DD: ' +
      '40.00», com o dia em que passou a valer',
  ),
]
