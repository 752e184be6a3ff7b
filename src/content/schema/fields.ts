import { z } from 'zod'
import { hasLooseBrace, placesOf } from '../text/templates'
import { ICONS, TOAST_ACTION } from '../vocabulary'
import { formed } from './values'

/**
 * The fields of documents. Each takes the texts that the editor reads about it: a title, and one
 * sentence with unit, limits or an example.
 */

/**
 * A description with the limit of its text: «O que entra» of at most 110 -> «O que entra, até 110
 * letras.» A description that ends with a full stop stays as it is.
 */
const limited = (max: number, description: string, example?: string): string => {
  if (/[.:]$/.test(description)) return description
  const limit = `até ${max.toLocaleString('pt-BR')} letras.`
  const sentence = description ? `${description}, ${limit}` : limit.replace('a', 'A')
  return example === undefined ? sentence : `${sentence} Exemplo: ${example}.`
}

/** An object with these fields and no others. */
export const object = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description })

/** Fields of one kind by their titles: `{ sim: 'Guarda dados', não: 'Não guarda' }`. */
export const each = <Key extends string, Field>(
  make: (title: string) => Field,
  titles: Readonly<Record<Key, string>>,
) =>
  // fromEntries loses the keys.
  Object.fromEntries(
    Object.entries<string>(titles).map(([key, title]) => [key, make(title)]),
  ) as Record<Key, Field>

/** Fields that may be missing. */
export const optional = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().shape

/** A list of `min` to `max` items. */
export const list = <Item extends z.ZodType>(
  min: number,
  max: number,
  title: string,
  description: string,
  item: Item,
) => {
  const items = z.array(item)
  const limits =
    min === max ? items.length(max) : min > 0 ? items.min(min).max(max) : items.max(max)
  return limits.meta({ title, description })
}

/** A list of objects. */
export const objects = <Shape extends z.ZodRawShape>(
  min: number,
  max: number,
  title: string,
  description: string,
  shape: Shape,
) => list(min, max, title, description, z.strictObject(shape))

/** One line of text: no line break, no blanks at the ends, at most `max` characters. */
export const line = (max: number, title: string, description = '', example?: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(
      /^\S(?:.*\S)?$/u,
      'tem espaço sobrando no começo ou no fim, ou uma quebra de linha — deixe o texto em uma linha só, sem espaços nas pontas',
    )
    .meta({ title, description: limited(max, description, example) })

/** Text of a button or link, as a verb: "Comprar Lote". */
export const label = (
  title: string,
  description = 'Texto curto, até 50 letras; de preferência um verbo.',
) => line(50, title, description)

/** Several sentences; line breaks are allowed and become blanks on the page. */
export const prose = (max: number, title: string, description = '', example?: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/\S/u, 'está só com espaços — escreva o texto')
    .meta({ title, description: limited(max, description, example), widget: 'text' })

/** A sentence with each of these {places} once and no other; the site fills them. */
export const withPlaces = (places: readonly string[], max: number, title: string) => {
  const written = places.map((place) => `{${place}}`).join(' e ')
  return line(max, title, `Até ${max} letras; precisa ter ${written}, que o site preenche.`).refine(
    (text) => placesOf(text).sort().join() === [...places].sort().join() && !hasLooseBrace(text),
    `não tem os lugares certos — escreva ${written}, uma vez, e nenhum outro`,
  )
}

/** Link schemes that a document may use; anything else (javascript:, data:, http: ...) is refused. */
const ALLOWED_LINK = /^(?:\/(?!\/)|#|https:\/\/[^\s/]|mailto:|tel:)/

const NO_BLANK = [/^\S*$/, 'tem espaço no link — retire o espaço'] as const

const address = (pattern: RegExp, sentence: string) => (title: string, description: string) =>
  formed(pattern, sentence, title, description, 'link')
    .max(500)
    .regex(...NO_BLANK)

/** Address of a page of this site (/contato), of another site (https://...), mailto: or tel:. */
export const link = address(
  ALLOWED_LINK,
  'não é um link aceito — use /pagina deste site, https://…, mailto:… ou tel:…',
)

/** Address of a page of another site. */
export const farLink = address(
  /^https:\/\/[^\s/]/,
  'não é o endereço de uma página de outro site — copie-o da barra do navegador, com https://',
)

/** The action of a card: it shows the «em desenvolvimento» toast, or opens a link. */
export const action = () =>
  formed(
    new RegExp(`^${TOAST_ACTION}$|${ALLOWED_LINK.source}`),
    `não é uma ação — escreva ${TOAST_ACTION} ou um link como /contato`,
    'Ação',
    `O que o cartão faz: ${TOAST_ACTION} mostra o aviso «Funcionalidade em desenvolvimento»; um link, como /contato, leva para a página.`,
    'action',
  )
    .max(500)
    .regex(...NO_BLANK)

/** One value of a closed list. */
export const choice = <const Options extends readonly string[]>(
  options: Options,
  title: string,
  description: string,
) => z.enum(options).meta({ title, description })

export const icon = () =>
  choice(ICONS, 'Ícone', 'Nome de um dos ícones do site, por exemplo reciclagem ou caminhao.')

/**
 * A picture, either a file below content/photos or an https address of an allowed host, with its
 * alternative text.
 */
export const photo = (title: string, description: string) =>
  object(title, description, {
    src: formed(
      /^(?:https:\/\/\S+|[^\s/:\\][^:\\]*\.(?:jpe?g|png|webp))$/i,
      'não é uma foto — escreva o caminho dentro de content/photos, como lots/notebooks.jpg, ou um endereço https://',
      'Arquivo',
      'Caminho dentro de content/photos (lots/notebooks.jpg) ou endereço https de um site permitido em company.yaml.',
      'image',
    ).max(300),
    alt: line(160, 'Texto alternativo', 'O que se vê na foto, para quem não a vê'),
  })
