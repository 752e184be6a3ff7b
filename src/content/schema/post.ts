import type { z } from 'zod'
import { POST_CATEGORIES } from '../vocabulary'
import { choice, line, list, object, photo } from './fields'
import { day, draft, from, until } from './values'

/** Front matter of an article; the text below it is Markdown with HTML. */
export const postSchema = object('Artigo', 'Um artigo do blog.', {
  title: line(110, 'Título', 'Título do artigo'),
  excerpt: line(240, 'Resumo', 'Uma ou duas frases para a lista e a busca'),
  category: choice(POST_CATEGORIES, 'Categoria', 'Com acentos e maiúsculas.'),
  date: day('Data', 'Dia da publicação‹ entre aspas›, como "2026-03-01".'),
  updatedOn: day('Atualizado em', 'Dia em que o texto mudou de verdade.').optional(),
  author: line(60, 'Autor', 'Nome de um autor que está em pages/blog.yaml.').meta({
    widget: 'author',
  }),
  image: photo('Foto', 'Foto do artigo, na lista e no topo.'),
  tags: list(1, 8, 'Etiquetas', 'De 1 a 8 assuntos.', line(40, 'Etiqueta', 'Um assunto')),
  from: from().optional(),
  until: until('Depois dele o endereço responde que a página não existe.').optional(),
  draft: draft(),
})

export type Post = z.infer<typeof postSchema>
