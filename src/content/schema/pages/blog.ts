import { label, line, list, object, objects, prose } from '../fields'
import { feedLink, sectionHeading, seo } from '../page-parts'

export const blogPageSchema = object('Página do blog', 'Textos de /blog e dos artigos.', {
  seo: seo(),
  header: sectionHeading('Abertura'),
  search: object('Busca', 'Busca e filtro do blog.', {
    label: label('Nome do campo de busca'),
    placeholder: line(60, 'Exemplo no campo', 'Texto apagado dentro do campo'),
    categoryLabel: label('Nome do campo de categoria'),
    allCategories: label('Sem filtro', 'Nome da opção sem filtro. Exemplo: Todos.'),
  }),
  list: object('Lista', 'Título da lista e palavras da contagem.', {
    title: line(90, 'Título', 'Título que leitores de tela anunciam antes da lista'),
    one: label('Depois de 1', 'Exemplo: artigo.'),
    many: label('Depois de outro número', 'Exemplo: artigos.'),
  }),
  empty: object('Busca sem resultado', 'Textos de quando nenhum artigo combina.', {
    title: line(60, 'Título', 'O que aparece quando a busca não acha nada.'),
    text: line(120, 'Texto', 'O que o visitante pode fazer'),
    button: label('Botão de limpar'),
  }),
  feed: feedLink(),
  newsletter: object('Newsletter', 'Inscrição no fim do blog.', {
    label: line(40, 'Etiqueta', 'Palavras pequenas acima do título'),
    title: line(90, 'Título'),
    text: prose(200, 'Texto'),
    email: label('Campo do e-mail'),
    button: label('Botão de inscrição'),
    consent: prose(200, 'Consentimento', 'Para que serve o e-mail e como sair da lista'),
    noScript: line(120, 'Sem JavaScript', 'Começo da frase para quem não tem JavaScript'),
  }),
  article: object('Artigo', 'Palavras que se repetem em cada artigo.', {
    backLink: label('Link de volta'),
    contents: label('Título do índice'),
    related: label('Título dos relacionados'),
    tags: label('Título das etiquetas'),
    author: label('Título da caixa do autor'),
    readingTime: label('Depois dos minutos', 'Exemplo: min de leitura.'),
    updated: label('Antes do dia da atualização', 'Exemplo: Atualizado em.'),
  }),
  notFound: object('Artigo não encontrado', 'Textos de quando o endereço não tem artigo.', {
    title: line(60, 'Título', 'Título de quando o artigo não existe.'),
    text: prose(200, 'Texto', 'O que o visitante pode fazer'),
    others: label('Título dos outros artigos'),
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
