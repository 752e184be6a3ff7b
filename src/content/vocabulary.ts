import { hyphenated } from './fold-text'

/**
 * The closed lists of the product: what a document may say in a field with fixed choices.
 * Free of zod, so that the visitor's page can use it without shipping the validator.
 */

/** Lot categories: a fixed list, in the order of the filter. */
export const LOT_CATEGORIES = [
  'desktop',
  'notebook',
  'monitor',
  'smartphone',
  'servidor',
  'componentes',
] as const
export type LotCategory = (typeof LOT_CATEGORIES)[number]

/** Whether a lot can be bought; a lot that says nothing is «disponível». */
export const LOT_STATUSES = ['disponível', 'reservado', 'vendido'] as const
export type LotStatus = (typeof LOT_STATUSES)[number]

/** Functional and cosmetic grades of lots and units, best first; pages/lot.yaml says what each means. */
export const GRADES = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]

/** What may come with a lot; pages/lot.yaml describes each. */
export const LOT_DOCUMENTS = ['nota-fiscal', 'laudo', 'garantia'] as const

/** Devices whose reuse has a factor with a source. */
export const REUSE_DEVICES = ['smartphone', 'tablet'] as const
export type ReuseDevice = (typeof REUSE_DEVICES)[number]

/** Row groups of the price board, in the order shown. */
export const MATERIAL_GROUPS = ['metais', 'eletronicos', 'papel-plastico'] as const
export type MaterialGroup = (typeof MATERIAL_GROUPS)[number]

/** Article categories: a fixed list, in the order of the filter. */
export const POST_CATEGORIES = [
  'Reciclagem Eletrônica',
  'Descarte Consciente',
  'Economia Circular',
  'Saúde e Meio Ambiente',
  'Dicas Sustentáveis',
] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** How an article category stands in an address: «Saúde e Meio Ambiente» -> saude-e-meio-ambiente. */
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
 * What of the delivered content is made up until a company puts its own in its place; see
 * exampleContent in company.yaml.
 */
export const EXAMPLE_CONTENT = ['pessoas', 'preços', 'notas', 'histórico'] as const

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

/**
 * What becomes of a medium, each with the method that it asks for: the decision of NIST SP 800-88
 * (reuse? does it leave the organization?).
 */
export const MEDIUM_FATES = ['fica', 'sai', 'fim'] as const
export type MediumFate = (typeof MEDIUM_FATES)[number]
export const METHOD_OF = { fica: 'clear', sai: 'purge', fim: 'destroy' } as const satisfies Record<
  MediumFate,
  string
>

/** The visitors who want to get rid of something, and what they have. */
export const DISCARDERS = ['empresa', 'pessoa'] as const
export type Discarder = (typeof DISCARDERS)[number]
export const DISCARD_KINDS = ['equipamento', 'bateria', 'sucata'] as const
export type DiscardKind = (typeof DISCARD_KINDS)[number]

export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export type State = (typeof STATES)[number]
