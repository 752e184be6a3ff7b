import { expect, it } from 'vitest'
import type { Warnings } from '../../src/review/review'
import { reviewOf } from './edited-content'

const POST = 'posts/discos-sem-dados.mdx'
const LOT = 'lots/teclados-usados-1.yaml'
const SERVICE = 'services/coleta-especializada.yaml'
const IN_POST = 'Apagar o arquivo não apaga o dado.'
const IN_LOT = 'Teclados com fio, limpos e conferidos tecla por tecla.'
const LOT_PAGE = 'pages/lot.yaml'
const LOTS = 'pages/lots.yaml'

type Row = readonly [
  section: keyof Warnings,
  says: string,
  file: string,
  from: string | null,
  to: string,
]
const DANGERS: readonly Row[] = [
  [
    'protected',
    'CNPJ da nossa financeira',
    LOTS,
    'vão por escrito antes de você pagar',
    'você paga antes, por Pix, ao CNPJ da nossa financeira',
  ],
  [
    'protected',
    'sem devolução',
    LOTS,
    'Devolvemos tudo o que pagou, frete incluído.',
    'Desistência sem devolução.',
  ],
  [
    'protected',
    'Está na nossa lista',
    'pages/verify.yaml',
    'Não está na nossa lista.',
    'Está na nossa lista.',
  ],
  [
    'protected',
    'Nunca pedimos senha',
    'pages/verify.yaml',
    '    - Nunca pedimos senha, código de SMS ou foto de documento por link.\n',
    '',
  ],
  [
    'protected',
    'qualquer chave',
    'pages/verify.yaml',
    'Pix, só para o nosso CNPJ',
    'Pix, para qualquer chave',
  ],
  [
    'protected',
    'Situação',
    'laudos/rt-l-2026-0151.yaml',
    'status: substituído\nstatusOn: "2026-10-15"\nreplacedBy: rt-l-2026-0163\n',
    '',
  ],
  ['protected', 'revogado', 'laudos/rt-l-2026-0090.yaml', 'status: revogado', 'status: válido'],
  [
    'protected',
    'documento novo',
    'laudos/rt-l-2026-0999.yaml',
    null,
    'issuedOn: "2026-11-02"\nkind: reciclagem\n',
  ],
  ['protected', 'passa a ser visto', 'laudos/rt-l-2026-0200.yaml', 'draft: true\n', ''],
  ['protected', '24 horas', LOT_PAGE, 'até 7 dias depois', 'até 24 horas depois'],
  [
    'protected',
    'Imagem ilustrativa',
    'lots/monitores-led-21-5-polegadas.yaml',
    'illustrative: true\n',
    '',
  ],
  ['protected', 'Norma', 'certifications/lgpd.yaml', 'standard: true\n', ''],
  [
    'protected',
    'Santos, SP',
    'lots/monitores-led-21-5-polegadas.yaml',
    'city: Campinas, SP',
    'city: Santos, SP',
  ],
  ['protected', '80', LOT_PAGE, 'minPercent: 80', 'minPercent: 8'],
  ['protected', '26,00', 'freight.yaml', 'base: 260', 'base: 26'],
  ['protected', '20000-000', 'freight.yaml', 'from: "40000-000"', 'from: "20000-000"'],
  [
    'protected',
    'Situação',
    'lots/servidores-vendidos.yaml',
    'status: vendido\nstatusOn: "2020-03-04"\n',
    '',
  ],
  [
    'protected',
    'outro@golpe.example',
    'company.yaml',
    'comercial@volta.example',
    'outro@golpe.example',
  ],
  ['protected', '99.888.777/0001-66', 'company.yaml', '11.222.333/0001-81', '99.888.777/0001-66'],
  ['protected', '98888-7777', 'company.yaml', '+5511912345678', '+5511988887777'],
  ['protected', 'Ilhas', 'company.yaml', 'Rua das Trilhas', 'Rua das Ilhas'],
  ['protected', 'São Carlos', 'company.yaml', 'city: São Paulo', 'city: São Carlos'],
  ['protected', '09:00', 'company.yaml', 'opens: "08:00"', 'opens: "09:00"'],
  ['protected', '/blog/outro', 'redirects.yaml', '/blog/discos-sem-dados', '/blog/outro'],
  ['protected', 'conta nova', 'notices/pagamento.yaml', null, 'text: Estamos de conta nova.\n'],
  [
    'protected',
    'financeira',
    'messages.yaml',
    'Como devo proceder para concluir a compra?',
    'Já paguei à financeira.',
  ],
  ['contacts', '98888-7777', POST, IN_POST, 'Ligue (21) 9<b>8888</b>-7777.'],
  ['contacts', '21 98888', POST, IN_POST, 'Ligue 21 98888&#8209;7777.'],
  ['contacts', '+5521988887777', POST, IN_POST, '[(11) 3333-4444](tel:+5521988887777)'],
  ['contacts', '5521988887777', LOT, IN_LOT, 'Fale em wa.me/5521988887777, e combine.'],
  ['contacts', '5521988887777', POST, IN_POST, '[Fale](https://wa.me/5521988887777)'],
  ['contacts', '98888-7777', POST, IN_POST, 'Ligue 21 98888&#x200b;-7777.'],
  ['contacts', 'vendas@golpe.com', POST, IN_POST, 'Escreva a vendas&#64;golpe.com.'],
  ['contacts', '123e4567', POST, IN_POST, 'Chave &#49;23e4567-e89b-12d3-a456-426655440000.'],
  ['contacts', 'golpe.com', POST, IN_POST, '[lei](https://www.planalto.gov.br@golpe.com/x)'],
  ['contacts', 'golpe.com', POST, IN_POST, '<a href="https:&#47;&#47;golpe.com/x">veja</a>'],
  ['contacts', 'site', POST, IN_POST, '[lei](https://www.plаnalto.gov.br/lei)'],
  ['contacts', 'bit.ly', LOT, IN_LOT, 'Fotos em bit.ly/3xYz.'],
  ['contacts', '44.555.666/0001-77', LOT, IN_LOT, 'Em nome do CNPJ 44.555.666/0001-77.'],
  ['contacts', 'agência 0001', LOT, IN_LOT, 'Banco 260, agência 0001, conta 1234567-8.'],
  ['contacts', 'Rua das Flores, 123', LOT, IN_LOT, 'Retire na Rua das Flores, 123, em Osasco.'],
  ['contacts', '@volta.oficial', SERVICE, 'Peso conferido na sua frente', 'Peso em @volta.oficial'],
  ['contacts', '000201', LOT, IN_LOT, 'Copie 00020126360014BR.GOV.BCB.PIX0114+5521988887777.'],
  ['contacts', 'não se veem', POST, IN_POST, 'Apagar o arquivo &#x202e;não apaga o dado.'],
  ['payments', 'PIX para o motorista', POST, IN_POST, 'Faça **P**I&#88; para o motorista.'],
  ['payments', 'metade', LOT, IN_LOT, 'Pague metade na reserva.'],
  ['payments', 'a coleta é gratuita', SERVICE, 'a coleta é gratuita', 'a coleta é rápida'],
  [
    'payments',
    'antes de confirmar',
    SERVICE,
    'Nós, acima de 500 kg',
    'Você paga antes de confirmar, acima de 500 kg',
  ],
  ['payments', 'pagamos na hora', 'pages/home.yaml', 'pagamos na hora', 'acertamos depois'],
  ['prices', 'vírgula trocada', LOT, 'price: 900', 'price: 90'],
  ['prices', 'o dia do preço não muda', 'materials/cobre.yaml', '2026-11-20: 40', '2026-11-20: 42'],
  ['prices', 'reescreve o histórico', 'materials/cobre.yaml', '2026-10-06: 39.2', '2026-10-06: 30'],
  ['rest', 'desaparece', LOT, 'originalPrice: 1500\n', ''],
]

it.each(DANGERS)(
  'a danger is in the section %s, and no section above it has more: %s in %s',
  (section, says, file, from, to) => {
    const { warnings } = reviewOf(file, from, to)
    const lines = warnings[section].map(
      ({ says: sentence, words = [] }) => `${sentence} ${words.map(({ text }) => text).join('')}`,
    )
    expect(lines.join('\n').replaceAll('\u00A0', ' ')).toContain(says)
    const first = (['protected', 'contacts', 'payments', 'prices', 'rest'] as const).find(
      (key) => warnings[key].length > 0,
    )
    expect(first).toBe(section)
  },
)

const PAYING =
  'pague Pix P.i.x boleto depósito transferência sinal adiantado antecipado cobrança taxa conta banco bancário cartão dinheiro caução senha chave código reembolso devolução estorno parcela fatura financeira CNPJ CPF reais R$ grátis gratuita'
it.each(PAYING.split(' '))('a sentence that speaks of «%s» is one of payments', (word) => {
  const { payments } = reviewOf(POST, IN_POST, `Vale ${word} aqui.`).warnings
  expect(payments.map(({ says }) => says)).toEqual([`entra «Vale ${word} aqui.»`])
})

const HARMLESS: readonly [what: string, text: string][] = [
  ['another word', 'Apagar o arquivo quase não apaga o dado.'],
  ['an entity', 'Apagar o arquivo n&atilde;o apaga o dado &amp; pronto.'],
  ['our own telephone', 'Ligue (11) 3333-4444 ou 011 3333-4444.'],
  ['our own chat', 'Fale em https://wa.me/5511912345678?text=oi'],
  ['a page of our own', 'Veja os [lotes](/lotes-informatica).'],
  ['a known site', 'Veja a [lei](https://www.planalto.gov.br/outra).'],
  ['years and a law', 'De 2019 a 2022, pela Lei 12.305/2010, artigo 33.'],
  ['a large sum of pieces', 'São 1.234.567 peças de 60 × 40 × 40 cm.'],
]
it.each(HARMLESS)('no alarm for %s', (_, text) => {
  const { warnings } = reviewOf(POST, IN_POST, text)
  expect(Object.values(warnings).flat()).toEqual([])
})
