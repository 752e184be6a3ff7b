import { label, line, link, object, objects, prose } from '../fields'

export const notFoundPageSchema = object('Página não encontrada', 'Textos da página 404.', {
  label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
  title: line(70, 'Título'),
  text: prose(240, 'Texto', 'O que o visitante pode fazer'),
  links: objects(1, 6, 'Saídas', 'Para onde ir a partir da página de erro.', {
    label: label('Nome'),
    text: line(90, 'Texto', 'O que há na página'),
    href: link('Endereço', 'Página deste site, como /contato.'),
  }),
})
