import { expect, it } from 'vitest'
import type { Warning } from '../../../src/review/content-diff'
import { article, lot, warningsAfter, type Edit } from './alarms'

/** A word of the alarm, the text that raises it, and the trick when the text does not show it. */
type Attack = readonly [says: string, text: string, trick?: string]
type Attacks = Partial<Record<Warning['kind'], readonly Attack[]>>

const IN_ARTICLE: Attacks = {
  contact: [
    ['golpe.com', '[veja](https://www.planalto.gov.br@golpe.com/x)', 'a site behind a user'],
    ['bit.ly/3xYz', 'Veja https://bit.ly/3xYz', 'a short link'],
    ['forms.gle', '[peça aqui](https://forms.gle/abc)', 'a form of somebody'],
    ['(21) 98765-4321', 'Ligue (21) 9<b>8765</b>-4321', 'a telephone, bold in its middle'],
    ['(21) 98765-4321', 'Ligue (21) **98765**-*4321*', 'a telephone in strong and emphasis'],
    ['98765-4321', 'Ligue 21 98765&#8209;4321', 'a telephone with an entity for its hyphen'],
    ['21 9 8 7 6', 'Ligue 21 9 8 7 6 5 4 3 2 1', 'a telephone digit by digit'],
    ['21 98 76', 'Ligue 21 98 76 54 32 1', 'a telephone in pairs'],
    ['98765-4321', 'Ligue (21) 98765-4321<sup>1</sup>', 'a telephone before a note'],
    ['98765', 'Ligue (21) 98765<br>-4321', 'a telephone over a line end'],
    ['(21) 98765-4321', 'Ligue (٢١) ٩٨٧٦٥-٤٣٢١', 'a telephone in Arabic digits'],
    ['21987654321', 'Ligue vinte e um, nove oito sete meia cinco quatro três dois um.'],
    ['98765-4321', 'Ligue (21) 98765&#x200b;-4321', 'an unseen sign by entity within a telephone'],
    ['vendas@golpe.com', 'vendas&#64;golpe.com', 'an e-mail by entity'],
    ['retrilha.oficial2', '[siga](https://www.instagram.com/retrilha.oficial2)'],
    ['98765-4321', '![Ligue (21) 98765-4321](pasta/foto.jpg)', 'a picture’s text'],
    ['21987654321', '[fale](tel:+5521987654321)', 'a telephone that only the link has'],
    ['5521987654321', '[fale](https://wa。me/5521987654321)', 'a conversation with a strange dot'],
    ['operação 013', 'Na Caixa, operação 013, 00012345-6.', 'an account by its operation'],
    ['21987654321', '[Fale](sms:+5521987654321)', 'a telephone in a text message'],
    ['3405803783', '[veja](https://3405803783/)', 'a site by its number'],
    ['código de pagamento', '23793.38128\n60007.827136\n95000.063305\n9 84430000015000'],
    ['5521912345678', '[fale](https://api.whatsapp.com/send?text=11987654321&phone=5521912345678)'],
    ['wa.me/message', '[fale](https://wa.me/message/ABCDEF?src=5511987654321)'],
    ['5521912345678', '[fale](https://wa.me/5511987654321/../5521912345678)'],
    ['t.me/golpe', '[fale](https://t.me/golpe?whatsapp=5511987654321)'],
  ],
  payment: [
    ['motorista', 'P&#73;X para o motorista', 'PIX by entity'],
    ['motorista', 'Faça **P**IX para o motorista', 'PIX with bold'],
    ['motorista', 'Faça РІХ para o motorista', 'PIX in Cyrillic letters'],
    ['chave aleatória', 'O sinal vai para a chave aleatória do depósito.'],
    ['gerente', 'O PIX é do nosso gerente.', 'a second sentence with PIX'],
    ['QR', '![QR de pagamento](pasta/foto.jpg)', 'a picture to pay by'],
    ['câmera', '![Aponte a câmera do banco](pasta/foto.jpg)', 'a picture to point at'],
  ],
  'new-site': [
    ['golpe.com', 'Veja https&#58;//golpe.com/x', 'a site, its colon as an entity'],
    ['golpe.com', '<a href="https:&#47;&#47;golpe.com/x">veja</a>'],
    ['golpe.com', 'Veja https:\\/\\/golpe.com/x', 'a site, its slashes escaped'],
    ['golpe.com.br', 'Digite golpe.com.br no navegador.', 'a site without https'],
    ['planaldos', 'https://planaldos.org.br', 'a site whose name another two letters tell apart'],
    ['golpe.com', '[lei](https://www.planalto.gov.br/sair?url=https%3A%2F%2Fgolpe.com)'],
    ['golpe.com', '[a](https://wa.me/5511987654321?text=golpe.com) [b](https://golpe.com/x)'],
  ],
  'false-site': [
    ['planalt0', '[lei](https://www.planalt0.gov.br/lei)', 'a zero for a letter'],
    ['xn--', '[lei](https://www.plаnalto.gov.br/lei)', 'a Cyrillic letter'],
    ['golpe.com', 'https://planalto.gov.br.golpe.com', 'a known name in front of a foreign one'],
    ['planalto-gov', 'https://planalto-gov.com.br', 'a known name with another ending'],
    ['piana1to', 'https://www.pIana1to.gov.br', 'a capital i for an l'],
    ['empresa', 'https://empresa-pagamentos.com.br', 'the company’s name with a word'],
    ['golpe.com', '<a href="https://www.planalto.gov.br&#10;.golpe.com">lei</a>'],
    ['golpe.com', '[lei](https://www.planalto.gov.br%2egolpe.com)', 'a site in percent signs'],
    ['xn--', '[lei](https://www.xn--plnalto-2nf.gov.br/lei)', 'a name that hides an other script'],
  ],
  'hidden-characters': [
    ['invertem', '<p dir="rtl">4321-56789</p>', 'a telephone read from right to left'],
    ['invisíveis', 'Peso &#x202e;100 kg', 'a direction mark by entity'],
    ['invisíveis', 'pla&#x200b;no', 'a zero width by entity'],
  ],
}

const IN_LOT: Attacks = {
  contact: [
    ['bit.ly', 'Fotos em bit.ly/3xYz', 'a short link without https'],
    ['21/98765-4321', 'Ligue 21/98765-4321', 'a telephone after a slash'],
    ['vendas@golpe', 'vendas (arroba) golpe ponto com', 'an e-mail with its sign in words'],
    ['e-mail', 'Escreva a cоmercial@empresa.com.br', 'an e-mail with a Cyrillic letter'],
    ['@retrilha.oficial2', 'Siga @retrilha.oficial2', 'a second profile'],
    ['agência 0001', 'Banco 260, agência 0001, conta 1234567-8', 'a bank account'],
    ['21 98765-4321', 'Ligue 2️⃣1️⃣ 9️⃣8️⃣7️⃣6️⃣5️⃣-4️⃣3️⃣2️⃣1️⃣', 'a telephone in key caps'],
    ['98065-4311', 'Ligue (21) 98O65-43l1', 'a telephone with a letter'],
    ['34 56 78 90', 'Ligue 34 56 78 90', 'a telephone of eight digits'],
    ['retrilha_pagamentos', 'Telegram: retrilha_pagamentos', 'a profile by its name'],
    ['12345678909', 'Chave CPF 12345678909', 'a CPF without signs'],
    ['0x5290', 'Envie a 0x52908400098527886E0F7030069857D2E4169EE7', 'a wallet'],
    ['Conta Inter 12345-6', 'Conta Inter 12345-6, em nome de João.', 'an account of a named bank'],
    ['ag 0001', 'Nubank, ag 0001, c/c 99887766-5.', 'a bank without its number'],
    ['91234-56Z8', 'Chama (I1) 9I234-56Z8', 'a telephone with letters'],
    ['21 98765-4321', 'Ligue 𝟐𝟏 𝟗𝟖𝟕𝟔𝟓-𝟒𝟑𝟐𝟏', 'a telephone in mathematical digits'],
    ['21987654321', 'Ligue dois um, 9 oito 7 seis 5, 4 três 2 um'],
    ['retrilha_vendas', 'Veja retrilha_vendas no Instagram.', 'a profile by its network'],
    ['retrilhavendas', 'No Telegram, procure por retrilhavendas', 'a name to look for'],
    ['instagr.am', 'instagr.am/retrilha.vendas', 'a short name of a network'],
    ['discord.com', 'Entre em discord.com/invite/abc', 'a group'],
    ['encr.pw/aa1', 'Fotos em encr.pw/aa1', 'another short link'],
    ['BIT.LY', 'BIT.LY/3xYz', 'a short link in capitals'],
    ['vendas@golpe.com', 'vendas @ golpe . com', 'an e-mail with blanks'],
    ['vendas@golpe.com', 'vendas at golpe dot com', 'an e-mail in English'],
    ['arroba gmail', 'retrilha arroba gmail', 'an e-mail by its provider'],
    ['Rua das Flores, 123', 'Entregue na Rua das Flores, 123, Osasco.', 'another place to deliver'],
    ['chave Pix', 'Chave 123e4567e89b12d3a456426655440000.', 'a key without hyphens'],
    ['11222333000181', 'Em nome do CNPJ 11222333000181.', 'a company by its digits'],
    ['Itaú 0341 12345-6', 'Itaú 0341 12345-6', 'an account of a bank'],
    ['BR18', 'BR1800360305000010009795493C1', 'an account abroad'],
    ['retrilhasp', 'Estamos no Telegram como retrilhasp.', 'a name in a network'],
    ['retrilha.sp', 'Insta novo retrilha.sp', 'a new name'],
    ['987654321', 'Contato: 987654321', 'a telephone after a word'],
    ['98765', '21 x 98765 x 4321', 'a telephone between crosses'],
    ['9B7G5', 'ligue 2I 9B7G5-432I', 'a telephone with a G'],
  ],
  payment: [
    ['motorista', 'Faça P.I.X para o motorista', 'PIX with dots'],
    ['metade na reserva', 'Mande metade na reserva.', 'a half before'],
    ['CPF do vendedor', 'Mande o valor para o CPF do vendedor.', 'a sum for a person'],
    ['ao motorista', 'A reserva custa R$ 200, pagos em dinheiro ao motorista.'],
    ['dinheiro', 'Entregue o dinheiro ao nosso representante.', 'cash for somebody'],
    ['b0leto', 'Emitimos b0leto avulso.', 'a slip with a zero'],
    ['piks', 'Aceitamos só piks do titular.', 'PIX as it sounds'],
    ['TED', 'Faça um TED para a nossa financeira.', 'a bank transfer'],
    ['DOC', 'Envie DOC ou TED em nome da matriz.', 'another bank transfer'],
    ['cartão', 'Informe os dados do cartão ao atendente.', 'a card'],
    ['SMS', 'Diga o código que chegar por SMS.', 'a code'],
    ['BTC', 'Aceitamos BTC.', 'a wallet by its sign'],
    ['Wise', 'Cobramos pela Wise.', 'a foreign bank'],
    ['novo WhatsApp', 'Chame no novo WhatsApp.', 'another WhatsApp'],
    ['link na bio', 'Compre pelo link na bio.', 'a link elsewhere'],
    ['link de pagamento', 'Mandamos um link de pagamento.', 'a link to come'],
    ['30% de sinal', 'Reserve com 30% de sinal.', 'a part before'],
    ['adiantamento', 'Cobramos um adiantamento.', 'an advance'],
    ['caução', 'É preciso uma caução de R$ 500.', 'a bail'],
    ['taxa de frete', 'A taxa de frete vem primeiro.', 'a fee'],
    ['motorista', 'O frete é acertado com o motorista.', 'cash for a driver'],
    ['espécie', 'O frete é em espécie.', 'cash'],
    ['cheque', 'Aceitamos cheque nominal a João.', 'a cheque'],
    ['maquininha', 'O motorista leva a maquininha.', 'a card machine'],
    ['senha', 'Envie a senha do portal.', 'a password'],
    ['AnyDesk', 'Instale o AnyDesk para a vistoria.', 'a way into a computer'],
    ['WhatsApp', 'Fale com o Marcos no WhatsApp dele.', 'somebody’s own WhatsApp'],
    ['OLX', 'Compre pela OLX.', 'another shop'],
    ['Gmail', 'Nosso Gmail é retrilhavendas.', 'a name by its provider'],
    ['«PIX três.» e mais 1', 'PIX um. PIX dois. PIX três. PIX quatro.'],
  ],
  'new-site': [
    ['golpe.monster', 'Veja golpe.monster/pague1', 'a site of a rare ending'],
    ['golpe.com.br', 'Acesse golpe ponto com ponto br', 'a site in words'],
    ['golpista.com', 'Nosso site golpista ponto com', 'a site in words, shorter'],
    ['192.168.10.5', 'Acesse 192.168.10.5/pagar', 'a site by its numbers'],
    ['golpe.onion', 'Veja golpe.onion', 'a hidden site'],
    ['pagamentos.com.br', 'Acesse pagamentos . com . br', 'a site with blanks'],
  ],
  'hidden-characters': [
    ['Retrіlha', 'Fale com a Retrіlha.', 'a letter of another script'],
    ['algarismos', 'Sala ٣.', 'digits of another script'],
  ],
}

/** Attacks that change other texts than those that `article` and `lot` change. */
const ELSEWHERE: readonly [edit: Edit, kind: Warning['kind'], says: string][] = [
  [['services/coleta.yaml', 'Retirada no local.', 'Pague por 𝐏𝐈𝐗.'], 'payment', '𝐏𝐈𝐗'],
  [
    [
      'posts/artigo.mdx',
      'Pagamos por PIX ou transferência.',
      'PIX antes da retirada, ou transferência.',
    ],
    'payment',
    'antes da retirada',
  ],
  [
    [
      'posts/artigo.mdx',
      'Pagamos por PIX ou transferência.',
      'O pagamento é por transferência ou PIX. O PIX é do nosso sócio.',
    ],
    'payment',
    'sócio',
  ],
  [['messages.yaml', 'Aguardo o retorno.', 'Paguei o sinal por PIX.'], 'payment', 'PIX'],
  [
    ['company.yaml', 'description: Texto', 'description: Ligue 21 98765-4321'],
    'contact',
    '98765-4321',
  ],
  [['posts/artigo.mdx', 'Pagamos por PIX ou', 'O PIX é do nosso sócio, ou'], 'payment', 'sócio'],
  [
    ['posts/artigo.mdx', 'Pagamos por PIX ou', 'O PIX vai para João da Silva, ou'],
    'payment',
    'João',
  ],
]

const all = [
  ...Object.entries(IN_ARTICLE).flatMap(([kind, attacks]) =>
    attacks.map(([says, text, trick = text]) => ({ trick, edit: article(text), kind, says })),
  ),
  ...Object.entries(IN_LOT).flatMap(([kind, attacks]) =>
    attacks.map(([says, text, trick = text]) => ({ trick, edit: lot(text), kind, says })),
  ),
  ...ELSEWHERE.map(([edit, kind, says]) => ({ trick: edit[2], edit, kind, says })),
]

it.each(all)(
  'what leads visitors to a stranger is the first point to check: $kind, $trick',
  ({ edit, kind, says }) => {
    // The tenfold price in the same request must not come before the attack.
    const [first] = warningsAfter([edit, ['materials/cobre.yaml', '4.5', '45']])
    expect(first).toMatchObject({ kind })
    expect(first?.sentence).toContain(says)
    if (edit[0].endsWith('.mdx') && kind !== 'hidden-characters')
      expect(first?.line).toBeGreaterThan(13)
  },
)

it('every alarm stands above every other point, also above a contact that goes', () => {
  const warnings = warningsAfter([
    ['posts/artigo.mdx', 'Ligue (11) 98765-4321.', ''],
    lot('Limpos\u200b e secos.'),
  ])
  expect(warnings.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'hidden-characters alarm',
    'contact warning',
  ])
})
