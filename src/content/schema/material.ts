import { z } from 'zod'
import { MATERIAL_GROUPS } from '../vocabulary'
import { choice, day, draft, line, object, order, photo, pricesByDay } from './fields'
import { materialGuide } from './material-guide'

/** Scrap material bought by weight. */
export const materialSchema = object(
  'Material de sucata',
  'Um material com preço por quilo em /comercio-sucata, e a sua página.',
  {
    name: line(40, 'Nome', 'Nome do material', 'Cobre'),
    group: choice(
      MATERIAL_GROUPS,
      'Grupo',
      'Em que parte do painel aparece: metais, eletronicos ou papel-plastico.',
    ),
    pricePerKg: pricesByDay(
      100_000,
      'Preço por quilo (R$)',
      'Quanto a empresa paga por quilo, em reais: uma linha para cada preço, com o dia em que ' +
        'passou a valer, a mais nova em cima, como 2026-11-20: 40.00. Um dia à frente espera até chegar.',
    ),
    confirmedOn: day(
      'Salto conferido',
      'Dia do preço que mudou mais de 25% de uma vez e está certo, entre aspas, como ' +
        '"2026-11-20". Vale também para os preços anteriores. Acima de 60%, sem ele o preço é recusado.',
    ).optional(),
    initialVariation: z
      .number()
      .min(-100)
      .max(1000)
      .optional()
      .meta({
        title: 'Variação inicial (%)',
        description:
          'Variação em pontos percentuais enquanto não há preço no mês anterior ao do mais ' +
          'novo: 2.5 aparece como +2,5%. Depois ela é calculada.',
      }),
    status: line(24, 'Situação', 'Palavra ao lado do preço', 'Comprando'),
    description: line(
      140,
      'Descrição',
      'O que entra e como deve vir',
      'Fio descascado, barra e tubo limpo',
    ),
    symbol: line(6, 'Símbolo', 'Até 6 letras para o desenho que substitui a foto. Exemplo: Cu.'),
    image: photo(
      'Foto',
      'Foto do material. Sem ela o cartão mostra um desenho com o símbolo.',
    ).optional(),
    guide: materialGuide().optional(),
    order: order(),
    draft: draft(),
  },
)

export type Material = z.infer<typeof materialSchema>
