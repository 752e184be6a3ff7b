import { z } from 'zod'
import { label, line, prose, sectionHeading, seo } from '../fields'

export const blogPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    search: z
      .strictObject({
        label: label('Nome do campo de busca'),
        placeholder: line(60, {
          title: 'Exemplo no campo',
          description: 'Texto apagado dentro do campo, até 60 letras.',
        }),
        categoryLabel: label('Nome do campo de categoria'),
        allCategories: label('Sem filtro', 'Nome da opção sem filtro. Exemplo: Todos.'),
      })
      .meta({ title: 'Busca', description: 'Busca e filtro do blog.' }),
    list: z
      .strictObject({
        title: line(90, {
          title: 'Título',
          description: 'Título que leitores de tela anunciam antes da lista, até 90 letras.',
        }),
        one: label('Depois de 1', 'Exemplo: artigo.'),
        many: label('Depois de outro número', 'Exemplo: artigos.'),
      })
      .meta({ title: 'Lista', description: 'Título da lista e palavras da contagem.' }),
    empty: z
      .strictObject({
        title: line(60, {
          title: 'Título',
          description: 'O que aparece quando a busca não acha nada.',
        }),
        text: line(120, {
          title: 'Texto',
          description: 'O que o visitante pode fazer, até 120 letras.',
        }),
        button: label('Botão de limpar'),
      })
      .meta({
        title: 'Busca sem resultado',
        description: 'Textos de quando nenhum artigo combina.',
      }),
    newsletter: z
      .strictObject({
        label: line(40, {
          title: 'Etiqueta',
          description: 'Palavras pequenas acima do título, até 40 letras.',
        }),
        title: line(90, { title: 'Título', description: 'Até 90 letras.' }),
        text: prose(200, { title: 'Texto', description: 'Até 200 letras.' }),
        email: label('Campo do e-mail'),
        button: label('Botão de inscrição'),
        consent: prose(200, {
          title: 'Consentimento',
          description: 'Para que serve o e-mail e como sair da lista, até 200 letras.',
        }),
        noScript: line(120, {
          title: 'Sem JavaScript',
          description: 'Começo da frase para quem não tem JavaScript, até 120 letras.',
        }),
      })
      .meta({ title: 'Newsletter', description: 'Inscrição no fim do blog.' }),
    article: z
      .strictObject({
        backLink: label('Link de volta'),
        contents: label('Título do índice'),
        related: label('Título dos relacionados'),
        tags: label('Título das etiquetas'),
        author: label('Título da caixa do autor'),
        readingTime: label('Depois dos minutos', 'Exemplo: min de leitura.'),
        updated: label('Antes do dia da atualização', 'Exemplo: Atualizado em.'),
      })
      .meta({ title: 'Artigo', description: 'Palavras que se repetem em cada artigo.' }),
    notFound: z
      .strictObject({
        title: line(60, { title: 'Título', description: 'Título de quando o artigo não existe.' }),
        text: prose(200, {
          title: 'Texto',
          description: 'O que o visitante pode fazer, até 200 letras.',
        }),
        others: label('Título dos outros artigos'),
      })
      .meta({
        title: 'Artigo não encontrado',
        description: 'Textos de quando o endereço não tem artigo.',
      }),
    english: z
      .array(
        line(60, {
          title: 'Palavra em inglês',
          description: 'Uma palavra ou expressão, escrita como nos artigos.',
        }),
      )
      .max(100)
      .optional()
      .meta({
        title: 'Palavras em inglês',
        description:
          'Palavras que os artigos usam em inglês: leitores de tela as leem em inglês. Nomes de marcas e palavras já aportuguesadas não precisam estar aqui.',
      }),
    authors: z
      .array(
        z.strictObject({
          name: line(60, { title: 'Nome', description: 'Igual ao do campo author dos artigos.' }),
          role: line(60, { title: 'Função', description: 'Até 60 letras.' }),
          bio: prose(300, {
            title: 'Apresentação',
            description: 'Uma ou duas frases, até 300 letras.',
          }),
        }),
      )
      .min(1)
      .max(20)
      .meta({ title: 'Autores', description: 'Quem assina artigos.' }),
  })
  .meta({ title: 'Página do blog', description: 'Textos de /blog e dos artigos.' })

export type BlogPage = z.infer<typeof blogPageSchema>
