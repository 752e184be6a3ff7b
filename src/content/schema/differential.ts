import { icon, line, object } from './fields'
import { draft, order } from './values'

/** Reason to sell scrap to the company. */
export const differentialSchema = object(
  'Diferencial',
  'Um dos motivos para vender aqui, em /comercio-sucata.',
  {
    icon: icon(),
    title: line(40, 'Título', 'Até 40 letras. Exemplo: Pagamento na hora.'),
    description: line(160, 'Descrição', 'Uma frase concreta'),
    order: order(),
    draft: draft(),
  },
)
