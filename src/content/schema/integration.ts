import { icon, line, list, object, prose } from './fields'
import { draft, order } from './values'

/** System integration offered by the company. */
export const integrationSchema = object('Integração de sistemas', 'Uma integração de /servicos.', {
  icon: icon(),
  title: line(60, 'Título', 'Nome da integração'),
  description: prose(240, 'Descrição', 'O que a integração faz'),
  systems: list(
    1,
    10,
    'Sistemas atendidos',
    'De 1 a 10 nomes, um por linha.',
    line(40, 'Sistema', 'Nome de um sistema atendido'),
  ),
  benefits: list(
    1,
    6,
    'Benefícios',
    'De 1 a 6 itens, um por linha.',
    line(90, 'Benefício', 'O que muda para o cliente'),
  ),
  order: order(),
  draft: draft(),
})
