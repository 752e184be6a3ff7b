import type { z } from 'zod'
import { LAUDO_KINDS, LAUDO_STATES, POST_CATEGORIES } from '../vocabulary'
import { choice, object, line, list, photo } from './fields'
import { day, draft, fileName, from, until } from './values'

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

/** A line above every page. */
export const noticeSchema = object(
  'Aviso',
  'Uma linha no alto de todas as páginas, por um tempo.',
  {
    text: line(
      160,
      'Texto',
      'O aviso inteiro, com os dias de que fala',
      'Galpão fechado de 24/12 a 02/01.',
    ),
    from: from().optional(),
    until: until('Depois dele o aviso some sozinho.'),
    draft: draft(),
  },
)

/**
 * A laudo that the company has issued, for /verificar. The file's name is its number; the document
 * has nothing about the client, because all of it is published.
 */
export const laudoSchema = object(
  'Laudo',
  'Um laudo emitido, para a conferência de /verificar. Nada sobre o cliente: a lista é pública.',
  {
    issuedOn: day('Emitido em', 'Dia da emissão‹, entre aspas›, como "2026-11-12".'),
    kind: choice(LAUDO_KINDS, 'Espécie', 'O que o laudo comprova, uma das espécies da lista.'),
    status: choice(LAUDO_STATES, 'Situação', 'Sem a linha, é válido.').optional(),
    statusOn: day('Mudou em', 'Dia em que foi substituído ou revogado‹, entre aspas›.').optional(),
    replacedBy: fileName(
      'Substituído por',
      'Nome do arquivo do laudo novo, sem .yaml. Exemplo: rt-l-2026-0163.',
    ).optional(),
    draft: draft(),
  },
)

export type Laudo = z.infer<typeof laudoSchema>
