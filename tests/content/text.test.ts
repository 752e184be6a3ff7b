import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/content/text/nearest'
import { fold, hyphenated } from '../../src/content/text/fold-text'
import { categorySlug, POST_CATEGORIES } from '../../src/content/vocabulary'
import { describePlaces, placesOf, type TemplatePath } from '../../src/content/text/templates'
import { one } from '../support/model-documents'
import { document, errorsOf, said } from './rules/saying'

/** Returns the errors of one template, in a document that has no other. */
const templateErrors = (path: TemplatePath, text: string): string[] =>
  errorsOf(
    document(
      'Messages',
      Object(path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text)),
    ),
  ).map(({ message, fix }) => `${message} — ${fix}`)

const UNKNOWN = 'lugar desconhecido'
const LOOSE = 'há uma chave { ou } sem par — escreva o lugar inteiro, como'
const FIXED = 'o texto fixo mudou —'
const missing = (name: string) =>
  `falta o lugar {${name}} — escreva {${name}} onde ele deve aparecer`

it.each<[TemplatePath, string, string[]]>([
  ['requests.lot.body', '{lote} {preco}', []],
  ['requests.lot.body', '{lotee} {preco} {lote}', [`${UNKNOWN} {lotee} — queria dizer {lote}?`]],
  ['requests.lot.body', '{Preço} {lote}', [`${UNKNOWN} {Preço} — queria dizer {preco}?`]],
  [
    'requests.lot.body',
    '{lote}{preco}{empresanome}',
    [`${UNKNOWN} {empresanome} — queria dizer {empresaNome}?`],
  ],
  [
    'requests.newsletter.body',
    '{email} {lote}',
    [`${UNKNOWN} {lote} — os lugares são: {email}, {empresaNome}, {data}`],
  ],
  ['requests.newsletter.body', 'Oi, {email', [missing('email'), `${LOOSE} {email}`]],
  ['requests.contact.body', '{nome} {email} {empresa} {telefone}', [missing('mensagem')]],
  ['whatsapp.shortened', 'Continua {data}', [`${UNKNOWN} {data} — os lugares são: nenhum`]],
  ['whatsapp.collection', 'Coleta}', [`${LOOSE} {empresaNome}`]],
  ['whatsapp.collection', '{Coleta', [`${LOOSE} {empresaNome}`]],
  ['requests.lot.subject', 'Interesse na compra do lote: {lote}\n', []],
  [
    'requests.lot.subject',
    'Quero o lote: {lote}',
    [`${FIXED} escreva exatamente «Interesse na compra do lote: {lote}»`],
  ],
  ['blanks.optional', 'Não informado ainda', [`${FIXED} escreva exatamente «Não informado»`]],
  ['footer', 'Mandado em {data}', [`${FIXED} inclua «Enviado através do site»`]],
  ['footer', 'Enviado através do site', [missing('data')]],
])(
  'the template %s that reads «%s» has its places and its fixed text, or is told: %j',
  (...row) => {
    const [path, text, errors] = row
    expect(templateErrors(path, text)).toEqual(errors)
  },
)

it('places are read in order, a long one too, and listed for the editor', () => {
  expect(placesOf('Lote {lote} por {preco}, {lote} {x y}').join()).toBe('lote,preco,lote,x y')
  expect(placesOf('nada')).toEqual([])
  expect(templateErrors('requests.newsletter.body', `{email} {${'x'.repeat(5000)}}`)).toHaveLength(
    1,
  )
  expect(describePlaces('requests.lot.body')).toBe(
    'Lugares obrigatórios: {lote} (nome do lote), {preco} (preço do lote). Pode ter também ' +
      '{detalhes} (código e endereço do lote e o preço entregue, uma linha cada), ' +
      '{empresaNome} (nome da nossa empresa).',
  )
  expect(describePlaces('blanks.optional')).toBe('')
})

it('the messages of a whole content have every place right, and a faulty one is named', () => {
  const model = one('Messages')
  expect(said(document('Messages', model))).toEqual([])
  const broken = structuredClone(model)
  broken.requests.lot.body = 'Lote {lotee} por {preco}'
  broken.whatsapp.collection = 'Coleta em {data}'
  expect(said(document('Messages', broken))).toEqual([
    `requests.lot.body: ${UNKNOWN} {lotee}`,
    `whatsapp.collection: ${UNKNOWN} {data}`,
  ])
})

describe('folding', () => {
  it('takes accents and capitals off, however they are stored, and nothing else', () => {
    expect(fold('AÇÃO é')).toBe('acao e')
    expect(fold('Ac\u0327a\u0303o 2ª')).toBe('acao 2ª')
  })

  it('makes names of letters, digits and single hyphens', () => {
    expect(hyphenated(' 2ª Etapa: já -- foi! ')).toBe('2-etapa-ja-foi')
    expect(hyphenated('照片')).toBe('')
  })

  it('keeps the addresses that the categories of articles have', () => {
    expect(POST_CATEGORIES.map(categorySlug)).toEqual([
      'reciclagem-eletronica',
      'descarte-consciente',
      'economia-circular',
      'saude-e-meio-ambiente',
      'dicas-sustentaveis',
    ])
  })
})

describe('the word that an editor meant', () => {
  it.each([
    ['Notebooks', ['desktop', 'notebook'], 'notebook'],
    ['descriçao', ['title', 'description', 'descrição'], 'descrição'],
    ['yaer', ['year', 'title'], 'year'],
    ['ocbre', ['chumbo', 'cobre'], 'cobre'],
    ['seg', ['segunda', 'sexta'], 'segunda'],
    ['autor', ['author', 'tags'], 'author'],
    // Itself, rather than a word with a letter more, less, replaced or moved.
    ['cobre', ['cobres', 'obre', 'cobra', 'ocbre', 'cobre'], 'cobre'],
    // Nobody when all are far.
    ['geladeira', ['desktop', 'notebook'], undefined],
    ['/quem-somos', ['/', '/sobre'], undefined],
    ['', ['a', 'bc'], 'a'],
    // At most a third of the letters is wrong.
    ['abcxyf', ['abcdef'], 'abcdef'],
    ['abcxyz', ['abcdef'], undefined],
    // The beginning of what was typed.
    ['notebooks-velhos-demais', ['notebook'], 'notebook'],
    ['not', ['notebook'], 'notebook'],
    ['no', ['notebook'], undefined],
    // The first of several that are as near.
    ['cobra', ['cobre', 'cobro'], 'cobre'],
  ])('%s among %j is %s', (typed, words, meant) => {
    expect(nearest(typed, words)).toBe(meant)
  })
})
