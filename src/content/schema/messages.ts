import { z } from 'zod'
import { describePlaces } from '../templates'
import type { TemplatePath } from '../templates'
import { line, prose } from './fields'

const help = (path: TemplatePath, title: string, sentence: string) => ({
  title,
  description: `${sentence} ${describePlaces(path)}`.trim(),
})

const subject = (path: TemplatePath) =>
  line(150, help(path, 'Assunto', 'Assunto do e-mail, em uma linha, até 150 letras.'))
const body = (path: TemplatePath) =>
  prose(1500, help(path, 'Texto', 'Texto do e-mail, até 1.500 letras; as quebras de linha ficam.'))
const chat = (path: TemplatePath, title: string, where: string) =>
  prose(500, help(path, title, `Texto pronto do WhatsApp ${where}, até 500 letras.`))

/** Wording of every message that a visitor can prepare. Which place goes where: ../templates. */
export const messagesSchema = z
  .strictObject({
    requests: z
      .strictObject({
        lot: z
          .strictObject({
            subject: subject('requests.lot.subject'),
            body: body('requests.lot.body'),
          })
          .meta({
            title: 'Compra de lote',
            description: 'E-mail do botão Comprar Lote. O assunto é fixo.',
          }),
        service: z
          .strictObject({
            subject: subject('requests.service.subject'),
            body: body('requests.service.body'),
          })
          .meta({
            title: 'Solicitação de serviço',
            description:
              'E-mail do formulário de /servicos: saudação, dados, descrição e assinatura.',
          }),
        contact: z
          .strictObject({
            subject: subject('requests.contact.subject'),
            body: body('requests.contact.body'),
          })
          .meta({ title: 'Contato', description: 'E-mail do formulário de /contato.' }),
        consultation: z.strictObject({ subject: subject('requests.consultation.subject') }).meta({
          title: 'Consultoria',
          description: 'E-mail do botão Solicitar Consultoria: só o assunto.',
        }),
        demonstration: z.strictObject({ subject: subject('requests.demonstration.subject') }).meta({
          title: 'Demonstração',
          description: 'E-mail do botão Agendar Demonstração: só o assunto.',
        }),
        load: z
          .strictObject({
            subject: subject('requests.load.subject'),
            body: body('requests.load.body'),
          })
          .meta({
            title: 'Cotação de uma carga',
            description: 'E-mail da estimativa de /comercio-sucata.',
          }),
        newsletter: z
          .strictObject({
            subject: subject('requests.newsletter.subject'),
            body: body('requests.newsletter.body'),
          })
          .meta({ title: 'Newsletter', description: 'E-mail da inscrição na newsletter.' }),
      })
      .meta({ title: 'Pedidos por e-mail', description: 'Assunto e texto de cada pedido.' }),
    loadLine: line(
      120,
      help(
        'loadLine',
        'Linha da carga',
        'Um material da estimativa, em uma linha, até 120 letras.',
      ),
    ),
    footer: line(
      150,
      help(
        'footer',
        'Rodapé',
        'Última linha dos e-mails de formulário, até 150 letras; precisa dizer «Enviado através do site».',
      ),
    ),
    compactBody: prose(
      200,
      help(
        'compactBody',
        'Texto encurtado',
        'Usado quando a mensagem não cabe no link de e-mail, até 200 letras; precisa avisar que o texto completo deve ser colado.',
      ),
    ),
    blanks: z
      .strictObject({
        optional: line(60, {
          title: 'Campo opcional vazio',
          description: 'O que o e-mail mostra; texto fixo: Não informado.',
        }),
        description: line(80, {
          title: 'Descrição vazia',
          description: 'O que o e-mail mostra; texto fixo: Nenhuma descrição adicional fornecida.',
        }),
      })
      .meta({
        title: 'Campos vazios',
        description: 'O que o e-mail diz quando o visitante deixa um campo em branco.',
      }),
    whatsapp: z
      .strictObject({
        floatingButton: chat(
          'whatsapp.floatingButton',
          'Botão flutuante',
          'do botão que aparece em todas as páginas',
        ),
        contactCard: chat('whatsapp.contactCard', 'Cartão de contato', 'do cartão de /contato'),
        quickService: chat(
          'whatsapp.quickService',
          'Atendimento rápido',
          'da caixa de atendimento rápido de /contato',
        ),
        collection: chat(
          'whatsapp.collection',
          'Coleta',
          'do botão amarelo da página inicial, que pede uma coleta',
        ),
        lotQuestions: chat(
          'whatsapp.lotQuestions',
          'Dúvidas sobre lotes',
          'da faixa final de /lotes-informatica',
        ),
        lotPage: chat(
          'whatsapp.lotPage',
          'Pergunta sobre um lote',
          'do botão da página de um lote',
        ),
        lotReserved: chat(
          'whatsapp.lotReserved',
          'Lote reservado',
          'de quem quer saber se um lote reservado for liberado',
        ),
        lotAlike: chat(
          'whatsapp.lotAlike',
          'Lote vendido',
          'de quem quer saber quando entrar um lote parecido com um vendido',
        ),
        scrapQuote: chat('whatsapp.scrapQuote', 'Cotação de sucata', 'da cotação sem cálculo'),
        scrapQuoteWithEstimate: chat(
          'whatsapp.scrapQuoteWithEstimate',
          'Cotação com cálculo',
          'da cotação depois do cálculo',
        ),
        materialQuote: chat(
          'whatsapp.materialQuote',
          'Cotação de um material',
          'da cotação na página de um material',
        ),
        scrapLoad: chat(
          'whatsapp.scrapLoad',
          'Cotação de uma carga',
          'da estimativa com vários materiais',
        ),
        shortened: line(150, {
          title: 'Fim do texto encurtado',
          description: 'Frase que fecha uma mensagem longa demais para o WhatsApp, até 150 letras.',
        }),
      })
      .meta({
        title: 'Textos do WhatsApp',
        description: 'Cada lugar do site abre a conversa com o seu texto.',
      }),
  })
  .meta({
    title: 'Mensagens',
    description:
      'Textos que o visitante envia por e-mail e WhatsApp, com lugares como {lote} que o site preenche.',
  })

export type Messages = z.infer<typeof messagesSchema>
