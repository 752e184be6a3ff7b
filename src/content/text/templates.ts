/**
 * Named places of the message templates in content/messages.yaml: which each template may and must
 * have. Free of zod, so that the visitor's page can use it without shipping the validator.
 */

/** Descriptions of the places for the editor. */
const PLACE_NAMES = {
  lote: 'nome do lote',
  preco: 'preço do lote',
  valor: 'valor da proposta',
  detalhes: 'código e endereço do lote e o preço entregue, uma linha cada',
  nome: 'nome de quem pede',
  email: 'e-mail de quem pede',
  empresa: 'empresa de quem pede',
  telefone: 'telefone de quem pede',
  servico: 'serviço ou integração',
  descricao: 'descrição do pedido',
  assunto: 'assunto escolhido',
  mensagem: 'texto da mensagem',
  material: 'material da calculadora',
  peso: 'peso da calculadora',
  precoKg: 'preço por quilo',
  estimativa: 'valor estimado',
  endereco: 'endereço da página',
  itens: 'linhas da estimativa, uma por material',
  precosDe: 'dia dos preços do painel',
  quantidade: 'quantidade de aparelhos',
  inicio: 'começo do texto completo, até onde couber',
  empresaNome: 'nome da nossa empresa',
  data: 'dia do envio',
} as const
export type PlaceName = keyof typeof PLACE_NAMES

interface Places {
  /** Places without which the text would be wrong or useless. */
  required: readonly PlaceName[]
  optional: readonly PlaceName[]
}

const requester: readonly PlaceName[] = ['nome', 'email', 'empresa', 'telefone']
const places = (
  required: readonly PlaceName[] = [],
  optional: readonly PlaceName[] = ['empresaNome'],
): Places => ({ required, optional })
/** Several materials: one line each, then their sum. */
const estimate = places(['itens', 'peso', 'estimativa'], ['precosDe', 'empresaNome'])
const lotChat = places(['lote', 'endereco'])

/**
 * By the dotted path of the template in messages.yaml. Lot, consultation and demonstration have no
 * {data}: their links are in the prerendered HTML, where a day would go stale.
 */
export const MESSAGE_PLACES = {
  'requests.lot.subject': places(['lote'], []),
  'requests.lot.body': places(['lote', 'preco'], ['detalhes', 'empresaNome']),
  'requests.offer.subject': places(['lote'], ['valor']),
  'requests.offer.body': places(['lote', 'preco', 'valor', 'detalhes', 'mensagem']),
  'requests.service.subject': places(['servico'], ['nome', 'empresa', 'empresaNome']),
  'requests.service.body': places([...requester, 'servico', 'descricao'], ['empresaNome', 'data']),
  'requests.contact.subject': places(['assunto'], ['nome', 'empresa', 'empresaNome']),
  'requests.contact.body': places([...requester, 'mensagem'], ['assunto', 'empresaNome', 'data']),
  'requests.consultation.subject': places(),
  'requests.demonstration.subject': places(),
  'requests.estimate.subject': places(['peso', 'estimativa']),
  'requests.estimate.body': estimate,
  'requests.inventory.subject': places(['quantidade']),
  'requests.inventory.body': places(['itens', 'quantidade'], ['peso', 'empresaNome']),
  'requests.difference.subject': places(['lote']),
  'requests.difference.body': places(['lote', 'detalhes']),
  'requests.newsletter.subject': places([], ['email', 'empresaNome']),
  'requests.newsletter.body': places(['email'], ['empresaNome', 'data']),
  estimateLine: places(['material', 'peso', 'estimativa'], ['precoKg']),
  footer: places(['data']),
  verify: places(['endereco']),
  compactBody: places([], ['inicio']),
  'blanks.optional': places([], []),
  'blanks.description': places([], []),
  'whatsapp.floatingButton': places(),
  'whatsapp.contactCard': places(),
  'whatsapp.quickService': places(),
  'whatsapp.collection': places(),
  'whatsapp.lotQuestions': places(),
  'whatsapp.lotPage': lotChat,
  'whatsapp.lotReserved': lotChat,
  'whatsapp.lotAlike': lotChat,
  'whatsapp.scrapQuote': places(),
  'whatsapp.scrapQuoteWithEstimate': places(['material', 'peso', 'estimativa']),
  'whatsapp.materialQuote': places(['material', 'endereco']),
  'whatsapp.scrapEstimate': estimate,
  'whatsapp.shortened': places([], []),
} satisfies Record<string, Places>
export type TemplatePath = keyof typeof MESSAGE_PLACES

const PLACE = /\{([^{}]*)\}/g

/** Names between braces in order of appearance, known or not: "Lote {lote} por {x}" -> ["lote", "x"]. */
export const placesOf = (template: string): string[] =>
  Array.from(template.matchAll(PLACE), (match) => match[1] ?? '')

/** Whether a text has a brace that belongs to no place: visitors would read it. */
export const hasLooseBrace = (template: string): boolean => /[{}]/.test(template.replace(PLACE, ''))

/** One sentence for the editor: «Lugares obrigatórios: {lote}. Pode ter também: {empresaNome}.» */
export function describePlaces(path: TemplatePath): string {
  const { required, optional } = MESSAGE_PLACES[path]
  const list = (names: readonly PlaceName[]) =>
    names.map((name) => `{${name}} (${PLACE_NAMES[name]})`).join(', ')
  return [
    required.length > 0 ? `Lugares obrigatórios: ${list(required)}.` : '',
    optional.length > 0 ? `Pode ter ${required.length > 0 ? 'também ' : ''}${list(optional)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Named places in the texts of pages/material.yaml, which every material's page fills with its own
 * values, each with its description for the editor.
 */
export const MATERIAL_PLACES = {
  material: 'o nome, como Cobre',
  doMaterial: 'o nome com preposição, como do cobre',
  preco: 'o preço, como R$ 40,00',
  dia: 'o dia do preço, como 20/11/2026',
  variacao: 'a variação e sobre o quê',
  cidade: 'a cidade da empresa',
} as const
export type MaterialPlace = keyof typeof MATERIAL_PLACES

/** Places without which a text would lose its purpose, by its dotted path. */
export const NEEDED_PLACES: Readonly<Record<string, readonly MaterialPlace[]>> = {
  'seo.title': ['doMaterial', 'preco'],
  'header.title': ['doMaterial'],
  'header.answer': ['preco', 'dia'],
}
