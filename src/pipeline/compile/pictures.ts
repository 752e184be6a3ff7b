import type { Root } from 'hast'
import { elementsIn } from '../../content/article/article-tree'
import type { Picture, SharedPicture, WithPictures, MaterialView } from '../../content/views/views'
import { decoded, isFarPicture } from '../../content/text/web-address'
import type { Card, Cards } from '../cards/cards'
import type { BuiltPhoto } from '../photos/photos'
import type { DocumentOf } from '../../content/document-types'
import { reais } from '../../content/prices/figures'
import { statusOf } from '../../content/lots/listing'
import { unitPrice } from '../../content/lots/related'
import { brazilianDay } from '../../content/rules/dates'
import { LOT_STATUS_NAMES } from '../../content/vocabulary'

type Photo = Record<'src' | 'alt', string>

const isPhoto = (value: object): value is Photo =>
  'src' in value && 'alt' in value && typeof value.src === 'string' && typeof value.alt === 'string'

/** Paths below content/photos of every local picture in a document, at any depth. */
export function photosIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPhoto(value)) return isFarPicture(value.src) ? [] : [value.src]
  return Object.values(value).flatMap(photosIn)
}

/** Paths of the local pictures in an article, whether Markdown or HTML names them. */
export const photosInArticle = (article: Root): string[] =>
  elementsIn(article)
    .filter(({ tagName }) => tagName === 'img')
    .map(({ properties }) => decoded(String(properties.src)))
    .filter((src) => !isFarPicture(src))

/** Replaces the photos in documents by their built pictures, and collects the cards of pages. */
export class Pictures {
  constructor(
    private readonly built: ReadonlyMap<string, BuiltPhoto>,
    private readonly cards: Cards,
  ) {}

  /**
   * @throws Error for a picture that the build did not make: the list of wanted pictures is
   * incomplete
   */
  of = (src: string, alt: string): Picture => {
    if (isFarPicture(src)) return { href: src, alt }
    const photo = this.built.get(src) ?? this.built.get(decoded(src))
    if (!photo) throw new Error(`The photo ${src} was not prepared`)
    return { alt, ...photo }
  };

  /** The document with every photo replaced, at any depth. */
  in<T>(value: T): WithPictures<T> {
    const replaced = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(replaced)
      if (isPhoto(value)) return this.of(value.src, value.alt)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]))
    }
    // WithPictures describes exactly this recursion; the compiler cannot follow it through map and fromEntries.
    return replaced(value) as WithPictures<T>
  }

  /** The card of the page with this name. A picture from another site is not drawn on it. */
  shared(
    name: string,
    { photo, ...card }: Omit<Card, 'photo'> & { photo?: Photo | undefined },
  ): SharedPicture {
    const built = photo && this.of(photo.src, photo.alt)
    const drawn = photo &&
      built &&
      'base' in built && { photo: { src: photo.src, base: built.base } }
    const price = [card.band?.price, card.band?.unit].filter(Boolean).join(' ')
    const text = [card.title, price].filter(Boolean).join(', ')
    return {
      url: this.cards.of(name, { ...card, ...drawn }),
      alt: [text, photo?.alt].filter(Boolean).join('. '),
    }
  }

  /** The texts of a page, with its card. */
  seo(name: string, { photo, ...texts }: { title: string; description: string; photo: Photo }) {
    return { ...texts, image: this.shared(name, { title: texts.title, photo }) }
  }
}

/** A price as pages write it: cents only where there are any. */
const priceOf = (value: number): string => reais(value).replace(/,00$/, '')

/** The card of a lot: its price, or the day on which it was sold. */
export function lotCard(
  { slug, data }: { slug: string; data: DocumentOf<'Lot'> },
  { header: { label } }: DocumentOf<'LotsPage'>,
  pictures: Pictures,
) {
  const { title, photo, statusOn, reservedUntil } = data
  const each = unitPrice(data)
  const perUnit = each === undefined ? [] : [`${priceOf(each)} por unidade`]
  const until = reservedUntil ? ` até ${brazilianDay(reservedUntil)}` : ''
  const price = priceOf(data.price)
  const band = {
    disponível: { price, lines: perUnit },
    reservado: { price, lines: [LOT_STATUS_NAMES.reservado + until, ...perUnit] },
    vendido: {
      price: LOT_STATUS_NAMES.vendido,
      unit: statusOn ? `em ${brazilianDay(statusOn)}` : '',
      lines: [],
    },
  }[statusOf(data)]
  return pictures.shared(`lote-${slug}`, { label, title, photo, band })
}

/** The card of a material: the price of a kilogram and its day. */
export function materialCard(
  { slug, name, pricePerKg, prices: [newest] }: MaterialView,
  photo: DocumentOf<'Material'>['image'],
  { header: { label } }: DocumentOf<'ScrapPage'>,
  pictures: Pictures,
) {
  const lines = newest ? [`Preço desde ${brazilianDay(newest.day)}`] : []
  const band = { price: reais(pricePerKg), unit: 'por kg', lines }
  return pictures.shared(`material-${slug}`, { label, title: name, photo, band })
}
