import { z } from 'zod'
import { MATERIAL_GROUPS } from '../vocabulary'
import { draft, line, order, photo, pricesByDay } from './fields'
import { materialGuide } from './material-guide'

/** Scrap material bought by weight. */
export const materialSchema = z
  .strictObject({
    name: line(40, {
      title: 'Nome',
      description: 'Nome do material, até 40 letras. Exemplo: Cobre.',
    }),
    group: z.enum(MATERIAL_GROUPS).meta({
      title: 'Grupo',
      description: 'Em que parte do painel aparece: metais, eletronicos ou papel-plastico.',
    }),
    pricePerKg: pricesByDay(100_000, {
      title: 'Preço por quilo (R$)',
      description:
        'Quanto a empresa paga por quilo, em reais: uma linha para cada preço, com o dia em que passou a valer, a mais nova em cima, como 2026-11-20: 40.00.',
    }),
    initialVariation: z.number().min(-100).max(1000).optional().meta({
      title: 'Variação inicial (%)',
      description:
        'Variação em pontos percentuais enquanto não há preço no mês anterior ao do mais novo: 2.5 aparece como +2,5%. Depois ela é calculada.',
    }),
    status: line(24, {
      title: 'Situação',
      description: 'Palavra ao lado do preço, até 24 letras. Exemplo: Comprando.',
    }),
    description: line(140, {
      title: 'Descrição',
      description:
        'O que entra e como deve vir, até 140 letras. Exemplo: Fio descascado, barra e tubo limpo.',
    }),
    symbol: line(6, {
      title: 'Símbolo',
      description: 'Até 6 letras para o desenho que substitui a foto. Exemplo: Cu.',
    }),
    image: photo({
      title: 'Foto',
      description: 'Foto do material. Sem ela o cartão mostra um desenho com o símbolo.',
    }).optional(),
    guide: materialGuide().optional(),
    order: order(),
    draft: draft(),
  })
  .meta({
    title: 'Material de sucata',
    description: 'Um material com preço por quilo em /comercio-sucata, e a sua página.',
  })

export type Material = z.infer<typeof materialSchema>
