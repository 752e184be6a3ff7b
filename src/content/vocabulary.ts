import { hyphenated } from './text/fold-text'

/**
 * The closed lists of the product: the values that documents may have in fields with fixed choices.
 * Free of zod, so that the visitor's page can use them without shipping the validator.
 */

/** The keys of a record, which Object.keys types as plain texts. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.keys(record) as Key[]

/** Lot categories in the order of the filter, as pages and pictures of lots write them. */
export const LOT_CATEGORY_NAMES = {
  desktop: 'Desktop',
  notebook: 'Notebook',
  monitor: 'Monitor',
  smartphone: 'Smartphone',
  servidor: 'Servidor',
  componentes: 'Componentes',
} as const
export const LOT_CATEGORIES = keysOf(LOT_CATEGORY_NAMES)
export type LotCategory = keyof typeof LOT_CATEGORY_NAMES

/** Whether a lot can be bought; a lot without a status is «disponível». */
export const LOT_STATUS_NAMES = {
  disponível: 'Disponível',
  reservado: 'Reservado',
  vendido: 'Vendido',
} as const
export const LOT_STATUSES = keysOf(LOT_STATUS_NAMES)
export type LotStatus = keyof typeof LOT_STATUS_NAMES

/** Functional and cosmetic grades of lots and units, best first; pages/lot.yaml describes each. */
export const GRADES = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]

/** Documents that may accompany a lot; pages/lot.yaml describes each. */
export const LOT_DOCUMENTS = ['nota-fiscal', 'laudo', 'garantia'] as const

/** Devices whose reuse has a factor with a source. */
export const REUSE_DEVICES = ['smartphone', 'tablet'] as const
export type ReuseDevice = (typeof REUSE_DEVICES)[number]

/**
 * Row groups of the price table, in the order shown: people who sell scrap look for copper first.
 */
export const MATERIAL_GROUP_NAMES = {
  metais: 'Metais',
  eletronicos: 'Eletrônicos e fios',
  'papel-plastico': 'Papel e plástico',
} as const
export const MATERIAL_GROUPS = keysOf(MATERIAL_GROUP_NAMES)
export type MaterialGroup = keyof typeof MATERIAL_GROUP_NAMES

/** Article categories: a fixed list, in the order of the filter. */
export const POST_CATEGORIES = [
  'Reciclagem Eletrônica',
  'Descarte Consciente',
  'Economia Circular',
  'Saúde e Meio Ambiente',
  'Dicas Sustentáveis',
] as const
type PostCategory = (typeof POST_CATEGORIES)[number]

/** An article category in an address: «Saúde e Meio Ambiente» -> saude-e-meio-ambiente. */
export const categorySlug = (category: PostCategory): string => hyphenated(category)

export const SOCIAL_NETWORKS = ['Instagram', 'LinkedIn', 'Facebook', 'YouTube'] as const

export const WEEKDAYS = [
  'domingo',
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * Kinds of the delivered content that are made up until a company replaces them; see exampleContent
 * in company.yaml.
 */
export const EXAMPLE_CONTENT = [
  'pessoas',
  'preços',
  'notas',
  'histórico',
  'prazos',
  'políticas',
  'laudos',
  'frete',
  'propostas',
] as const

/** What a laudo proves, and whether it still holds; one without a state is «válido». */
export const LAUDO_KINDS = [
  'apagamento de dados',
  'destruição de mídias',
  'reciclagem',
  'teste de equipamentos',
] as const
export const LAUDO_STATES = ['válido', 'substituído', 'revogado'] as const

/** What becomes of a kind of device in a company's list, and whether it holds its user's data. */
export const LIST_RESULTS = ['compramos', 'aceitamos', 'recusamos'] as const
export const LIST_DATA = ['sim', 'talvez', 'não'] as const
/** When a load of that list needs a document: always, with data in it, with something that we buy. */
export const PAPER_NEEDS = ['sempre', 'dados', 'valor'] as const

/** Icons an editor can choose by name; the site draws each from one family. */
export const ICONS = [
  'reciclagem',
  'disco',
  'caminhao',
  'prancheta',
  'balanca',
  'dinheiro',
  'documento',
  'escudo',
  'engrenagem',
  'nuvem',
  'celular',
  'api',
  'folha',
  'pessoas',
  'aperto-de-mao',
  'alvo',
  'olho',
  'relogio',
  'telefone',
  'email',
  'local',
] as const
export type IconName = (typeof ICONS)[number]

/** Value of an `action` that only shows the «Funcionalidade em desenvolvimento» toast. */
export const TOAST_ACTION = 'toast'

/** The kinds of visitors who discard equipment, and what they have. */
export const DISCARDERS = ['empresa', 'pessoa'] as const
export const DISCARD_KINDS = ['equipamento', 'bateria', 'sucata'] as const

export const STATES: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')
