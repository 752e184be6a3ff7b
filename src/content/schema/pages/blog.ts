import { line, list, object, objects, prose } from '../fields'
import { sectionHeading, seo } from '../page-parts'

export const blogPageSchema = object('Página do blog', 'Textos de /blog e dos artigos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  newsletter: object('Newsletter', 'Inscrição no fim do blog.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
    title: line(90, 'Título'),
    text: prose(200, 'Texto'),
    consent: prose(200, 'Consentimento', 'Para que serve o e-mail e como sair da lista'),
  }),
  notFound: object('Artigo não encontrado', 'Textos de quando o endereço não tem artigo.', {
    title: line(60, 'Título', 'Título de quando o artigo não existe.'),
    text: prose(200, 'Texto', 'O que o visitante pode fazer'),
  }),
  english: list(
    0,
    100,
    'Palavras em inglês',
    'Palavras que os artigos usam em inglês: leitores de tela as leem em inglês. Nomes de marcas ' +
      'e palavras já aportuguesadas não precisam estar aqui.',
    line(60, 'Palavra em inglês', 'Uma palavra ou expressão, escrita como nos artigos.'),
  ).optional(),
  authors: objects(1, 20, 'Autores', 'Quem assina artigos.', {
    name: line(60, 'Nome', 'Igual ao do campo author dos artigos.'),
    role: line(60, 'Função'),
    bio: prose(300, 'Apresentação', 'Uma ou duas frases'),
  }),
})
