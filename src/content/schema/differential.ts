import { z } from 'zod'
import { draft, icon, line, order } from './fields'

/** Reason to sell scrap to the company. */
export const differentialSchema = z
  .strictObject({
    icon: icon(),
    title: line(40, { title: 'Título', description: 'Até 40 letras. Exemplo: Pagamento na hora.' }),
    description: line(160, {
      title: 'Descrição',
      description: 'Uma frase concreta, até 160 letras.',
    }),
    order: order(),
    draft: draft(),
  })
  .meta({
    title: 'Diferencial',
    description: 'Um dos motivos para vender aqui, em /comercio-sucata.',
  })

export type Differential = z.infer<typeof differentialSchema>
