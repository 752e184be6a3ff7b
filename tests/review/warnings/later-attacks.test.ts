import { expect, it } from 'vitest'
import type { Warning } from '../../../src/review/content-diff'
import { article, lot, warningsAfter, type Edit } from './alarms'

/** Ways that somebody tried after the first ones, each with its kind and a word of its alarm. */
const ATTACKS: readonly [attack: string, edit: Edit, kind: Warning['kind'], says: string][] = [
  [
    'a sum for a person',
    lot('Mande o valor para o CPF do vendedor.'),
    'payment',
    'CPF do vendedor',
  ],
  [
    'a sum for a driver',
    lot('A reserva custa R$ 200, pagos em dinheiro ao motorista.'),
    'payment',
    'ao motorista',
  ],
  ['cash for somebody', lot('Entregue o dinheiro ao nosso representante.'), 'payment', 'dinheiro'],
  ['a slip with a zero', lot('Emitimos b0leto avulso.'), 'payment', 'b0leto'],
  ['PIX as it sounds', lot('Aceitamos só piks do titular.'), 'payment', 'piks'],
  ['a bank transfer', lot('Faça um TED para a nossa financeira.'), 'payment', 'TED'],
  ['another bank transfer', lot('Envie DOC ou TED em nome da matriz.'), 'payment', 'DOC'],
  ['a card', lot('Informe os dados do cartão ao atendente.'), 'payment', 'cartão'],
  ['a code', lot('Diga o código que chegar por SMS.'), 'payment', 'SMS'],
  ['a wallet by its sign', lot('Aceitamos BTC.'), 'payment', 'BTC'],
  ['a foreign bank', lot('Cobramos pela Wise.'), 'payment', 'Wise'],
  ['another WhatsApp', lot('Chame no novo WhatsApp.'), 'payment', 'novo WhatsApp'],
  ['a link elsewhere', lot('Compre pelo link na bio.'), 'payment', 'link na bio'],
  [
    'an account of a named bank',
    lot('Conta Inter 12345-6, em nome de João.'),
    'contact',
    'Conta Inter 12345-6',
  ],
  [
    'an account by its operation',
    article('Na Caixa, operação 013, 00012345-6.'),
    'contact',
    'operação 013',
  ],
  ['a bank without its number', lot('Nubank, ag 0001, c/c 99887766-5.'), 'contact', 'ag 0001'],
  ['a telephone with letters', lot('Chama (I1) 9I234-56Z8'), 'contact', '91234-56Z8'],
  ['a telephone in mathematical digits', lot('Ligue 𝟐𝟏 𝟗𝟖𝟕𝟔𝟓-𝟒𝟑𝟐𝟏'), 'contact', '21 98765-4321'],
  [
    'a telephone, words and figures mixed',
    lot('Ligue dois um, 9 oito 7 seis 5, 4 três 2 um'),
    'contact',
    '21987654321',
  ],
  [
    'a telephone in a text message',
    article('[Fale](sms:+5521987654321)'),
    'contact',
    '21987654321',
  ],
  [
    'a profile by its network',
    lot('Veja retrilha_vendas no Instagram.'),
    'contact',
    'retrilha_vendas',
  ],
  [
    'a name to look for',
    lot('No Telegram, procure por retrilhavendas'),
    'contact',
    'retrilhavendas',
  ],
  ['a short name of a network', lot('instagr.am/retrilha.vendas'), 'contact', 'instagr.am'],
  ['a group', lot('Entre em discord.com/invite/abc'), 'contact', 'discord.com'],
  ['another short link', lot('Fotos em encr.pw/aa1'), 'contact', 'encr.pw/aa1'],
  ['a short link in capitals', lot('BIT.LY/3xYz'), 'contact', 'BIT.LY'],
  ['a site of a rare ending', lot('Veja golpe.monster/pague1'), 'new-site', 'golpe.monster'],
  ['a site in words', lot('Acesse golpe ponto com ponto br'), 'new-site', 'golpe.com.br'],
  ['a site in words, shorter', lot('Nosso site golpista ponto com'), 'new-site', 'golpista.com'],
  ['a site by its number', article('[veja](https://3405803783/)'), 'contact', '3405803783'],
  ['an e-mail with blanks', lot('vendas @ golpe . com'), 'contact', 'vendas@golpe.com'],
  ['an e-mail in English', lot('vendas at golpe dot com'), 'contact', 'vendas@golpe.com'],
  ['an e-mail by its provider', lot('retrilha arroba gmail'), 'contact', 'arroba gmail'],
  [
    'a name that hides an other script',
    article('[lei](https://www.xn--plnalto-2nf.gov.br/lei)'),
    'false-site',
    'xn--',
  ],
  [
    'another place to deliver',
    lot('Entregue na Rua das Flores, 123, Osasco.'),
    'contact',
    'Rua das Flores, 123',
  ],
]

it.each(ATTACKS)(
  'another way to lead visitors to a stranger is the first point to check: %s',
  (_, edit, kind, says) => {
    const [first] = warningsAfter([edit, ['materials/cobre.yaml', '4.5', '45']])
    expect(first).toMatchObject({ kind })
    expect(first?.sentence).toContain(says)
  },
)
