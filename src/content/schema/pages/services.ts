import { z } from 'zod'
import { label, line, proofWords, prose, sectionHeading, seo } from '../fields'

export const servicesPageSchema = z
  .strictObject({
    seo: seo(),
    header: sectionHeading('Abertura'),
    services: z
      .strictObject({
        title: line(90, {
          title: 'Título',
          description: 'Título que leitores de tela anunciam antes dos serviços, até 90 letras.',
        }),
      })
      .meta({
        title: 'Serviços principais',
        description: 'Só o título; quem vê a página vai direto aos serviços.',
      }),
    serviceButton: label('Botão do serviço'),
    integrations: sectionHeading('Integrações'),
    integrationButton: label('Botão da integração'),
    process: sectionHeading('Processo'),
    certifications: sectionHeading('Certificações'),
    proof: proofWords(),
    waiting: z
      .strictObject({
        text: line(80, {
          title: 'Frase',
          description: 'Termina onde entra o nome do serviço, até 80 letras.',
        }),
        open: label('Link para a mensagem'),
        discard: label('Botão de descartar'),
      })
      .meta({
        title: 'Solicitação à espera',
        description: 'Aviso a quem preparou uma solicitação e voltou à lista.',
      }),
    noScript: line(120, {
      title: 'Sem JavaScript',
      description: 'Começo da frase para quem não tem JavaScript, até 120 letras.',
    }),
    closing: sectionHeading('Faixa final'),
    consultationButton: label('Botão da consultoria'),
    demonstrationButton: label('Botão da demonstração'),
    form: z
      .strictObject({
        label: line(40, {
          title: 'Etiqueta',
          description: 'Palavras pequenas acima do título, até 40 letras.',
        }),
        backLink: label('Link de volta'),
        nextTitle: label('Título do que acontece depois'),
        next: z
          .array(line(120, { title: 'Passo', description: 'Um passo, até 120 letras.' }))
          .min(2)
          .max(4)
          .meta({ title: 'O que acontece depois', description: 'De 2 a 4 passos.' }),
        name: label('Campo do nome'),
        email: label('Campo do e-mail'),
        company: label('Campo da empresa'),
        phone: label('Campo do telefone'),
        service: label('Campo do serviço'),
        description: label('Campo da descrição'),
        descriptionHint: line(120, {
          title: 'Ajuda da descrição',
          description: 'Frase abaixo do campo, até 120 letras.',
        }),
        submitButton: label('Botão de enviar'),
        cancelButton: label('Botão de cancelar'),
        doneButton: label('Botão de concluir', 'Termina o pedido e volta à lista de serviços.'),
        privacyNote: prose(160, {
          title: 'Aviso de privacidade',
          description: 'O que acontece com os dados, até 160 letras.',
        }),
      })
      .meta({ title: 'Formulário', description: 'Textos do pedido de serviço.' }),
  })
  .meta({ title: 'Página de serviços', description: 'Textos de /servicos.' })

export type ServicesPage = z.infer<typeof servicesPageSchema>
