import type { z } from 'zod'
import { describePlaces, type TemplatePath } from '../text/templates'
import { line, object, prose } from './fields'

/** Title and description of a template; the description ends with the places that it may have. */
const help = (path: TemplatePath, title: string, sentence: string) =>
  [title, `${sentence} ${describePlaces(path)}`.trim()] as const

const subject = (path: TemplatePath) =>
  line(150, ...help(path, 'Assunto', 'Assunto do e-mail, em uma linha, até 150 letras.'))
const body = (path: TemplatePath) =>
  prose(1500, ...help(path, 'Texto', 'Texto do e-mail, até 1.500 letras.'))

type NameIn<
  Start extends string,
  End extends string,
  Path = TemplatePath,
> = Path extends `${Start}.${infer Name}${End}` ? Name : never

/** An e-mail with its subject and its text. */
const mail = (name: NameIn<'requests', '.body'>, title: string, sentence: string) =>
  object(title, sentence, {
    subject: subject(`requests.${name}.subject`),
    body: body(`requests.${name}.body`),
  })
const chat = (name: NameIn<'whatsapp', ''>, title: string, where: string) =>
  prose(500, ...help(`whatsapp.${name}`, title, `Texto do WhatsApp ${where}, até 500 letras.`))

/** Wording of every message that a visitor can prepare. ../text/templates lists the places of each. */
export const messagesSchema = object(
  'Mensagens',
  'Textos que o visitante envia por e-mail e WhatsApp, com lugares como {lote} que o site preenche.',
  {
    requests: object('Pedidos por e-mail', 'Assunto e texto de cada pedido.', {
      lot: mail('lot', 'Compra de lote', 'E-mail do botão Comprar Lote. O assunto é fixo.'),
      offer: mail('offer', 'Proposta', 'E-mail do botão Fazer proposta.'),
      service: mail('service', 'Solicitação de serviço', 'E-mail do formulário de /servicos.'),
      contact: mail('contact', 'Contato', 'E-mail do formulário de /contato.'),
      consultation: object('Consultoria', 'E-mail do botão Solicitar Consultoria: só o assunto.', {
        subject: subject('requests.consultation.subject'),
      }),
      demonstration: object('Demonstração', 'E-mail do botão Agendar Demonstração: só o assunto.', {
        subject: subject('requests.demonstration.subject'),
      }),
      estimate: mail('estimate', 'Cotação de uma carga', 'E-mail de /comercio-sucata.'),
      inventory: mail('inventory', 'Lista de equipamentos', 'E-mail de /servicos/inventario.'),
      difference: mail('difference', 'Diferença', 'E-mail do botão Avisar de uma diferença.'),
      newsletter: mail('newsletter', 'Newsletter', 'E-mail da inscrição na newsletter.'),
    }),
    estimateLine: line(
      120,
      ...help('estimateLine', 'Linha da carga', 'Um material, até 120 letras.'),
    ),
    footer: line(150, ...help('footer', 'Rodapé', 'Fim dos e-mails: «Enviado através do site».')),
    verify: line(150, ...help('verify', 'Conferência', 'Onde se confere se uma resposta é nossa.')),
    compactBody: prose(
      200,
      ...help(
        'compactBody',
        'Texto encurtado',
        'Quando a mensagem não cabe no link: pede que se cole o texto.',
      ),
    ),
    blanks: object(
      'Campos vazios',
      'O que o e-mail diz quando o visitante deixa um campo em branco.',
      {
        optional: line(60, 'Campo opcional vazio', 'Texto fixo: Não informado.'),
        description: line(
          80,
          'Descrição vazia',
          'Texto fixo: Nenhuma descrição adicional fornecida.',
        ),
      },
    ),
    whatsapp: object('Textos do WhatsApp', 'Cada lugar do site abre a conversa com o seu texto.', {
      floatingButton: chat('floatingButton', 'Botão flutuante', 'do botão de todas as páginas'),
      contactCard: chat('contactCard', 'Cartão de contato', 'do cartão de /contato'),
      quickService: chat('quickService', 'Atendimento rápido', 'da caixa ao lado dele'),
      collection: chat('collection', 'Coleta', 'do botão amarelo da página inicial'),
      lotQuestions: chat('lotQuestions', 'Dúvidas sobre lotes', 'no fim de /lotes-informatica'),
      lotPage: chat('lotPage', 'Pergunta sobre um lote', 'do botão da página de um lote'),
      lotReserved: chat('lotReserved', 'Lote reservado', 'de quem espera um lote reservado'),
      lotAlike: chat('lotAlike', 'Lote vendido', 'de quem espera um lote parecido'),
      scrapQuote: chat('scrapQuote', 'Cotação de sucata', 'da cotação sem cálculo'),
      scrapQuoteWithEstimate: chat(
        'scrapQuoteWithEstimate',
        'Cotação com cálculo',
        'depois do cálculo',
      ),
      materialQuote: chat('materialQuote', 'Cotação de um material', 'da página de um material'),
      scrapEstimate: chat('scrapEstimate', 'Cotação de uma carga', 'com vários materiais'),
      shortened: line(150, 'Fim do texto encurtado', 'Fecha uma mensagem longa demais'),
    }),
  },
)

export type Messages = z.infer<typeof messagesSchema>
