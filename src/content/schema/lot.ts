import { z } from 'zod'
import { LOT_CATEGORIES, GRADES, LOT_DOCUMENTS, LOT_STATUSES, REUSE_DEVICES } from '../vocabulary'
import { choice, line, list, object, photo, prose, objects } from './fields'
import {
  amount,
  day,
  draft,
  flag,
  formed,
  from,
  number,
  order,
  reais,
  until,
  whole,
} from './values'

const fact = (title: string, example: string) =>
  line(80, title, `Até 80 letras. Exemplo: ${example}.`).optional()
const grade = (title: string, what: string) =>
  z
    .enum(GRADES)
    .optional()
    .meta({
      title,
      description:
        `A nota mais comum entre as unidades, de A a D: ${what}. Com uma relação de itens ela é ` +
        'calculada; tire este campo.',
    })

/** Fields that a lot's own page adds to its card; all of them are optional. */
export const lotParts = {
  morePhotos: list(
    1,
    7,
    'Outras fotos',
    'De 1 a 7 fotos, mostradas depois da primeira, na ordem em que estão aqui.',
    photo('Outra foto', 'Mais uma vista do lote, com seu texto alternativo.'),
  ).optional(),
  code: formed(
    /^[A-Z]{2,4}-\d{3,6}$/,
    'não é um código de lote — escreva de 2 a 4 letras maiúsculas, hífen e de 3 a 6 números, como RT-0512',
    'Código',
    'Código interno do lote, um para cada: RT-0512.',
  ).optional(),
  status: choice(
    LOT_STATUSES,
    'Situação',
    'disponível, reservado ou vendido. Sem este campo o lote está disponível.',
  ).optional(),
  statusOn: day(
    'Situação desde',
    'Dia em que a situação mudou, como "2026-11-20". Obrigatório para reservado e vendido.',
  ).optional(),
  reservedUntil: day(
    'Reservado até',
    'Último dia da reserva, como "2026-11-27". Só para reservado.',
  ).optional(),
  enteredOn: day(
    'Entrou em',
    'Dia em que o lote entrou à venda, como "2026-11-18". Os mais novos aparecem primeiro.',
  ).optional(),
  updatedOn: day(
    'Atualizado em',
    'Dia da última conferência de preço e estado, como "2026-11-20".',
  ).optional(),
  originalPriceOn: day(
    'Dia do preço original',
    'Último dia em que o preço original valeu, como "2026-10-15". Aparece ao lado do preço riscado.',
  ).optional(),
  offers: flag(
    'Recebe propostas',
    'Desmarcado (false), tira «Fazer proposta» deste lote; sem este campo ele as recebe.',
    'on',
  ),
  functionalGrade: grade('Nota funcional', 'A funciona por completo, D não liga'),
  cosmeticGrade: grade('Nota estética', 'A sem marcas à vista, D com quebra ou falta'),
  configuration: object(
    'Ficha',
    'Os fatos que a página de comparação põe lado a lado; preencha os que o lote tem.',
    {
      make: fact('Fabricante', 'Lenovo'),
      model: fact('Modelo', 'ThinkPad T480'),
      processor: fact('Processador', 'Core i5 de 8ª geração'),
      memory: fact('Memória', '16 GB'),
      storage: fact('Armazenamento', 'SSD de 256 GB'),
      screen: fact('Tela', '14 polegadas, Full HD'),
      ports: fact('Conexões', 'HDMI e VGA'),
      battery: fact('Bateria', '70% ou mais da capacidade'),
      power: fact('Fonte ou carregador', 'Em todas as unidades'),
    },
  ).optional(),
  pickup: object('Retirada', 'Onde e como o comprador retira o lote.', {
    city: line(60, 'Cidade', 'Onde o lote está', 'São Paulo, SP'),
    deadline: line(
      80,
      'Prazo',
      'Prazo para retirar, se for diferente do que está em pages/lot.yaml',
    ).optional(),
    cost: line(
      80,
      'Custo',
      'Custo da retirada, se for diferente do que está em pages/lot.yaml',
    ).optional(),
  }).optional(),
  freight: object('Frete', 'O que uma transportadora pergunta: peso, volumes e medidas.', {
    weightKg: amount(
      100_000,
      'Peso (kg)',
      'Peso total com embalagem, em quilos, só o número: 46.5 aparece como 46,5 kg.',
    ).optional(),
    volumes: whole(1, 10_000, 'Volumes', 'Quantas caixas ou paletes, número inteiro.').optional(),
    packing: line(80, 'Embalagem', 'O que é cada volume', 'caixas, 5 notebooks em cada').optional(),
    measures: line(80, 'Medidas', 'Medidas de cada volume', '45 × 35 × 30 cm por caixa').optional(),
    cubicMeters: amount(
      1000,
      'Volume total (m³)',
      'Em metros cúbicos, só o número: 0.19 aparece como 0,19 m³.',
    ).optional(),
    payer: line(
      80,
      'Quem paga o frete',
      'Se for diferente do que está em pages/lot.yaml',
    ).optional(),
  }).optional(),
  included: objects(
    1,
    LOT_DOCUMENTS.length,
    'O que vem junto',
    'Documentos que acompanham o lote. Sem esta lista valem os de defaultDocuments, em pages/lot.yaml.',
    {
      document: choice(
        LOT_DOCUMENTS,
        'Documento',
        'Um destes: nota-fiscal, laudo, garantia. O texto está em pages/lot.yaml.',
      ),
      text: prose(240, 'Texto próprio', 'Só se este lote pede outro texto').optional(),
    },
  ).optional(),
  questions: objects(1, 8, 'Perguntas', 'De 1 a 8 perguntas com resposta.', {
    question: line(110, 'Pergunta', 'Como um comprador perguntaria'),
    answer: prose(500, 'Resposta', 'De uma a três frases'),
  }).optional(),
  reuseDevice: choice(
    REUSE_DEVICES,
    'Aparelho de reuso',
    'smartphone ou tablet mostra a estimativa de CO₂e do reuso, com o fator e a fonte ' +
      'de pages/lot.yaml. Só para aparelhos que voltam ao uso.',
  ).optional(),
}

/** Used IT lot, one file per lot; the file name is its slug. */
export const lotSchema = object('Lote de informática', 'Um lote à venda em /lotes-informatica.', {
  title: line(
    110,
    'Título',
    'Nome do lote como o comprador o procura',
    'Lote com 20 notebooks corporativos Core i5',
  ),
  category: choice(
    LOT_CATEGORIES,
    'Categoria',
    'Uma destas: desktop, notebook, monitor, smartphone, servidor, componentes.',
  ),
  price: reais(
    10_000_000,
    'Preço (R$)',
    'Preço do lote inteiro em reais, só o número: 15000 aparece como R$ 15.000; 15000.5 tem centavos.',
  ),
  originalPrice: reais(
    10_000_000,
    'Preço original (R$)',
    'Preço antes do desconto, maior que o preço. O selo de desconto é calculado sozinho; sem ' +
      'desconto, tire este campo.',
  ).optional(),
  units: whole(
    1,
    1_000_000,
    'Unidades',
    'Quantas peças há no lote, número inteiro. Com ele a página mostra o preço por unidade.',
  ).optional(),
  description: prose(600, 'Descrição', 'De uma a três frases sobre o lote'),
  specs: list(
    1,
    12,
    'Especificações',
    'De 1 a 12 fatos do lote, um em cada item.',
    line(120, 'Especificação', 'Um fato por linha', '8 GB de RAM, SSD de 240 GB'),
  ),
  condition: line(
    120,
    'Estado',
    'Estado funcional e estético',
    'Usado, testado, com marcas de uso',
  ),
  rating: number(0, 5, 'Avaliação', 'Nota de 0 a 5 com ponto decimal, por exemplo 4.6.'),
  photo: photo('Foto', 'Foto do lote. Sem ela o cartão mostra um desenho.').optional(),
  illustrative: flag(
    'Imagem ilustrativa',
    'Marcado (true), mostra o aviso «Imagem ilustrativa»; tire-o quando a foto for do próprio lote.',
  ),
  ...lotParts,
  from: from().optional(),
  until: until('Depois dele o lote sai da lista e a sua página fica.').optional(),
  order: order(),
  draft: draft(),
})

export type Lot = z.infer<typeof lotSchema>
