import { z } from 'zod'
import { label, line, link, prose } from '../fields'

const toast = (title: string) =>
  z.strictObject({
    title: line(80, { title: 'Título', description: 'Primeira linha do aviso, até 80 letras.' }),
    text: prose(200, { title: 'Texto', description: 'O que aconteceu e o que fazer, até 200 letras.' }),
  }).meta({ title, description: 'Aviso que aparece por 5 segundos.' })

/** What surrounds every page: navigation, footer, floating button, toasts. */
export const shellSchema = z.strictObject({
  navigation: z.array(z.strictObject({
    label: label('Nome no menu'),
    shortLabel: label('Nome curto', 'Nome no rodapé, até 50 letras.').optional(),
    href: link({ title: 'Endereço', description: 'Página deste site, como /contato.' }),
  })).min(1).max(9).meta({ title: 'Menu', description: 'Itens do menu e do rodapé, nesta ordem.' }),
  strip: z.strictObject({
    label: label('Antes do preço', 'Palavras antes do preço na faixa do topo. Exemplo: Cobre hoje.'),
    material: z.string().meta({ title: 'Material', description: 'Nome do arquivo de um material, sem .yaml. Exemplo: cobre.' }),
  }).meta({ title: 'Faixa do topo', description: 'Preço do dia acima do menu.' }),
  whatsappButton: label('Botão do WhatsApp', 'Texto do botão flutuante, até 50 letras.'),
  footer: z.strictObject({
    linksTitle: label('Título dos links'),
    contactTitle: label('Título do contato'),
    copyright: line(120, { title: 'Direitos', description: 'Linha de direitos autorais, até 120 letras; {empresa} vira o nome da empresa.' }),
    privacyLink: label('Link da privacidade', 'Leva a /privacidade.'),
    accessibilityLink: label('Link da acessibilidade', 'Leva a /acessibilidade.'),
    privacyLabel: label('Antes do encarregado', 'Palavras antes do nome do encarregado de dados.'),
  }).meta({ title: 'Rodapé', description: 'Textos do rodapé.' }),
  toasts: z.strictObject({
    inDevelopment: toast('Funcionalidade em desenvolvimento'),
    draftOpened: toast('Pedido com rascunho aberto'),
    mailClientOpening: toast('Abrindo o aplicativo de e-mail'),
    lotDraftOpened: toast('Compra de lote'),
    newsletterDone: toast('Inscrição realizada'),
    newsletterFailed: toast('Erro na inscrição'),
    articleNotFound: toast('Artigo não encontrado'),
    draftFailed: toast('Erro ao preparar o e-mail'),
  }).meta({ title: 'Avisos', description: 'Textos dos avisos do site.' }),
}).meta({ title: 'Moldura do site', description: 'Menu, rodapé, botão do WhatsApp e avisos.' })

export type Shell = z.infer<typeof shellSchema>
