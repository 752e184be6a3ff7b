import { z } from 'zod'
import { placesOf } from '../templates'
import { ICONS, TOAST_ACTION } from '../vocabulary'

/** What the editor reads about a field: a title and one sentence with unit, limits or an example. */
type Help = {
  title: string
  description: string
}

/** One line of text: no line break, no blanks at the ends, at most `max` characters. */
export const line = (max: number, help: Help) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(
      /^\S(?:.*\S)?$/u,
      'tem espaço sobrando no começo ou no fim, ou uma quebra de linha — deixe o texto em uma linha só, sem espaços nas pontas',
    )
    .meta(help)

/** Several sentences; line breaks are allowed and fold into blanks on the page. */
export const prose = (max: number, help: Help) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/\S/u, 'está só com espaços — escreva o texto')
    .meta({ ...help, widget: 'text' })

/** A sentence with each of these places and no other: the site puts a figure or keys there. */
export const withPlaces = (places: readonly string[], max: number, title: string) => {
  const written = places.map((place) => `{${place}}`).join(' e ')
  return line(max, {
    title,
    description: `Até ${max} letras; precisa ter ${written}, que o site preenche.`,
  }).refine(
    (text) => placesOf(text).sort().join() === [...places].sort().join(),
    `não tem os lugares certos — escreva ${written}, uma vez, e nenhum outro`,
  )
}

/** Amount in reais with at most two decimals, from one cent up to `max`. */
export const reais = (max: number, help: Help) =>
  z
    .number()
    .positive()
    .max(max)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'tem mais de duas casas decimais — use no máximo centavos, como 7.5 ou 7.25',
    )
    .meta({ ...help, widget: 'number' })

/** Years that a document of this company can speak of; `0205` is a slip of two figures. */
const YEARS = /^(?:19[5-9]|20\d)\d/

/** Whether a text is a calendar day that exists, as AAAA-MM-DD. */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success

/** Calendar day as AAAA-MM-DD; it must exist, in a year that may be meant. */
export const day = (help: Help) =>
  z.iso
    .date()
    .refine((text) => YEARS.test(text), {
      error: ({ input }) =>
        `o ano ${String(input).slice(0, 4)} não parece certo — escreva o ano com quatro algarismos, como 2026`,
    })
    .meta({ ...help, widget: 'date' })

/** A price for each day on which it changed, in the file's order; the order and the day's sense are the rules' business. */
export const pricesByDay = (max: number, help: Help) =>
  z
    .record(
      z.iso
        .date()
        .meta({ title: 'Dia', description: 'Dia em que o preço passou a valer, como 2026-11-20.' }),
      reais(max, {
        title: 'Preço (R$)',
        description: 'Valor em reais com ponto decimal: 4.5 aparece como R$ 4,50.',
      }),
    )
    .refine(
      (prices) => Object.keys(prices).length > 0,
      'não tem preço — escreva embaixo, dois espaços para dentro, o dia e o preço, como 2026-11-20: 40.00',
    )
    .meta(help)

/** Hour of the day as HH:MM, 24 hours; two of them compare as texts. */
export const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const hour = (help: Help) =>
  z
    .string()
    .regex(HOUR, 'não é uma hora — escreva entre aspas, como "08:00"')
    .meta({ ...help, widget: 'hour' })

/** Link schemes that a document may name; anything else (javascript:, data:, http: ...) is refused. */
const ALLOWED_LINK = /^(?:\/(?!\/)|#|https:\/\/[^\s/]|mailto:|tel:)/

/** Address of a page of this site (/contato), of another site (https://...), mailto: or tel:. */
export const link = (help: Help) =>
  z
    .string()
    .max(500)
    .regex(
      ALLOWED_LINK,
      'não é um link aceito — use /pagina deste site, https://…, mailto:… ou tel:…',
    )
    .regex(/^\S*$/, 'tem espaço no link — retire o espaço')
    .meta({ ...help, widget: 'link' })

/** What a card does: the «em desenvolvimento» toast, or a link. */
export const action = () =>
  z
    .string()
    .max(500)
    .regex(
      new RegExp(`^${TOAST_ACTION}$|${ALLOWED_LINK.source}`),
      `não é uma ação — escreva ${TOAST_ACTION} ou um link como /contato`,
    )
    .regex(/^\S*$/, 'tem espaço no link — retire o espaço')
    .meta({
      title: 'Ação',
      description: `O que o cartão faz: ${TOAST_ACTION} mostra o aviso «Funcionalidade em desenvolvimento»; um link, como /contato, leva para a página.`,
      widget: 'action',
    })

export const icon = () =>
  z.enum(ICONS).meta({
    title: 'Ícone',
    description: 'Nome de um dos ícones do site, por exemplo reciclagem ou caminhao.',
  })

/** Picture: a file below content/photos or an https address of an allowed host, with its alternative text. */
export const photo = (help: Help) =>
  z
    .strictObject({
      src: z
        .string()
        .max(300)
        .regex(
          /^(?:https:\/\/\S+|[^\s/:\\][^:\\]*\.(?:jpe?g|png|webp))$/i,
          'não é uma foto — escreva o caminho dentro de content/photos, como lots/notebooks.jpg, ou um endereço https://',
        )
        .meta({
          title: 'Arquivo',
          description:
            'Caminho dentro de content/photos (lots/notebooks.jpg) ou endereço https de um site permitido em company.yaml.',
          widget: 'image',
        }),
      alt: line(160, {
        title: 'Texto alternativo',
        description:
          'O que se vê na foto, para quem não a vê. Até 160 letras. Exemplo: Pilhas de notebooks usados, um deles aberto e ligado.',
      }),
    })
    .meta(help)

/** Hides the document everywhere: lists, addresses, feed and sitemap. */
export const draft = () =>
  z.boolean().optional().meta({
    title: 'Rascunho',
    description:
      'true esconde o documento do site inteiro; apague a linha ou escreva false para publicar.',
  })

/** Position in a list; lower comes first. */
export const order = () =>
  z.int().min(0).max(9999).meta({
    title: 'Ordem',
    description:
      'Número inteiro de 0 a 9999; o menor aparece primeiro. Deixe intervalos de 10 para encaixar outros depois.',
  })

/** Heading of a section of a page: small label, title, and an optional sentence. */
export const sectionHeading = (title: string) =>
  z
    .strictObject({
      label: line(40, {
        title: 'Etiqueta',
        description: 'Palavras pequenas acima do título, até 40 letras. Exemplo: O que compramos.',
      }),
      title: line(90, { title: 'Título', description: 'Título da seção, até 90 letras.' }),
      text: prose(240, {
        title: 'Frase de apoio',
        description: 'Uma ou duas frases ao lado do título, até 240 letras.',
      }).optional(),
    })
    .meta({ title, description: 'Etiqueta, título e frase de apoio da seção.' })

/** Words around the number, the validity and the proof of a certificate. */
export const proofWords = () =>
  z
    .strictObject({
      number: label('Antes do número', 'Exemplo: Número.'),
      onRequest: label(
        'Sem número',
        'No lugar do número que ainda não está no site. Exemplo: Número sob pedido.',
      ),
      followed: label(
        'Norma seguida',
        'No lugar do número de uma norma ou lei. Exemplo: Norma ou lei que seguimos, não um certificado.',
      ),
      validUntil: label('Antes da validade', 'Exemplo: Válido até.'),
      check: label('Link da consulta', 'Exemplo: Conferir.'),
    })
    .meta({
      title: 'Número, validade e consulta',
      description: 'Palavras que se repetem em cada certificação.',
    })

/** What search engines and shared links show of a page. */
export const seo = () =>
  z
    .strictObject({
      title: line(65, {
        title: 'Título na busca',
        description: 'Até 65 letras, sem o nome da empresa (ele entra sozinho).',
      }),
      description: line(170, {
        title: 'Descrição na busca',
        description: 'Uma ou duas frases que o buscador mostra, até 170 letras.',
      }),
      photo: photo({
        title: 'Foto ao compartilhar',
        description:
          'Foto que aparece quando alguém compartilha a página; precisa ser um arquivo de content/photos.',
      }),
    })
    .meta({
      title: 'Busca e compartilhamento',
      description: 'Como a página aparece no Google e em mensagens.',
    })

/** Text of a button or link, as a verb: "Comprar Lote". */
export const label = (
  title: string,
  description = 'Texto curto, até 50 letras; de preferência um verbo.',
) => line(50, { title, description })
