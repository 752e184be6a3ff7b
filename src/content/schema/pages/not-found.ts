import { z } from 'zod'
import { label, line, link, prose } from '../fields'

export const notFoundPageSchema = z
  .strictObject({
    label: line(40, {
      title: 'Etiqueta',
      description: 'Palavras pequenas acima do título, até 40 letras.',
    }),
    title: line(70, { title: 'Título', description: 'Até 70 letras.' }),
    text: prose(240, {
      title: 'Texto',
      description: 'O que o visitante pode fazer, até 240 letras.',
    }),
    links: z
      .array(
        z.strictObject({
          label: label('Nome'),
          text: line(90, { title: 'Texto', description: 'O que há na página, até 90 letras.' }),
          href: link({ title: 'Endereço', description: 'Página deste site, como /contato.' }),
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Saídas', description: 'Para onde ir a partir da página de erro.' }),
  })
  .meta({ title: 'Página não encontrada', description: 'Textos da página 404.' })

export type NotFoundPage = z.infer<typeof notFoundPageSchema>
