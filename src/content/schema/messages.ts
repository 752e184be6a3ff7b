import type { z } from 'zod'
import { describePlaces, type TemplatePath } from '../text/templates'
import { line, object, prose } from './fields'

/** Title and description of a template; the description ends with the places that it may have. */
const help = (path: TemplatePath, title: string, sentence: string) =>
  [title, `${sentence} ${describePlaces(path)}`.trim()] as const

const subject = (path: TemplatePath) =>
  line(150, ...help(path, 'Assunto', 'Assunto do e-mail, em uma linha, até 150 letras.'))
const body = (path: TemplatePath) =>
  prose(
    1500,
    ...help(path, 'Texto', 'Texto do e-mail, até 1.500 letras; as quebras de linha ficam.'),
  )

type MailName = TemplatePath extends infer Path
  ? Path extends `requests.${infer Name}.body`
    ? Name
    : never
  : never
type ChatName = TemplatePath extends infer Path
  ? Path extends `whatsapp.${infer Name}`
    ? Name
    : never
  : never

/** An e-mail with its subject and its text. */
const mail = (name: MailName, title: string, sentence: string) =>
  object(title, sentence, {
    subject: subject(`requests.${name}.subject`),
    body: body(`requests.${name}.body`),
  })
const chat = (name: ChatName, title: string, where: string) =>
  prose(
    500,
    ...help(`whatsapp.${name}`, title, `Texto pronto do WhatsApp ${where}, até 500 letras.`),
  )

/** Wording of every message that a visitor can prepare. ../text/templates lists the places of each. */
export const messagesSchema = object(
  'Mensagens',
  'Textos que o visitante envia por e-mail e WhatsApp, com lugares como {lote} que o site preenche.',
  {
    requests: object('Pedidos por e-mail', 'Assunto e texto de cada pedido.', {
      lot: mail('lot', 'Compra de lote', 'E-mail do botão Comprar Lote. O assunto é fixo.'),
      offer: mail('offer', 'Proposta', 'E-mail do botão Fazer proposta.'),
      service: mail(
        'service',
        'Solicitação de serviço',
        'E-mail do formulário de /servicos: saudação, dados, descrição e assinatura.',
      ),
      contact: mail('contact', 'Contato', 'E-mail do formulário de /contato.'),
      consultation: object('Consultoria', 'E-mail do botão Solicitar Consultoria: só o assunto.', {
        subject: subject('requests.consultation.subject'),
      }),
      demonstration: object('Demonstração', 'E-mail do botão Agendar Demonstração: só o assunto.', {
        subject: subject('requests.demonstration.subject'),
      }),
      estimate: mail(
        'estimate',
        'Cotação de uma carga',
        'E-mail da estimativa de /comercio-sucata.',
      ),
      inventory: mail('inventory', 'Lista de equipamentos', 'E-mail de /servicos/inventario.'),
      difference: mail('difference', 'Diferença', 'E-mail do botão Avisar de uma diferença.'),
      newsletter: mail('newsletter', 'Newsletter', 'E-mail da inscrição na newsletter.'),
    }),
    estimateLine: line(
      120,
      ...help(
        'estimateLine',
        'Linha da carga',
        'Um material da estimativa, em uma linha, até 120 letras.',
      ),
    ),
    footer: line(
      150,
      ...help(
        'footer',
        'Rodapé',
        'Última linha dos e-mails de formulário, até 150 letras; precisa dizer «Enviado através do site».',
      ),
    ),
    verify: line(
      150,
      ...help(
        'verify',
        'Conferência',
        'No pé de todo e-mail que tem texto, até 150 letras: onde se confere se uma resposta é nossa.',
      ),
    ),
    compactBody: prose(
      200,
      ...help(
        'compactBody',
        'Texto encurtado',
        'Usado quando a mensagem não cabe no link de e-mail, até 200 letras; precisa avisar que o ' +
          'texto completo deve ser colado.',
      ),
    ),
    blanks: object(
      'Campos vazios',
      'O que o e-mail diz quando o visitante deixa um campo em branco.',
      {
        optional: line(
          60,
          'Campo opcional vazio',
          'O que o e-mail mostra; texto fixo: Não informado.',
        ),
        description: line(
          80,
          'Descrição vazia',
          'O que o e-mail mostra; texto fixo: Nenhuma descrição adicional fornecida.',
        ),
      },
    ),
    whatsapp: object('Textos do WhatsApp', 'Cada lugar do site abre a conversa com o seu texto.', {
      floatingButton: chat(
        'floatingButton',
        'Botão flutuante',
        'do botão que aparece em todas as páginas',
      ),
      contactCard: chat('contactCard', 'Cartão de contato', 'do cartão de /contato'),
      quickService: chat(
        'quickService',
        'Atendimento rápido',
        'da caixa de atendimento rápido de /contato',
      ),
      collection: chat(
        'collection',
        'Coleta',
        'do botão amarelo da página inicial, que pede uma coleta',
      ),
      lotQuestions: chat(
        'lotQuestions',
        'Dúvidas sobre lotes',
        'da faixa final de /lotes-informatica',
      ),
      lotPage: chat('lotPage', 'Pergunta sobre um lote', 'do botão da página de um lote'),
      lotReserved: chat(
        'lotReserved',
        'Lote reservado',
        'de quem quer saber se um lote reservado for liberado',
      ),
      lotAlike: chat(
        'lotAlike',
        'Lote vendido',
        'de quem quer saber quando entrar um lote parecido com um vendido',
      ),
      scrapQuote: chat('scrapQuote', 'Cotação de sucata', 'da cotação sem cálculo'),
      scrapQuoteWithEstimate: chat(
        'scrapQuoteWithEstimate',
        'Cotação com cálculo',
        'da cotação depois do cálculo',
      ),
      materialQuote: chat(
        'materialQuote',
        'Cotação de um material',
        'da cotação na página de um material',
      ),
      scrapEstimate: chat(
        'scrapEstimate',
        'Cotação de uma carga',
        'da estimativa com vários materiais',
      ),
      shortened: line(
        150,
        'Fim do texto encurtado',
        'Frase que fecha uma mensagem longa demais para o WhatsApp',
      ),
    }),
  },
)

export type Messages = z.infer<typeof messagesSchema>
