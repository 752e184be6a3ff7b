import { z } from 'zod'
import { LOT_CATEGORIES } from '../vocabulary'
import { draft, line, order, photo, prose, reais } from './fields'
import { lotParts } from './lot-parts'

/** Used IT lot, one file per lot; the file name is its slug. */
export const lotSchema = z
  .strictObject({
    title: line(110, {
      title: 'Título',
      description:
        'Nome do lote como o comprador o procura, até 110 letras. Exemplo: Lote com 20 notebooks corporativos Core i5.',
    }),
    category: z.enum(LOT_CATEGORIES).meta({
      title: 'Categoria',
      description: 'Uma destas: desktop, notebook, monitor, smartphone, servidor, componentes.',
    }),
    price: reais(10_000_000, {
      title: 'Preço (R$)',
      description:
        'Preço do lote inteiro em reais, só o número: 15000 aparece como R$ 15.000; 15000.5 tem centavos.',
    }),
    originalPrice: reais(10_000_000, {
      title: 'Preço original (R$)',
      description:
        'Preço antes do desconto, maior que o preço. O selo de desconto é calculado sozinho; sem desconto, apague a linha.',
    }).optional(),
    units: z.int().min(1).max(1_000_000).optional().meta({
      title: 'Unidades',
      description:
        'Quantas peças há no lote, número inteiro. Com ele a página mostra o preço por unidade.',
    }),
    description: prose(600, {
      title: 'Descrição',
      description: 'De uma a três frases sobre o lote, até 600 letras.',
    }),
    specs: z
      .array(
        line(120, {
          title: 'Especificação',
          description: 'Um fato por linha, até 120 letras. Exemplo: 8 GB de RAM, SSD de 240 GB.',
        }),
      )
      .min(1)
      .max(12)
      .meta({
        title: 'Especificações',
        description: 'De 1 a 12 fatos do lote, um por linha, cada um começando com "- ".',
      }),
    condition: line(120, {
      title: 'Estado',
      description:
        'Estado funcional e estético, até 120 letras. Exemplo: Usado, testado, com marcas de uso.',
    }),
    rating: z.number().min(0).max(5).meta({
      title: 'Avaliação',
      description: 'Nota de 0 a 5 com ponto decimal, por exemplo 4.6.',
    }),
    photo: photo({
      title: 'Foto',
      description: 'Foto do lote. Sem ela o cartão mostra um desenho.',
    }).optional(),
    illustrative: z.boolean().optional().meta({
      title: 'Imagem ilustrativa',
      description:
        'true mostra o aviso «Imagem ilustrativa»; apague a linha quando a foto for do próprio lote.',
    }),
    ...lotParts,
    order: order(),
    draft: draft(),
  })
  .meta({ title: 'Lote de informática', description: 'Um lote à venda em /lotes-informatica.' })

export type Lot = z.infer<typeof lotSchema>
