import { z } from 'zod'
import { label, line, link, object, objects, prose, withPlaces } from '../fields'

const toast = (title: string) =>
  object(title, 'Aviso que aparece por 5 segundos.', {
    title: line(80, 'Título', 'Primeira linha do aviso'),
    text: prose(200, 'Texto', 'O que aconteceu e o que fazer'),
  })

/** Texts around every page: navigation, footer, floating button, toasts. */
export const layoutSchema = object('Moldura do site', 'Menu, rodapé, botão do WhatsApp e avisos.', {
  navigation: objects(1, 9, 'Menu', 'Itens do menu e do rodapé, nesta ordem.', {
    label: label('Nome no menu'),
    shortLabel: label('Nome curto', 'Nome no rodapé, até 50 letras.').optional(),
    href: link('Endereço', 'Página deste site, como /contato.'),
  }),
  strip: object('Faixa do topo', 'Preço do dia acima do menu.', {
    label: label(
      'Antes do preço',
      'Palavras antes do preço na faixa do topo; o dia do preço entra sozinho. Exemplo: Cobre.',
    ),
    material: z.string().meta({
      title: 'Material',
      description: 'Nome do arquivo de um material, sem .yaml. Exemplo: cobre.',
      widget: 'material',
    }),
  }),
  whatsappButton: label('Botão do WhatsApp', 'Texto do botão flutuante, até 50 letras.'),
  footer: object('Rodapé', 'Textos do rodapé.', {
    linksTitle: label('Título dos links'),
    contactTitle: label('Título do contato'),
    copyright: line(
      120,
      'Direitos',
      'Linha de direitos autorais, até 120 letras; {empresa} vira o nome da empresa.',
    ),
    verifyLink: withPlaces(['empresa'], 50, 'Link de /verificar'),
    privacyLink: label('Link da privacidade', 'Leva a /privacidade.'),
    accessibilityLink: label('Link da acessibilidade', 'Leva a /acessibilidade.'),
    privacyLabel: label('Antes do encarregado', 'Palavras antes do nome do encarregado de dados.'),
  }),
  pages: object(
    'Páginas das listas',
    'Ao redor dos lotes e dos artigos, quando são mais de doze.',
    {
      previousButton: label('Botão da página anterior'),
      nextButton: label('Botão da próxima página'),
      where: withPlaces(['pagina', 'paginas'], 60, 'Onde está'),
      title: withPlaces(['pagina'], 40, 'No título da página'),
      range: withPlaces(['primeiro', 'ultimo'], 60, 'O que está nesta página'),
      last: withPlaces(['numero'], 60, 'Quando nesta página está um só'),
      failed: line(120, 'Não carregou', 'Quando a busca não carrega a lista inteira'),
    },
  ),
  offline: object(
    'Sem conexão',
    'O que aparece quando o aparelho está sem internet, e quando há uma versão nova.',
    {
      note: label(
        'Aviso sem conexão',
        'Palavras antes do dia dos preços. Exemplo: Sem conexão: preços de.',
      ),
      update: line(80, 'Versão nova', 'Quando o site mudou com a página aberta'),
      updateButton: label('Botão da versão nova'),
      title: line(
        60,
        'Título sem conexão',
        'Título de uma página que ainda não foi vista neste aparelho',
      ),
      text: prose(200, 'Texto sem conexão', 'O que o visitante pode fazer sem conexão'),
      retry: label('Tentar de novo'),
    },
  ),
  toasts: object('Avisos', 'Textos dos avisos do site.', {
    inDevelopment: toast('Funcionalidade em desenvolvimento'),
    draftOpened: toast('Pedido com rascunho aberto'),
    mailClientOpening: toast('Abrindo o aplicativo de e-mail'),
    lotDraftOpened: toast('Compra de lote'),
    newsletterDone: toast('Inscrição realizada'),
    newsletterFailed: toast('Erro na inscrição'),
    articleNotFound: toast('Artigo não encontrado'),
    draftFailed: toast('Erro ao preparar o e-mail'),
  }),
})
