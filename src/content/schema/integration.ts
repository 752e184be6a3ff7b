import { z } from 'zod'
import { draft, icon, line, order, prose } from './fields'

/** System integration offered by the company. */
export const integrationSchema = z
  .strictObject({
    icon: icon(),
    title: line(60, { title: 'Título', description: 'Nome da integração, até 60 letras.' }),
    description: prose(240, {
      title: 'Descrição',
      description: 'O que a integração faz, até 240 letras.',
    }),
    systems: z
      .array(
        line(40, { title: 'Sistema', description: 'Nome de um sistema atendido, até 40 letras.' }),
      )
      .min(1)
      .max(10)
      .meta({ title: 'Sistemas atendidos', description: 'De 1 a 10 nomes, um por linha.' }),
    benefits: z
      .array(
        line(90, { title: 'Benefício', description: 'O que muda para o cliente, até 90 letras.' }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Benefícios', description: 'De 1 a 6 itens, um por linha.' }),
    order: order(),
    draft: draft(),
  })
  .meta({ title: 'Integração de sistemas', description: 'Uma integração de /servicos.' })

export type Integration = z.infer<typeof integrationSchema>
