import { action, icon, line, link, list, object, objects, prose } from './fields'
import { day, draft, flag, formed, order } from './values'

/** Service offered by the company. */
export const serviceSchema = object(
  'Serviço',
  'Um serviço de /servicos, resumido também na página inicial.',
  {
    icon: icon(),
    title: line(60, 'Título', 'Nome do serviço'),
    description: prose(300, 'Descrição', 'O que o serviço entrega'),
    summary: line(120, 'Resumo', 'Uma frase para a página inicial'),
    features: list(1, 8, 'O que inclui', 'De 1 a 8 itens.', line(90, 'Item', 'Um item')),
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

/** System integration offered by the company. */
export const integrationSchema = object('Integração de sistemas', 'Uma integração de /servicos.', {
  icon: icon(),
  title: line(60, 'Título', 'Nome da integração'),
  description: prose(240, 'Descrição', 'O que a integração faz'),
  systems: list(1, 10, 'Sistemas atendidos', 'De 1 a 10 nomes.', line(40, 'Sistema', 'Um nome')),
  benefits: list(1, 6, 'Benefícios', 'De 1 a 6 itens.', line(90, 'Benefício', 'O que muda')),
  order: order(),
  draft: draft(),
})

/** Step of the service process, 01 to 05. */
export const processStepSchema = object('Etapa do processo', 'Uma das etapas de /servicos.', {
  number: formed(
    /^0[1-9]$/,
    'não é um número de etapa — escreva‹ entre aspas,› de "01" a "09"',
    'Número',
    'De "01" a "09".',
  ),
  title: line(40, 'Título', 'Nome da etapa'),
  description: line(160, 'Descrição', 'O que acontece na etapa'),
  draft: draft(),
})

/** Certificate, licence or system the company works with. */
export const certificationSchema = object('Certificação', 'Um selo de /servicos e /sobre.', {
  name: line(40, 'Nome', 'Nome do certificado ou da licença', 'ISO 14001'),
  description: line(160, 'Descrição', 'O que ele comprova'),
  standard: flag('Norma seguida', 'true para uma norma que se segue sem certificado.'),
  number: line(40, 'Número', 'Sem ele vem sob pedido').optional(),
  validUntil: day('Válido até', 'Último dia de validade, como "2027-12-31".').optional(),
  url: link('Comprovante', 'Endereço https onde se confere o documento.').optional(),
  order: order(),
  draft: draft(),
})

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
