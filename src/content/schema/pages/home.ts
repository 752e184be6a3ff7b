import { z } from 'zod'
import { action, label, line, photo, prose, sectionHeading, seo } from '../fields'

export const homeSchema = z
  .strictObject({
    seo: seo(),
    hero: z
      .strictObject({
        label: line(40, {
          title: 'Etiqueta',
          description: 'Palavras pequenas acima do título, até 40 letras.',
        }),
        title: line(70, {
          title: 'Título',
          description: 'A frase principal do site, até 70 letras.',
        }),
        text: prose(260, { title: 'Texto', description: 'Duas ou três frases, até 260 letras.' }),
        lotsButton: label('Botão dos lotes'),
        scrapButton: label('Botão da sucata'),
        whatsappButton: label('Botão amarelo do WhatsApp'),
        photo: photo({
          title: 'Foto de fundo',
          description: 'Foto grande à direita; deixe a esquerda calma, onde fica o título.',
        }),
      })
      .meta({ title: 'Abertura', description: 'Primeira tela da página inicial.' }),
    ticker: z
      .strictObject({
        title: label('Título', 'O dia entra sozinho abaixo dele. Exemplo: Nossos preços.'),
        materials: z
          .array(
            z.string().meta({
              title: 'Material',
              description: 'Nome do arquivo de um material, sem .yaml.',
            }),
          )
          .length(4)
          .meta({
            title: 'Materiais',
            description: 'Exatamente 4 materiais, por nome de arquivo.',
          }),
        button: label('Link para todos os preços'),
      })
      .meta({
        title: 'Painel de preços',
        description: 'Quatro preços em destaque na página inicial.',
      }),
    services: sectionHeading('Serviços'),
    bought: sectionHeading('O que compramos'),
    boughtItems: z
      .array(
        z.strictObject({
          title: line(40, {
            title: 'Título',
            description: 'Até 40 letras. Exemplo: Monitores e TVs.',
          }),
          text: line(110, { title: 'Texto', description: 'O que entra, até 110 letras.' }),
          photo: photo({ title: 'Foto', description: 'Foto do que se compra.' }),
          action: action(),
        }),
      )
      .length(4)
      .meta({ title: 'Itens comprados', description: 'Exatamente 4 cartões.' }),
    statistics: sectionHeading('Em números'),
    callToAction: sectionHeading('Chamada final'),
    callToActionButtons: z
      .strictObject({
        contactButton: label('Botão para /contato'),
        pickupButton: label('Botão Agendar Coleta'),
        pickupAction: action(),
        photo: photo({ title: 'Foto', description: 'Foto ao lado da chamada.' }),
      })
      .meta({
        title: 'Botões da chamada final',
        description: 'Botões e foto do fim da página inicial.',
      }),
  })
  .meta({ title: 'Página inicial', description: 'Textos de /.' })

export type HomePage = z.infer<typeof homeSchema>
