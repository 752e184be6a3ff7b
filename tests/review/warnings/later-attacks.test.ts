import { expect, it } from 'vitest'
import type { Warning } from '../../../src/review/content-diff'
import { article, lot, warningsAfter, type Edit } from './alarms'

const SLIP = '23793.38128\n60007.827136\n95000.063305\n9 84430000015000'

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
  ['a slip in several lines', article(SLIP), 'contact', 'código de pagamento'],
  ['a key without hyphens', lot('Chave 123e4567e89b12d3a456426655440000.'), 'contact', 'chave Pix'],
  ['a company by its digits', lot('Em nome do CNPJ 11222333000181.'), 'contact', '11222333000181'],
  ['an account of a bank', lot('Itaú 0341 12345-6'), 'contact', 'Itaú 0341 12345-6'],
  ['an account abroad', lot('BR1800360305000010009795493C1'), 'contact', 'BR18'],
  ['a picture to pay by', article('![QR de pagamento](pasta/foto.jpg)'), 'payment', 'QR'],
  [
    'a picture to point at',
    article('![Aponte a câmera do banco](pasta/foto.jpg)'),
    'payment',
    'câmera',
  ],
  ['a link to come', lot('Mandamos um link de pagamento.'), 'payment', 'link de pagamento'],
  ['a part before', lot('Reserve com 30% de sinal.'), 'payment', '30% de sinal'],
  ['an advance', lot('Cobramos um adiantamento.'), 'payment', 'adiantamento'],
  ['a bail', lot('É preciso uma caução de R$ 500.'), 'payment', 'caução'],
  ['a fee', lot('A taxa de frete vem primeiro.'), 'payment', 'taxa de frete'],
  ['cash for a driver', lot('O frete é acertado com o motorista.'), 'payment', 'motorista'],
  ['cash', lot('O frete é em espécie.'), 'payment', 'espécie'],
  ['a cheque', lot('Aceitamos cheque nominal a João.'), 'payment', 'cheque'],
  ['a card machine', lot('O motorista leva a maquininha.'), 'payment', 'maquininha'],
  ['a password', lot('Envie a senha do portal.'), 'payment', 'senha'],
  ['a way into a computer', lot('Instale o AnyDesk para a vistoria.'), 'payment', 'AnyDesk'],
  ['somebody’s own WhatsApp', lot('Fale com o Marcos no WhatsApp dele.'), 'payment', 'WhatsApp'],
  ['another shop', lot('Compre pela OLX.'), 'payment', 'OLX'],
  ['a name by its provider', lot('Nosso Gmail é retrilhavendas.'), 'payment', 'Gmail'],
  ['a name in a network', lot('Estamos no Telegram como retrilhasp.'), 'contact', 'retrilhasp'],
  ['a new name', lot('Insta novo retrilha.sp'), 'contact', 'retrilha.sp'],
  ['a telephone after a word', lot('Contato: 987654321'), 'contact', '987654321'],
  ['a telephone between crosses', lot('21 x 98765 x 4321'), 'contact', '98765'],
  ['a telephone with a G', lot('ligue 2I 9B7G5-432I'), 'contact', '9B7G5'],
  ['a site by its numbers', lot('Acesse 192.168.10.5/pagar'), 'new-site', '192.168.10.5'],
  ['a hidden site', lot('Veja golpe.onion'), 'new-site', 'golpe.onion'],
  ['a site with blanks', lot('Acesse pagamentos . com . br'), 'new-site', 'pagamentos.com.br'],
  [
    'a known site that leads on',
    article('[lei](https://www.planalto.gov.br/sair?url=https%3A%2F%2Fgolpe.com)'),
    'new-site',
    'golpe.com',
  ],
  [
    'a telephone in what the company says of itself',
    ['company.yaml', 'description: Texto', 'description: Ligue 21 98765-4321'],
    'contact',
    '98765-4321',
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
