import { line, link, object } from './fields'
import { day, draft, flag, order } from './values'

/** Certificate, licence or system the company works with. */
export const certificationSchema = object('Certificação', 'Um selo de /servicos e /sobre.', {
  name: line(40, 'Nome', 'Nome do certificado ou da licença', 'ISO 14001'),
  description: line(160, 'Descrição', 'O que ele comprova'),
  standard: flag(
    'Norma seguida',
    'true para uma norma ou lei que a empresa segue sem ser certificada: a página diz isso no lugar do número.',
  ),
  number: line(
    40,
    'Número',
    'Número do certificado, do registro ou da licença, até 40 letras. Sem ele a página diz que ' +
      'o número vem sob pedido.',
  ).optional(),
  validUntil: day('Válido até', 'Último dia de validade, como "2027-12-31".').optional(),
  url: link(
    'Comprovante',
    'Endereço onde se confere o documento, começando com https://.',
  ).optional(),
  order: order(),
  draft: draft(),
})
