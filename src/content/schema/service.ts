import { z } from 'zod'
import { action, draft, icon, line, order, prose } from './fields'

/** Service offered by the company. */
export const serviceSchema = z
  .strictObject({
    icon: icon(),
    title: line(60, { title: 'Título', description: 'Nome do serviço, até 60 letras.' }),
    description: prose(300, {
      title: 'Descrição',
      description: 'O que o serviço entrega, até 300 letras.',
    }),
    summary: line(120, {
      title: 'Resumo',
      description: 'Uma frase para a página inicial, até 120 letras.',
    }),
    features: z
      .array(line(90, { title: 'Item', description: 'O que está incluído, até 90 letras.' }))
      .min(1)
      .max(8)
      .meta({ title: 'O que inclui', description: 'De 1 a 8 itens, um por linha.' }),
    priceLabel: line(30, {
      title: 'Antes do preço',
      description: 'Palavras acima do preço, até 30 letras. Exemplo: A partir de.',
    }),
    price: line(40, {
      title: 'Preço em texto',
      description: 'Preço como aparece, até 40 letras. Exemplo: R$ 2,50/kg ou Sob consulta.',
    }),
    action: action(),
    order: order(),
    draft: draft(),
  })
  .meta({
    title: 'Serviço',
    description: 'Um serviço de /servicos, resumido também na página inicial.',
  })

export type Service = z.infer<typeof serviceSchema>
