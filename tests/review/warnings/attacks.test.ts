import { expect, it } from 'vitest'
import type { Warning } from '../../../src/review/content-diff'
import { article, lot, warningsAfter, type Edit } from './alarms'

/** Each attack with the kind of the alarm that stands above all others, and a word of it. */
const ATTACKS: readonly [attack: string, edit: Edit, kind: Warning['kind'], says: string][] = [
  [
    'a site, its colon as an entity',
    article('Veja https&#58;//golpe.com/x'),
    'new-site',
    'golpe.com',
  ],
  [
    'a site, its slashes as entities in a tag',
    article('<a href="https:&#47;&#47;golpe.com/x">veja</a>'),
    'new-site',
    'golpe.com',
  ],
  [
    'a site, its slashes escaped',
    article(String.raw`Veja https:\/\/golpe.com/x`),
    'new-site',
    'golpe.com',
  ],
  [
    'a site without https',
    article('Digite golpe.com.br no navegador.'),
    'new-site',
    'golpe.com.br',
  ],
  [
    'a site behind a user',
    article('[veja](https://www.planalto.gov.br@golpe.com/x)'),
    'contact',
    'golpe.com',
  ],
  [
    'a zero for a letter',
    article('[lei](https://www.planalt0.gov.br/lei)'),
    'false-site',
    'planalt0',
  ],
  ['a Cyrillic letter', article('[lei](https://www.plаnalto.gov.br/lei)'), 'false-site', 'xn--'],
  [
    'a known name in front of a foreign one',
    article('https://planalto.gov.br.golpe.com'),
    'false-site',
    'golpe.com',
  ],
  [
    'a known name with another ending',
    article('https://planalto-gov.com.br'),
    'false-site',
    'planalto-gov',
  ],
  [
    'a site whose name another two letters tell apart',
    article('https://planaldos.org.br'),
    'new-site',
    'planaldos',
  ],
  ['a capital i for an l', article('https://www.pIana1to.gov.br'), 'false-site', 'piana1to'],
  [
    'the company’s name with a word',
    article('https://empresa-pagamentos.com.br'),
    'false-site',
    'empresa',
  ],
  ['a short link', article('Veja https://bit.ly/3xYz'), 'contact', 'bit.ly/3xYz'],
  ['a short link without https', lot('Fotos em bit.ly/3xYz'), 'contact', 'bit.ly'],
  ['a form of somebody', article('[peça aqui](https://forms.gle/abc)'), 'contact', 'forms.gle'],
  [
    'a telephone, bold in its middle',
    article('Ligue (21) 9<b>8765</b>-4321'),
    'contact',
    '(21) 98765-4321',
  ],
  [
    'a telephone in strong and emphasis',
    article('Ligue (21) **98765**-*4321*'),
    'contact',
    '(21) 98765-4321',
  ],
  [
    'a telephone with an entity for its hyphen',
    article('Ligue 21 98765&#8209;4321'),
    'contact',
    '98765-4321',
  ],
  ['a telephone digit by digit', article('Ligue 21 9 8 7 6 5 4 3 2 1'), 'contact', '21 9 8 7 6'],
  ['a telephone in pairs', article('Ligue 21 98 76 54 32 1'), 'contact', '21 98 76'],
  ['a telephone after a slash', lot('Ligue 21/98765-4321'), 'contact', '21/98765-4321'],
  [
    'a telephone before a note',
    article('Ligue (21) 98765-4321<sup>1</sup>'),
    'contact',
    '98765-4321',
  ],
  ['a telephone over a line end', article('Ligue (21) 98765<br>-4321'), 'contact', '98765'],
  ['a telephone in Arabic digits', article('Ligue (٢١) ٩٨٧٦٥-٤٣٢١'), 'contact', '(21) 98765-4321'],
  [
    'a telephone in words',
    article('Ligue vinte e um, nove oito sete meia cinco quatro três dois um.'),
    'contact',
    '21987654321',
  ],
  [
    'an unseen sign by entity within a telephone',
    article('Ligue (21) 98765&#x200b;-4321'),
    'contact',
    '98765-4321',
  ],
  [
    'a telephone read from right to left',
    article('<p dir="rtl">4321-56789</p>'),
    'hidden-characters',
    'invertem',
  ],
  ['a direction mark by entity', article('Peso &#x202e;100 kg'), 'hidden-characters', 'invisíveis'],
  ['a zero width by entity', article('pla&#x200b;no'), 'hidden-characters', 'invisíveis'],
  ['a letter of another script', lot('Fale com a Retrіlha.'), 'hidden-characters', 'Retrіlha'],
  ['digits of another script', lot('Sala ٣.'), 'hidden-characters', 'algarismos'],
  [
    'an e-mail with its sign in words',
    lot('vendas (arroba) golpe ponto com'),
    'contact',
    'vendas@golpe',
  ],
  ['an e-mail by entity', article('vendas&#64;golpe.com'), 'contact', 'vendas@golpe.com'],
  [
    'an e-mail with a Cyrillic letter',
    lot('Escreva a cоmercial@empresa.com.br'),
    'contact',
    'e-mail',
  ],
  ['a second profile', lot('Siga @retrilha.oficial2'), 'contact', '@retrilha.oficial2'],
  [
    'a second profile by its address',
    article('[siga](https://www.instagram.com/retrilha.oficial2)'),
    'contact',
    'retrilha.oficial2',
  ],
  ['a bank account', lot('Banco 260, agência 0001, conta 1234567-8'), 'contact', 'agência 0001'],
  [
    'PIX with an entity',
    ['services/coleta.yaml', 'Retirada no local.', 'Pague por 𝐏𝐈𝐗.'],
    'payment',
    '𝐏𝐈𝐗',
  ],
  ['PIX by entity', article('P&#73;X para o motorista'), 'payment', 'motorista'],
  ['PIX with bold', article('Faça **P**IX para o motorista'), 'payment', 'motorista'],
  ['PIX in Cyrillic letters', article('Faça РІХ para o motorista'), 'payment', 'motorista'],
  ['PIX with dots', lot('Faça P.I.X para o motorista'), 'payment', 'motorista'],
  [
    'where the key goes, where PIX stands already',
    article('O sinal vai para a chave aleatória do depósito.'),
    'payment',
    'chave aleatória',
  ],
  [
    'another order of paying',
    [
      'posts/artigo.mdx',
      'Pagamos por PIX ou transferência.',
      'PIX antes da retirada, ou transferência.',
    ],
    'payment',
    'antes da retirada',
  ],
  [
    'a payment in other words, and a second sentence with the same',
    [
      'posts/artigo.mdx',
      'Pagamos por PIX ou transferência.',
      'O pagamento é por transferência ou PIX. O PIX é do nosso sócio.',
    ],
    'payment',
    'sócio',
  ],
  ['a second sentence with PIX', article('O PIX é do nosso gerente.'), 'payment', 'gerente'],
  ['a half before', lot('Mande metade na reserva.'), 'payment', 'metade na reserva'],
  [
    'a picture’s text',
    article('![Ligue (21) 98765-4321](pasta/foto.jpg)'),
    'contact',
    '98765-4321',
  ],
  [
    'a telephone that only the link has',
    article('[fale](tel:+5521987654321)'),
    'contact',
    '21987654321',
  ],
  ['a telephone in key caps', lot('Ligue 2️⃣1️⃣ 9️⃣8️⃣7️⃣6️⃣5️⃣-4️⃣3️⃣2️⃣1️⃣'), 'contact', '21 98765-4321'],
  ['a telephone with a letter', lot('Ligue (21) 98O65-43l1'), 'contact', '98065-4311'],
  ['a telephone of eight digits', lot('Ligue 34 56 78 90'), 'contact', '34 56 78 90'],
  [
    'a conversation with a strange dot',
    article('[fale](https://wa。me/5521987654321)'),
    'contact',
    '5521987654321',
  ],
  [
    'a known site, ended by a line end',
    article('<a href="https://www.planalto.gov.br&#10;.golpe.com">lei</a>'),
    'false-site',
    'golpe.com',
  ],
  [
    'a site in percent signs',
    article('[lei](https://www.planalto.gov.br%2egolpe.com)'),
    'false-site',
    'golpe.com',
  ],
  ['a profile by its name', lot('Telegram: retrilha_pagamentos'), 'contact', 'retrilha_pagamentos'],
  ['a CPF without signs', lot('Chave CPF 12345678909'), 'contact', '12345678909'],
  ['a wallet', lot('Envie a 0x52908400098527886E0F7030069857D2E4169EE7'), 'contact', '0x5290'],
  [
    'a text that visitors send',
    ['messages.yaml', 'Aguardo o retorno.', 'Paguei o sinal por PIX.'],
    'payment',
    'PIX',
  ],
]

it.each(ATTACKS)(
  'what leads visitors to a stranger is the first point to check: %s',
  (_, edit, kind, says) => {
    // A price that rises tenfold in the same request must not come before it.
    const warnings = warningsAfter([edit, ['materials/cobre.yaml', '4.5', '45']])
    expect(warnings[0]).toMatchObject({ kind })
    expect(warnings[0]?.sentence).toContain(says)
    if (edit[0].endsWith('.mdx') && kind !== 'hidden-characters')
      expect(warnings[0]?.line).toBeGreaterThan(13)
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
