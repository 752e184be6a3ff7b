import { z } from 'zod'
import { label, line, prose, sectionHeading, seo } from '../fields'

export const contactPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    form: z
      .strictObject({
        title: label('Título do formulário'),
        name: label('Campo do nome'),
        email: label('Campo do e-mail'),
        company: label('Campo da empresa'),
        phone: label('Campo do telefone'),
        subject: label('Campo do assunto'),
        subjectPlaceholder: label('Assunto não escolhido', 'Exemplo: Escolha um assunto.'),
        message: label('Campo da mensagem'),
        submitButton: label('Botão de enviar'),
        doneButton: label('Botão de concluir', 'Termina o pedido e volta ao formulário.'),
        noScript: line(120, {
          title: 'Sem JavaScript',
          description: 'Começo da frase para quem não tem JavaScript, até 120 letras.',
        }),
        privacyNote: prose(200, {
          title: 'Aviso de privacidade',
          description: 'O que acontece com os dados, até 200 letras.',
        }),
      })
      .meta({ title: 'Formulário', description: 'Textos do formulário de contato.' }),
    subjects: z
      .array(
        z.strictObject({
          value: z
            .string()
            .regex(
              /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
              'não é um nome de link — use só letras minúsculas sem acento, números e hífen',
            )
            .meta({
              title: 'Nome no link',
              description:
                'Usado em links como /contato?assunto=coleta. Só minúsculas, números e hífen.',
            }),
          label: line(60, {
            title: 'Assunto',
            description: 'Como aparece na lista, até 60 letras.',
          }),
        }),
      )
      .min(1)
      .max(15)
      .meta({ title: 'Assuntos', description: 'Opções do campo de assunto, nesta ordem.' }),
    cards: z
      .strictObject({
        phone: label('Cartão do telefone'),
        whatsappButton: label('Botão do WhatsApp'),
        email: label('Cartão do e-mail'),
        address: label('Cartão do endereço'),
        hours: label('Cartão do horário'),
      })
      .meta({ title: 'Cartões de contato', description: 'Títulos dos cartões.' }),
    quickService: z
      .strictObject({
        title: label('Título'),
        text: prose(200, { title: 'Texto', description: 'Até 200 letras.' }),
        items: z
          .array(line(80, { title: 'Item', description: 'Até 80 letras.' }))
          .max(5)
          .meta({ title: 'Itens', description: 'Até 5 itens.' }),
        button: label('Botão do WhatsApp'),
      })
      .meta({ title: 'Atendimento rápido', description: 'Caixa com o botão do WhatsApp.' }),
    map: z
      .strictObject({
        title: label('Título'),
        button: label(
          'Botão que carrega o mapa',
          'Diga de onde o mapa vem: só então o site pede algo a outro.',
        ),
        offline: label('Sem rede', 'No lugar do botão, sem conexão.'),
        routeButton: label('Link da rota'),
      })
      .meta({ title: 'Mapa', description: 'Textos do mapa.' }),
  })
  .meta({ title: 'Página de contato', description: 'Textos de /contato.' })

export type ContactPage = z.infer<typeof contactPageSchema>
