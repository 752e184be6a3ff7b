import { action, icon, line, list, object, objects, prose } from './fields'
import { draft, order } from './values'

/** Service offered by the company. */
export const serviceSchema = object(
  'Serviço',
  'Um serviço de /servicos, resumido também na página inicial.',
  {
    icon: icon(),
    title: line(60, 'Título', 'Nome do serviço'),
    description: prose(300, 'Descrição', 'O que o serviço entrega'),
    summary: line(120, 'Resumo', 'Uma frase para a página inicial'),
    features: list(
      1,
      8,
      'O que inclui',
      'De 1 a 8 itens, um por linha.',
      line(90, 'Item', 'O que está incluído'),
    ),
    facts: objects(1, 4, 'Quem paga, prazo e coleta', 'De 1 a 4 fatos, cada um em uma frase.', {
      label: line(20, 'Nome', '', 'Quem paga'),
      text: line(140, 'Texto', 'Uma frase'),
    }).optional(),
    priceLabel: line(30, 'Antes do preço', 'Palavras acima do preço', 'A partir de'),
    price: line(40, 'Preço em texto', 'Preço como aparece', 'R$ 2,50/kg ou Sob consulta'),
    action: action(),
    order: order(),
    draft: draft(),
  },
)
