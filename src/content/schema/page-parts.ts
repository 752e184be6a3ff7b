import { label, line, link, object, photo, prose } from './fields'

/** Heading of a section of a page: small label, title, and an optional sentence. */
export const sectionHeading = (title: string) =>
  object(title, 'Etiqueta, título e frase de apoio da seção.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título', 'O que compramos'),
    title: line(90, 'Título', 'Título da seção'),
    text: prose(240, 'Frase de apoio', 'Uma ou duas frases ao lado do título').optional(),
  })

/** A link with its words. */
export const textLink = () =>
  object('Link', 'Aonde leva, e com que palavras.', {
    label: label('Texto do link'),
    href: link('Endereço', 'Página deste site, como /contato, ou #parte desta página.'),
  })

const searchTexts = () => ({
  title: line(60, 'Título na busca', 'Até 60 letras; o nome da empresa entra sozinho.'),
  description: line(160, 'Descrição na busca', 'Uma ou duas frases que o buscador mostra'),
})

/** Texts of pages for search engines whose shared links show a picture of their own. */
export const search = () => object('Busca', 'Como a página aparece no Google.', searchTexts())

/** Texts of a page for search engines and shared links. */
export const seo = () =>
  object('Busca e compartilhamento', 'Como a página aparece no Google e em mensagens.', {
    ...searchTexts(),
    photo: photo('Foto ao compartilhar', 'Um arquivo de content/photos.'),
  })
