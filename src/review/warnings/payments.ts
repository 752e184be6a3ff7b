import { cutValue, firstFew } from '../../content/compare/format-values'
import { published } from '../../content/published'
import { documentAsRead, lineWhere, readTwice } from './as-read'
import { readLetters } from './letters'
import { perDocument, type Rule } from './rule'

/** Ways to pay, and words that people use to ask for money; in small letters without accents. */
const PAYMENT = new RegExp(
  String.raw`(?<![a-z0-9])(?:` +
    [
      String.raw`p[\s._*-]{0,2}[i1!l|][\s._*-]{0,2}x`,
      'p[i1](?:k[sz]|quis)|b[o0]let[o0]s?',
      'transferencias?(?! de (?:dados|calor|arquivos|tecnologia|titularidade))',
      '(?:por|via|com|um|faca|fazer|mediante|o) depositos?',
      'deposito (?:bancario|em conta|antecipado|previo)',
      'deposit(?:e|em)|transfir(?:a|am)|paguem?|adiantad[oa]s?|antecipad[oa]s?|adiantamentos?',
      'caucao|em especie|cheques? (?:nomina|pre|cruza)[a-z]*|(?:em|por|com|aceitamos) cheques?',
      'link (?:de|para) (?:pagamento|pagar)|(?:leva|passa|traz|na|pela) (?:a )?maquininha',
      'chave (?:aleatoria|cpf|cnpj|do banco)|conta (?:corrente|poupanca|bancaria|digital)',
      'agencia e conta|dados bancarios|favorecid[oa]|beneficiari[oa]|titular da conta',
      String.raw`sinal (?:vai|fica|para|por|via|antes|no valor|da reserva|de (?:r\$|\d+ ?%))`,
      String.raw`entrada de (?:r\$|\d+ ?%)|(?:metade|\d+ ?%) (?:antes|na reserva|de (?:sinal|entrada))`,
      '(?:um|por|via|faca|envie|doc (?:ou|e)) ted|(?:ted (?:ou|e)|por|via|envie) doc',
      '(?:mande|envie|entregue|passe) (?:[oa] |um )?' +
        '(?:dinheiro|sinal|pagamento|quantia|valor (?:para|por|ao|antes|d[ao]))',
      String.raw`(?:pag[oa]s?|acert(?:e|ad[oa]s?)) (?:[\w ]{0,20} )?(?:ao|para o|a|com o) ` +
        '(?:motorista|entregador|vendedor|gerente|representante)',
      String.raw`(?:informe|envie|digite|passe|mande) (?:[\w ]{0,12} )?(?:do cartao|senha|do rg)`,
      'codigo (?:que (?:chegar|receb)[a-z]*|por sms)',
      '(?:whatsapp|zap) (?:novo|del[ea])|(?:novo|segundo|outro) (?:whatsapp|zap)',
      'nosso (?:(?:novo|segundo|outro) perfil|gmail|hotmail)|link na bio|olx|mercado ?livre|shopee',
      String.raw`(?:pel[oa]|por|via|n[oa]) (?:wise|nubank|pagbank|infinitepay|recargapay|c6)`,
      'taxa de (?:reserva|liberacao|cadastro|entrega|visita|frete|envio|seguro)|copia e cola',
      'qr[ -]?code|qr (?:do|de|para) pag[a-z]+|aponte a camera|anydesk|teamviewer',
      'comprovante (?:de pagamento|do pix|da transferencia)|envie o comprovante',
      'picpay|mercado ?pago|pagseguro|paypal|western union',
      String.raw`bitcoin|btc|ethereum|usd[tc]|cripto\w*|iban`,
    ].join('|') +
    ')(?![a-z0-9])',
  'g',
)
/** Words that change the meaning of a sentence about payment: when to pay, or whom. */
const TURNS = new RegExp(
  '(?<![a-z])(?:antes|primeiro|agora|nov[oa]s?|somente|urgente|' +
    'soci[oa]s?|gerente|motorista|entregador|vendedora?|representante|parceir[oa]s?|em nome)(?![a-z])',
  'g',
)
/** A capitalized word within a sentence, which may be a name. */
const NAME = /(?<=[\p{Ll}\d,] )\p{Lu}\p{L}+/gu

/**
 * The words about payment in a sentence, with names and words that change its meaning; empty for a
 * sentence that is not about payment.
 */
function wordsOf(sentence: string): ReadonlySet<string> {
  const text = readLetters(sentence)
  const words = text.match(PAYMENT) ?? []
  if (words.length === 0) return new Set()
  const names = sentence.match(NAME) ?? []
  return new Set([...words, ...(text.match(TURNS) ?? []), ...names.map(readLetters)])
}

/** Sentences in a warning; the reviewer finds the others in the document. */
const TOLD = 3

const sentencesOf = (text: string): string[] =>
  text
    .split(/[\n¶]+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).size > 0)

/**
 * Warns of sentences about payment that no page had before. A sentence that replaces a similar one
 * without any new word about payment is not reported.
 */
export const payments: Rule = (context) => {
  const known = new Set(
    published(context.base.documents).flatMap((document) => sentencesOf(documentAsRead(document))),
  )
  return perDocument((document) => {
    const { old, fresh } = readTwice(document)
    const now = sentencesOf(fresh)
    const gone = sentencesOf(old)
      .filter((sentence) => !now.includes(sentence))
      .map(wordsOf)
    const come = now.filter((sentence) => {
      if (known.has(sentence)) return false
      const place = gone.findIndex((words) =>
        [...wordsOf(sentence)].every((word) => words.has(word)),
      )
      if (place >= 0) gone.splice(place, 1)
      return place < 0
    })
    if (come.length === 0) return []
    return [
      {
        kind: 'payment',
        level: 'alarm',
        line: lineWhere(document.diff, (text) =>
          sentencesOf(text).some((sentence) => come.includes(sentence)),
        ),
        sentence: `«${document.diff.name}» passa a falar de pagamento ou de outro contato: ${firstFew(
          come.map((sentence) => `«${cutValue(sentence)}»`),
          TOLD,
        )}`,
        why: 'Confirme com a empresa como ela recebe, paga e atende.',
      },
    ]
  })(context)
}
