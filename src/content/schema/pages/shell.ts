import { z } from 'zod'
import { label, line, link, prose, withPlaces } from '../fields'

const toast = (title: string) =>
  z
    .strictObject({
      title: line(80, { title: 'Título', description: 'Primeira linha do aviso, até 80 letras.' }),
      text: prose(200, {
        title: 'Texto',
        description: 'O que aconteceu e o que fazer, até 200 letras.',
      }),
    })
    .meta({ title, description: 'Aviso que aparece por 5 segundos.' })

const dayWords = (title: string, description: string) =>
  line(40, { title, description }).regex(
    /\{dia\}/,
    'falta o lugar {dia} — escreva-o onde entra a data, como em «em {dia}»',
  )

/** What surrounds every page: navigation, footer, floating button, toasts. */
export const shellSchema = z
  .strictObject({
    navigation: z
      .array(
        z.strictObject({
          label: label('Nome no menu'),
          shortLabel: label('Nome curto', 'Nome no rodapé, até 50 letras.').optional(),
          href: link({ title: 'Endereço', description: 'Página deste site, como /contato.' }),
        }),
      )
      .min(1)
      .max(9)
      .meta({ title: 'Menu', description: 'Itens do menu e do rodapé, nesta ordem.' }),
    strip: z
      .strictObject({
        label: label(
          'Antes do preço',
          'Palavras antes do preço na faixa do topo; o dia do preço entra sozinho. Exemplo: Cobre.',
        ),
        material: z.string().meta({
          title: 'Material',
          description: 'Nome do arquivo de um material, sem .yaml. Exemplo: cobre.',
        }),
      })
      .meta({ title: 'Faixa do topo', description: 'Preço do dia acima do menu.' }),
    prices: z
      .strictObject({
        today: label('No próprio dia', 'Palavra ao lado de um preço no dia dele. Exemplo: hoje.'),
        onDay: dayWords(
          'Em outro dia',
          'Palavras ao lado de um preço de outro dia; {dia} vira a data. Exemplo: em {dia}.',
        ),
        old: dayWords(
          'Preço antigo',
          'Palavras ao lado de um preço antigo; {dia} vira a data. Exemplo: de {dia}, a confirmar.',
        ),
        oldAfterDays: z.int().min(1).max(3650).meta({
          title: 'Antigo depois de (dias)',
          description:
            'Depois de quantos dias um preço é antigo: a conferência avisa, e a página pede que se confirme.',
        }),
        base: line(80, {
          title: 'Base da variação',
          description:
            'De onde vem a variação; {mes} vira o mês e {media}, o preço médio dele. Exemplo: sobre a média de {mes}, {media}.',
        }).regex(
          /\{mes\}.*\{media\}|\{media\}.*\{mes\}/,
          'falta o lugar {mes} ou {media} — escreva como em «sobre a média de {mes}, {media}»',
        ),
      })
      .meta({
        title: 'Dia dos preços',
        description: 'Palavras ao lado dos preços em todas as páginas.',
      }),
    whatsappButton: label('Botão do WhatsApp', 'Texto do botão flutuante, até 50 letras.'),
    footer: z
      .strictObject({
        linksTitle: label('Título dos links'),
        contactTitle: label('Título do contato'),
        copyright: line(120, {
          title: 'Direitos',
          description:
            'Linha de direitos autorais, até 120 letras; {empresa} vira o nome da empresa.',
        }),
        privacyLink: label('Link da privacidade', 'Leva a /privacidade.'),
        accessibilityLink: label('Link da acessibilidade', 'Leva a /acessibilidade.'),
        privacyLabel: label(
          'Antes do encarregado',
          'Palavras antes do nome do encarregado de dados.',
        ),
      })
      .meta({ title: 'Rodapé', description: 'Textos do rodapé.' }),
    pages: z
      .strictObject({
        previousButton: label('Botão da página anterior'),
        nextButton: label('Botão da próxima página'),
        where: withPlaces(['pagina', 'paginas'], 60, 'Onde está'),
        title: withPlaces(['pagina'], 40, 'No título da página'),
        range: withPlaces(['primeiro', 'ultimo'], 60, 'O que está nesta página'),
        last: withPlaces(['numero'], 60, 'Quando nesta página está um só'),
        failed: line(120, {
          title: 'Não carregou',
          description: 'Quando a busca não carrega a lista inteira, até 120 letras.',
        }),
      })
      .meta({
        title: 'Páginas das listas',
        description: 'Ao redor dos lotes e dos artigos, quando são mais de doze.',
      }),
    offline: z
      .strictObject({
        note: label(
          'Aviso sem conexão',
          'Palavras antes do dia dos preços. Exemplo: Sem conexão: preços de.',
        ),
        update: line(80, {
          title: 'Versão nova',
          description: 'Quando o site mudou com a página aberta, até 80 letras.',
        }),
        updateButton: label('Botão da versão nova'),
        title: line(60, {
          title: 'Título sem conexão',
          description:
            'Título de uma página que ainda não foi vista neste aparelho, até 60 letras.',
        }),
        text: prose(200, {
          title: 'Texto sem conexão',
          description: 'O que o visitante pode fazer sem conexão, até 200 letras.',
        }),
        retry: label('Tentar de novo'),
      })
      .meta({
        title: 'Sem conexão',
        description:
          'O que aparece quando o aparelho está sem internet, e quando há uma versão nova.',
      }),
    toasts: z
      .strictObject({
        inDevelopment: toast('Funcionalidade em desenvolvimento'),
        draftOpened: toast('Pedido com rascunho aberto'),
        mailClientOpening: toast('Abrindo o aplicativo de e-mail'),
        lotDraftOpened: toast('Compra de lote'),
        newsletterDone: toast('Inscrição realizada'),
        newsletterFailed: toast('Erro na inscrição'),
        articleNotFound: toast('Artigo não encontrado'),
        draftFailed: toast('Erro ao preparar o e-mail'),
      })
      .meta({ title: 'Avisos', description: 'Textos dos avisos do site.' }),
  })
  .meta({ title: 'Moldura do site', description: 'Menu, rodapé, botão do WhatsApp e avisos.' })

export type Shell = z.infer<typeof shellSchema>
