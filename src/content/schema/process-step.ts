import { z } from 'zod'
import { draft, line } from './fields'

/** Step of the service process, 01 to 05. */
export const processStepSchema = z
  .strictObject({
    number: z
      .string()
      .regex(/^0[1-9]$/, 'não é um número de etapa — escreva entre aspas, de "01" a "09"')
      .meta({ title: 'Número', description: 'Dois algarismos entre aspas, de "01" a "09".' }),
    title: line(40, { title: 'Título', description: 'Nome da etapa, até 40 letras.' }),
    description: line(160, {
      title: 'Descrição',
      description: 'O que acontece na etapa, até 160 letras.',
    }),
    draft: draft(),
  })
  .meta({ title: 'Etapa do processo', description: 'Uma das etapas de /servicos.' })

export type ProcessStep = z.infer<typeof processStepSchema>
