import { z } from 'zod'
import { LOT_CATEGORIES } from '../vocabulary'
import { choice, draft, line, list, object, order, photo, prose, reais } from './fields'
import { from, until } from './moment-fields'
import { lotParts } from './lot-parts'

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
  units: z.int().min(1).max(1_000_000).optional().meta({
    title: 'Unidades',
    description:
      'Quantas peças há no lote, número inteiro. Com ele a página mostra o preço por unidade.',
  }),
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
  rating: z.number().min(0).max(5).meta({
    title: 'Avaliação',
    description: 'Nota de 0 a 5 com ponto decimal, por exemplo 4.6.',
  }),
  photo: photo('Foto', 'Foto do lote. Sem ela o cartão mostra um desenho.').optional(),
  illustrative: z.boolean().optional().meta({
    title: 'Imagem ilustrativa',
    description:
      'Marcado (true), mostra o aviso «Imagem ilustrativa»; tire-o quando a foto for do próprio lote.',
  }),
  ...lotParts,
  from: from().optional(),
  until: until('Depois dele o lote sai da lista e a sua página fica.').optional(),
  order: order(),
  draft: draft(),
})

export type Lot = z.infer<typeof lotSchema>
