import { inPlace } from './row'

const LOT = 'lots/notebooks.yaml'
const price = inPlace(LOT, 'price: 100\n', (written) => `price: ${written}\n`)

/** Prices as Excel, WhatsApp and people write them. */
export const numbers = [
  ...price([
    ['15,000', '«15,000»', 'escreva 15000', '15'], ['15.000', '«15.000»', 'escreva 15000'], ['R$ 15.000,00', 'escreva 15000'], ['R$15.000', 'escreva 15000'], ['15.000,5', 'escreva 15000.5'],
    ['15 000', 'escreva 15000'], ['15\u00a0000', 'escreva 15000'], ['15.000,-', 'escreva 15000'], ['15mil', 'escreva 15000'], ['15 mil', 'escreva 15000'], ['1,5 mil', 'escreva 1500'], ['15k', 'escreva 15000'],
    ['1,234.56', 'escreva 1234.56'], ['1.234,56', 'escreva 1234.56'], ['1.5e4', 'escreva 15000'], ['"1,5E+04"', 'escreva 15000'], ['100,00', 'escreva 100'], ['100,', 'escreva 100'], ['100.', 'escreva 100'], ['.5', 'escreva 0.5'], [',5', '«,5»', 'price: 0.5'],
    ['=15000', 'fórmula', 'escreva 15000'], ['=10000+5000', 'fórmula'], ['########', '«########»', 'Excel'], ['#N/D', '«#N/D»', 'Excel'], ['#REF!', '«#REF!»', 'Excel'], ['#VALOR!', '«#VALOR!»', 'Excel'], ['#DIV/0!', '«#DIV/0!»', 'Excel'],
    ['“100”', 'aspas curvas', 'escreva 100'], ['‘100’', 'aspas curvas', 'escreva 100'], ['"100"', 'entre aspas', 'escreva 100'], ["'100'", 'entre aspas', 'escreva 100'], ["'100", 'aspas não foram fechadas'],
    ['-100', '-100', 'maior'], ['−100', 'sinal de menos (−)', 'escreva -100'], ['–100', 'traço (–)', 'escreva -100'], ['100 reais', 'escreva 100'], ['R$100', 'escreva 100'], ['R$ 100,5', 'escreva 100.5'], ['BRL 100', 'escreva 100'],
    ['a combinar', '«a combinar»', 'só o número'], ['consulte', '«consulte»', 'só o número'], ['grátis', '«grátis»', 'só o número'], ['cem', '«cem»', 'só o número'], ['100\u00a0', 'espaço que não quebra (U+00A0)', 'escreva 100'], ['\u200b100', 'U+200B', 'apague'],
    ['１００', 'escreva 100'], ['100/un', 'escreva 100'], ['100 cada', 'escreva 100'], ['1OO', '«1OO»', 'letra O', 'escreva 100'], ['100;', 'escreva 100'], ['100.00.00', '«100.00.00»', 'só o número'], ['0x64', 'escreva só o número'], ["15'000", 'escreva 15000'], ['15_000', 'escreva 15000'],
    ['0', 'maior que 0'], ['~', '«~»', 'vazio'], ['null', '«null»', 'vazio'], ['', 'está vazio'], ['true', '«true»', 'número'], ['[100]', 'lista', 'número'], ['100,00 (à vista)', 'escreva 100'], ['de 120 por 100', '«de 120 por 100»', 'só o número'], ['+100', 'escreva 100'], ['0100', 'escreva 100'], ['100 000,00', 'escreva 100000'],
  ]),
  ...inPlace(LOT, 'rating: 4.5', (written) => `rating: ${written}`)([
    ['4,6', 'escreva 4.6'], ['4.6/5', 'escreva 4.6'], ['4,6/5', 'escreva 4.6'], ['★★★★', '«★★★★»', 'só o número'], ['4,6 estrelas', 'escreva 4.6'], ['46', 'máximo é 5'], ['10', 'máximo é 5'],
  ]),
  ...inPlace(LOT, 'units: 10', (written) => `units: ${written}`)([
    ['10 un', 'escreva 10'], ['10 unidades', 'escreva 10'], ['10 peças', 'escreva 10'], ['10 pçs', 'escreva 10'], ['1.000', 'escreva 1000'], ['1.000 un', 'escreva 1000'], ['1,000', 'escreva 1000'], ['dez', '«dez»', 'só o número'], ['10-12', '«10-12»', 'só o número'], ['~10', '«~10»', 'escreva 10'], ['>10', 'só o número'], ['10x', 'escreva 10'], ['10.5', 'não é um número inteiro', '10'], ['10,0', 'escreva 10'], ['1e1', 'escreva 10'], ['0', 'mínimo é 1'],
  ]),
  ...inPlace('materials/inox.yaml', 'order: 30', (written) => `order: ${written}`)([['10º', 'escreva 10'], ['1o', 'escreva 1'], ['-1', 'mínimo é 0'], ['10,5', 'escreva 10.5'], ['primeiro', 'só o número'], ['99999', 'máximo é 9.999']]),
  ...inPlace('lots/notebooks.yaml', 'originalPrice: 200', (written) => `originalPrice: ${written}`)([['R$ 200,00', 'escreva 200'], ['200,0', 'escreva 200'], ['20', 'não é menor que o preço original'], ['99999999999', 'máximo']]),
  ...inPlace(LOT, 'price: 100\n', (written) => `price: ${written}\n`, 'legal')([['100'], ['99.9'], ['99.90'], ['100 # preço até dezembro'], ['100   '], ['99.5']]),
]
