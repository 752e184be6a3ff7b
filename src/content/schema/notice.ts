import { line, object } from './fields'
import { draft, from, until } from './values'

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
