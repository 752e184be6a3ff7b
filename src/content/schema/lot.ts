import type { z } from 'zod'
import { LOT_CATEGORIES, GRADES, LOT_DOCUMENTS, LOT_STATUSES, REUSE_DEVICES } from '../vocabulary'
import { choice, line, list, object, objects, optional, photo, prose } from './fields'
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
  line(80, title, `Até 80 letras. Exemplo: ${example}.`)
const grade = (title: string, what: string) =>
  choice(
    GRADES,
    title,
    `A nota mais comum entre as unidades, de A a D: ${what}. Com uma relação de itens ela é calculada; tire este campo.`,
  )

/** Fields that a lot's own page adds to its card; all of them are optional. */
const lotParts = optional({
  morePhotos: list(
    1,
    7,
    'Outras fotos',
    'De 1 a 7, nesta ordem.',
    photo('Outra foto', 'Mais uma vista do lote.'),
  ),
  code: formed(
    /^[A-Z]{2,4}-\d{3,6}$/,
    'não é um código de lote — escreva como RT-0512',
    'Código',
    'Como RT-0512.',
  ),
  status: choice(LOT_STATUSES, 'Situação', 'Sem este campo está disponível.'),
  statusOn: day('Situação desde', 'Dia em que foi reservado ou vendido, como "2026-11-20".'),
  reservedUntil: day('Reservado até', 'Último dia da reserva, como "2026-11-27".'),
  enteredOn: day('Entrou em', 'Dia em que entrou à venda; os novos vêm primeiro.'),
  updatedOn: day('Atualizado em', 'Dia da última conferência, como "2026-11-20".'),
  originalPriceOn: day('Dia do preço original', 'Último dia em que ele valeu.'),
  offers: flag('Recebe propostas', 'false tira «Fazer proposta» deste lote.', 'on'),
  functionalGrade: grade('Nota funcional', 'A funciona por completo, D não liga'),
  cosmeticGrade: grade('Nota estética', 'A sem marcas à vista, D com quebra ou falta'),
  configuration: object(
    'Ficha',
    'Os fatos que a página de comparação põe lado a lado; preencha os que o lote tem.',
    optional({
      make: fact('Fabricante', 'Lenovo'),
      model: fact('Modelo', 'ThinkPad T480'),
      processor: fact('Processador', 'Core i5 de 8ª geração'),
      memory: fact('Memória', '16 GB'),
      storage: fact('Armazenamento', 'SSD de 256 GB'),
      screen: fact('Tela', '14 polegadas, Full HD'),
      ports: fact('Conexões', 'HDMI e VGA'),
      battery: fact('Bateria', '70% ou mais da capacidade'),
      power: fact('Fonte ou carregador', 'Em todas as unidades'),
    }),
  ),
  pickup: object('Retirada', 'Onde e como o comprador retira o lote.', {
    city: line(60, 'Cidade', 'Onde o lote está', 'São Paulo, SP'),
    deadline: line(80, 'Prazo', 'Se não for o de pages/lot.yaml').optional(),
    cost: line(80, 'Custo', 'Se não for o de pages/lot.yaml').optional(),
  }),
  freight: object(
    'Frete',
    'O que uma transportadora pergunta: peso, volumes e medidas.',
    optional({
      weightKg: amount(100_000, 'Peso (kg)', 'Com embalagem, em quilos, como 46.5.'),
      volumes: whole(1, 10_000, 'Volumes', 'Quantas caixas ou paletes, número inteiro.'),
      packing: line(80, 'Embalagem', 'O que é cada volume', 'caixas, 5 notebooks em cada'),
      measures: line(80, 'Medidas', 'Medidas de cada volume', '45 × 35 × 30 cm por caixa'),
      cubicMeters: amount(1000, 'Volume total (m³)', 'Em metros cúbicos, como 0.19.'),
      payer: line(80, 'Quem paga o frete', 'Se não for o de pages/lot.yaml'),
    }),
  ),
  included: objects(
    1,
    LOT_DOCUMENTS.length,
    'O que vem junto',
    'Documentos que acompanham o lote. Sem esta lista valem os de defaultDocuments, em pages/lot.yaml.',
    {
      document: choice(LOT_DOCUMENTS, 'Documento', 'O texto está em pages/lot.yaml.'),
      text: prose(240, 'Texto próprio', 'Só se este lote pede outro texto').optional(),
    },
  ),
  questions: objects(1, 8, 'Perguntas', 'De 1 a 8 perguntas com resposta.', {
    question: line(110, 'Pergunta', 'Como um comprador perguntaria'),
    answer: prose(500, 'Resposta', 'De uma a três frases'),
  }),
  reuseDevice: choice(REUSE_DEVICES, 'Aparelho de reuso', 'Mostra o CO₂e evitado pelo reuso.'),
})

/** Used IT lot, one file per lot; the file name is its slug. */
export const lotSchema = object('Lote de informática', 'Um lote à venda em /lotes-informatica.', {
  title: line(110, 'Título', 'Como o comprador o procura', 'Lote com 20 notebooks'),
  category: choice(LOT_CATEGORIES, 'Categoria', 'Uma das categorias da lista.'),
  price: reais(10_000_000, 'Preço (R$)', 'Do lote inteiro, só o número, como 15000 ou 15000.5.'),
  originalPrice: reais(10_000_000, 'Preço original (R$)', 'Antes do desconto, maior.').optional(),
  units: whole(1, 1_000_000, 'Unidades', 'Quantas peças; dá o preço de cada.').optional(),
  description: prose(600, 'Descrição', 'De uma a três frases sobre o lote'),
  specs: list(
    1,
    12,
    'Especificações',
    'De 1 a 12 fatos.',
    line(120, 'Especificação', 'Um fato', '8 GB de RAM'),
  ),
  condition: line(120, 'Estado', 'Estado funcional e estético', 'Usado, testado'),
  rating: number(0, 5, 'Avaliação', 'Nota de 0 a 5 com ponto decimal, por exemplo 4.6.'),
  photo: photo('Foto', 'Foto do lote. Sem ela o cartão mostra um desenho.').optional(),
  illustrative: flag('Imagem ilustrativa', 'true mostra o aviso «Imagem ilustrativa».'),
  ...lotParts,
  from: from().optional(),
  until: until('Depois dele o lote sai da lista e a sua página fica.').optional(),
  order: order(),
  draft: draft(),
})

export type Lot = z.infer<typeof lotSchema>
