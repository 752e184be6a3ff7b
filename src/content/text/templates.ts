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

export interface Places {
  /** Places without which the text would be wrong or useless. */
  required: readonly PlaceName[]
  optional: readonly PlaceName[]
}

const requester: readonly PlaceName[] = ['nome', 'email', 'empresa', 'telefone']
/** Several materials: one line each, then their sum. */
const estimate: Places = {
  required: ['itens', 'peso', 'estimativa'],
  optional: ['precosDe', 'empresaNome'],
}
const plainChat: Places = { required: [], optional: ['empresaNome'] }
const lotChat: Places = { required: ['lote', 'endereco'], optional: ['empresaNome'] }

/**
 * By the dotted path of the template in messages.yaml. Lot, consultation and demonstration have no
 * {data}: their links are in the prerendered HTML, where a day would go stale.
 */
export const MESSAGE_PLACES = {
  'requests.lot.subject': { required: ['lote'], optional: [] },
  'requests.lot.body': { required: ['lote', 'preco'], optional: ['detalhes', 'empresaNome'] },
  'requests.offer.subject': { required: ['lote'], optional: ['valor'] },
  'requests.offer.body': {
    required: ['lote', 'preco', 'valor', 'detalhes', 'mensagem'],
    optional: ['empresaNome'],
  },
  'requests.service.subject': {
    required: ['servico'],
    optional: ['nome', 'empresa', 'empresaNome'],
  },
  'requests.service.body': {
    required: [...requester, 'servico', 'descricao'],
    optional: ['empresaNome', 'data'],
  },
  'requests.contact.subject': {
    required: ['assunto'],
    optional: ['nome', 'empresa', 'empresaNome'],
  },
  'requests.contact.body': {
    required: [...requester, 'mensagem'],
    optional: ['assunto', 'empresaNome', 'data'],
  },
  'requests.consultation.subject': { required: [], optional: ['empresaNome'] },
  'requests.demonstration.subject': { required: [], optional: ['empresaNome'] },
  'requests.estimate.subject': { required: ['peso', 'estimativa'], optional: ['empresaNome'] },
  'requests.estimate.body': estimate,
  'requests.inventory.subject': { required: ['quantidade'], optional: ['empresaNome'] },
  'requests.inventory.body': {
    required: ['itens', 'quantidade'],
    optional: ['peso', 'empresaNome'],
  },
  'requests.difference.subject': { required: ['lote'], optional: ['empresaNome'] },
  'requests.difference.body': { required: ['lote', 'detalhes'], optional: ['empresaNome'] },
  'requests.newsletter.subject': { required: [], optional: ['email', 'empresaNome'] },
  'requests.newsletter.body': { required: ['email'], optional: ['empresaNome', 'data'] },
  estimateLine: { required: ['material', 'peso', 'estimativa'], optional: ['precoKg'] },
  footer: { required: ['data'], optional: ['empresaNome'] },
  verify: { required: ['endereco'], optional: ['empresaNome'] },
  compactBody: { required: [], optional: ['inicio'] },
  'blanks.optional': { required: [], optional: [] },
  'blanks.description': { required: [], optional: [] },
  'whatsapp.floatingButton': plainChat,
  'whatsapp.contactCard': plainChat,
  'whatsapp.quickService': plainChat,
  'whatsapp.collection': plainChat,
  'whatsapp.lotQuestions': plainChat,
  'whatsapp.lotPage': lotChat,
  'whatsapp.lotReserved': lotChat,
  'whatsapp.lotAlike': lotChat,
  'whatsapp.scrapQuote': plainChat,
  'whatsapp.scrapQuoteWithEstimate': {
    required: ['material', 'peso', 'estimativa'],
    optional: ['empresaNome'],
  },
  'whatsapp.materialQuote': { required: ['material', 'endereco'], optional: ['empresaNome'] },
  'whatsapp.scrapEstimate': estimate,
  'whatsapp.shortened': { required: [], optional: [] },
} as const satisfies Record<string, Places>
export type TemplatePath = keyof typeof MESSAGE_PLACES

const PLACE = /\{([^{}]*)\}/g

/** Names between braces in order of appearance, known or not: "Lote {lote} por {x}" -> ["lote", "x"]. */
export const placesOf = (template: string): string[] =>
  Array.from(template.matchAll(PLACE), (match) => match[1] ?? '')

/** Whether a text has a brace that belongs to no place: visitors would read it. */
export const hasLooseBrace = (template: string): boolean => /[{}]/.test(template.replace(PLACE, ''))

/** One sentence for the editor: «Lugares obrigatórios: {lote}. Pode ter também: {empresaNome}.» */
export function describePlaces(path: TemplatePath): string {
  const { required, optional }: Places = MESSAGE_PLACES[path]
  const list = (names: readonly PlaceName[]) =>
    names.map((name) => `{${name}} (${PLACE_NAMES[name]})`).join(', ')
  return [
    required.length > 0 ? `Lugares obrigatórios: ${list(required)}.` : '',
    optional.length > 0 ? `Pode ter ${required.length > 0 ? 'também ' : ''}${list(optional)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
