import { z } from 'zod'
import { label, line, link, object, objects, prose, withPlaces } from '../fields'
import { whole } from '../values'

const toast = (title: string) =>
  object(title, 'Aviso que aparece por 5 segundos.', {
    title: line(80, 'Título', 'Primeira linha do aviso'),
    text: prose(200, 'Texto', 'O que aconteceu e o que fazer'),
  })

const dayWords = (title: string, description: string) =>
  line(40, title, description).regex(
    /\{dia\}/,
    'falta o lugar {dia} — escreva-o onde entra a data, como em «em {dia}»',
  )

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
  prices: object('Dia dos preços', 'Palavras ao lado dos preços em todas as páginas.', {
    today: label('No próprio dia', 'Palavra ao lado de um preço no dia dele. Exemplo: hoje.'),
    onDay: dayWords(
      'Em outro dia',
      'Palavras ao lado de um preço de outro dia; {dia} vira a data. Exemplo: em {dia}.',
    ),
    old: dayWords(
      'Preço antigo',
      'Palavras ao lado de um preço antigo; {dia} vira a data. Exemplo: de {dia}, a confirmar.',
    ),
    oldAfterDays: whole(
      1,
      3650,
      'Antigo depois de (dias)',
      'Depois de quantos dias um preço é antigo: a conferência avisa, e a página pede que se confirme.',
    ),
    base: line(
      80,
      'Base da variação',
      'De onde vem a variação; {mes} vira o mês e {media}, o preço médio dele. Exemplo: sobre ' +
        'a média de {mes}, {media}.',
    ).regex(
      /\{mes\}.*\{media\}|\{media\}.*\{mes\}/,
      'falta o lugar {mes} ou {media} — escreva como em «sobre a média de {mes}, {media}»',
    ),
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
