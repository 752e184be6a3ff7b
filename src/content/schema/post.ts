import { z } from 'zod'
import { POST_CATEGORIES } from '../vocabulary'
import { day, draft, line, photo } from './fields'

/** Front matter of an article; the text below it is Markdown with HTML. */
export const postSchema = z
  .strictObject({
    title: line(110, { title: 'Título', description: 'Título do artigo, até 110 letras.' }),
    excerpt: line(240, {
      title: 'Resumo',
      description: 'Uma ou duas frases para a lista e a busca, até 240 letras.',
    }),
    category: z.enum(POST_CATEGORIES).meta({
      title: 'Categoria',
      description: 'Uma das cinco categorias do blog, escrita igual, com acentos e maiúsculas.',
    }),
    date: day({ title: 'Data', description: 'Dia da publicação entre aspas, como "2026-03-01".' }),
    updatedOn: day({
      title: 'Atualizado em',
      description:
        'Dia em que o texto mudou de verdade, entre aspas; não para uma vírgula. Aparece ao lado da data.',
    }).optional(),
    author: line(60, {
      title: 'Autor',
      description: 'Nome de um autor que está em pages/blog.yaml.',
    }),
    image: photo({ title: 'Foto', description: 'Foto do artigo, na lista e no topo.' }),
    tags: z
      .array(
        line(40, { title: 'Etiqueta', description: 'Uma palavra ou expressão, até 40 letras.' }),
      )
      .min(1)
      .max(8)
      .meta({
        title: 'Etiquetas',
        description: 'De 1 a 8 assuntos; a busca do blog também procura aqui.',
      }),
    draft: draft(),
  })
  .meta({ title: 'Artigo', description: 'Um artigo do blog.' })

export type Post = z.infer<typeof postSchema>
