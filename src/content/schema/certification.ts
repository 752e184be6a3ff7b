import { z } from 'zod'
import { day, draft, line, link, order } from './fields'

/** Certificate, licence or system the company works with. */
export const certificationSchema = z
  .strictObject({
    name: line(40, {
      title: 'Nome',
      description: 'Nome do certificado ou da licença, até 40 letras. Exemplo: ISO 14001.',
    }),
    description: line(160, {
      title: 'Descrição',
      description: 'O que ele comprova, até 160 letras.',
    }),
    standard: z.boolean().optional().meta({
      title: 'Norma seguida',
      description:
        'true para uma norma ou lei que a empresa segue sem ser certificada: a página diz isso no lugar do número.',
    }),
    number: line(40, {
      title: 'Número',
      description:
        'Número do certificado, do registro ou da licença, até 40 letras. Sem ele a página diz que o número vem sob pedido.',
    }).optional(),
    validUntil: day({
      title: 'Válido até',
      description: 'Último dia de validade, como "2027-12-31".',
    }).optional(),
    url: link({
      title: 'Comprovante',
      description: 'Endereço onde se confere o documento, começando com https://.',
    }).optional(),
    order: order(),
    draft: draft(),
  })
  .meta({ title: 'Certificação', description: 'Um selo de /servicos e /sobre.' })

export type Certification = z.infer<typeof certificationSchema>
