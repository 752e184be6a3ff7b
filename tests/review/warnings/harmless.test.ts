import { expect, it } from 'vitest'
import { contactsIn } from '../../../src/review/warnings/contacts-in-text'
import { article, lot, warningsAfter, type Edit } from './alarms'

const HARMLESS: readonly [change: string, edit: Edit][] = [
  ['another word', article('A peça pesa bem pouco.')],
  ['a bold word', article('A peça **pesa** pouco.')],
  ['an entity', article('A pe&ccedil;a pesa pouco &amp; cabe na caixa.')],
  ['a soft hyphen', article('A peça inconstitu&shy;cional pesa pouco.')],
  ['an emoji of several signs', lot('Notebooks usados 👩‍🔧.')],
  ['a page of a known site', article('Veja a [outra lei](https://www.planalto.gov.br/outra).')],
  ['a page of our own', article('Veja os [lotes](/lotes-informatica).')],
  ['the company’s telephone again', lot('Ligue (11) 98765-4321.')],
  ['the company’s telephone with a zero before it', lot('Ligue 011 98765-4321.')],
  [
    'the company’s telephone with bold',
    ['posts/artigo.mdx', '(11) 98765-4321', '(11) **98765**-4321'],
  ],
  ['a chat with the company’s telephone', article('Fale em https://wa.me/5511987654321?text=oi')],
  [
    'a chat with the company, by the other address',
    article(
      '[Fale](https://api.whatsapp.com/send/?phone=5511987654321&text=oi&type=phone_number).',
    ),
  ],
  ['the company’s e-mail', lot('Escreva a comercial@empresa.com.br.')],
  ['the company’s profile', article('Siga @retrilha.oficial')],
  [
    'a payment in other words',
    [
      'posts/artigo.mdx',
      'Pagamos por PIX ou transferência.',
      'O pagamento é por transferência ou PIX.',
    ],
  ],
  ['a sentence on payment of another document', lot('Pagamos por PIX ou transferência.')],
  ['a warehouse', lot('O lote está no depósito da Mooca.')],
  ['a key that turns', lot('A tampa abre com uma chave Phillips.')],
  ['a mobile signal', lot('Modem com sinal de 5 GHz e antena.')],
  ['a bank of hours', lot('Nobreak com banco de baterias de 260 Ah.')],
  ['a table of numbers', article('| a | b | c |\n|---|---|---|\n| 11 | 2345 | 6789 |')],
  ['a row of years', article('De 2019 a 2022 e em 2024-2025.')],
  ['a row of small numbers', article('Caixas de 1, 2, 3, 4, 5 e 10 kg.')],
  ['numbers in words', article('Uma peça, duas placas, três cabos e quatro fontes.')],
  ['a date and an hour', article('Em 12/10/2026, das 8 às 17 horas.')],
  ['a large sum', lot('Lote avaliado em R$ 1.234.567,89.')],
  ['a model', lot('Dell OptiPlex 7040 i5-6500 8 GB DDR4 240 GB.')],
  ['a law with its number', article('A Lei 12.305/2010, artigo 33, § 1º.')],
  ['a unit with a Greek letter', lot('Furos de 10 μm, 5 kΩ.')],
  ['a name with strange accents', article('Fábrica em Łódź e em København.')],
  ['a name in its own script', article('A marca 東芝 fez a placa.')],
  ['a serial number', lot('IMEI conferido, como 356938035643809.')],
  [
    'a comment of the editor',
    article('A peça pesa pouco.\n\n<!-- conferir com (21) 3333-4444 -->'),
  ],
  ['a quotation', article('> A peça pesa pouco.')],
  ['a length by its signs', lot('Tela de 21,5″, 1920 × 1080 a 60 Hz.')],
  ['a receipt', article('Guarde o comprovante de destinação, o CDF.')],
  ['data that move', article('A transferência de dados leva uma hora.')],
  ['a weight', lot('A arroba pesa 15 kg, e uma arroba de cobre rende.')],
  ['a clock rate', lot('Processador i7-8700 @ 3.20GHz e i5 @ 2.5 GHz.')],
  ['a sum that is right', lot('A conta com 1200 unidades fecha.')],
  ['a new telephone', lot('Um novo telefone de 128 GB.')],
  ['a code', lot('Código de barras e código que identifica o lote.')],
  ['a short form', lot('S.A./Ltda. e Dr./Dra., e/ou fibra.')],
  ['rates', lot('10 peças/hora, 2 kg/h, 24/7, rede 10/100/1000 Mbps, USB 3.0/2.0.')],
  ['a street without a number', lot('Fica na avenida principal, perto do metrô.')],
  ['the company’s address', lot('Entregue na Rua Direita, 10.')],
  ['a metal profile', lot('Perfil novo de alumínio; o outro perfil pesa menos.')],
  ['a network', lot('Siga a gente no Instagram e no Facebook.')],
  ['cash for the customer', lot('O valor é pago na hora ao cliente.')],
  ['a radio signal', lot('Leve o sinal de Wi-Fi a toda a casa.')],
  [
    'files',
    lot('Node.js/Express, README.md/LEIA.md, lots/foto.jpg e posts/outra.png em .doc ou .pdf.'),
  ],
  ['a memory card', lot('Cartão de memória com os dados do cartão apagados.')],
  ['an operation', lot('A operação 024 do manual.')],
  ['a price per weight', lot('Cabo de 2,5 mm² a R$ 12.50/kg.')],
  [
    'what is still an example',
    ['company.yaml', 'legalName: Texto', 'legalName: Texto\nexampleContent: [preços]'],
  ],
  ['a point with', article('Chegue ao ponto com antecedência.')],
  ['two days', lot('Retirada em 21/9/2026 e 10/11/2026.')],
  ['a thing to look at', lot('Cheque a bateria; a senha da BIOS foi apagada.')],
  ['card machines and readers', lot('Maquininhas de cartão e leitor de QR.')],
  ['news in a network', lot('Siga no Instagram novo conteúdo; o Telegram mostra como funciona.')],
  ['a version', lot('Firmware 2.4.12/a e BIOS 1.2.3.4.')],
  ['a list of our own', article('Veja [os notebooks](/lotes-informatica?categoria=notebook).')],
  [
    'a new price within its usual steps',
    ['materials/inox.yaml', '2026-11-20: 4.5', '2026-11-21: 4.6\n  2026-11-20: 4.5'],
  ],
]

it.each(HARMLESS)('a text that leads to nobody gives no warning: %s', (_, edit) => {
  expect(warningsAfter([edit])).toEqual([])
})

it('a long row of blanks is read as fast as any text', { timeout: 5_000 }, () => {
  expect(contactsIn(' '.repeat(200_000))).toEqual([])
})
