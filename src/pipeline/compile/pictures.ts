import type { Root } from 'hast'
import { elementsIn } from '../../content/article/article-tree'
import type {
  Picture,
  Seo,
  SharedPicture,
  WithPictures,
  MaterialView,
} from '../../content/views/views'
import { decoded, isFarPicture } from '../../content/text/web-address'
import type { Card, Cards } from '../cards/cards'
import type { BuiltPhoto } from '../photos/photos'
import type { DocumentOf } from '../../content/document-types'
import { reais } from '../../content/prices/figures'
import { statusOf } from '../../content/lots/listing'
import { unitPrice } from '../../content/lots/related'
import { brazilianDay } from '../../content/rules/dates'
import { LOT_STATUS_NAMES } from '../../content/vocabulary'

interface Photo {
  src: string
  alt: string
}

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
    .flatMap(({ tagName, properties: { src } }) =>
      tagName === 'img' && typeof src === 'string' ? [decoded(src)] : [],
    )
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
    if (!photo) throw new Error(`A foto ${src} não foi preparada.`)
    return { alt, base: photo.base, widths: photo.widths, width: photo.width, height: photo.height }
  };

  /** The document with every photo replaced, at any depth. */
  in<T>(value: T): WithPictures<T> {
    // WithPictures describes exactly this recursion; the compiler cannot follow it through map and fromEntries.
    return this.replace(value) as WithPictures<T>
  }

  /** The card of the page with this name. A picture from another site is not drawn on it. */
  shared(name: string, { photo, ...card }: Omit<Card, 'photo'> & { photo?: Photo | undefined }) {
    const built = photo && this.of(photo.src, photo.alt)
    const url = this.cards.of(name, {
      ...card,
      ...(photo && built && !('href' in built) && { photo: { src: photo.src, base: built.base } }),
    })
    const { band } = card
    const price = band && [band.price, band.unit].filter(Boolean).join(' ')
    const text = [card.title, price].filter(Boolean).join(', ')
    return { url, alt: [text, photo?.alt].filter(Boolean).join('. ') } satisfies SharedPicture
  }

  /** The texts of a page, with its card. */
  seo(
    name: string,
    { title, description, photo }: { title: string; description: string; photo: Photo },
  ): Seo {
    return { title, description, image: this.shared(name, { title, photo }) }
  }

  private replace(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => this.replace(item))
    if (isPhoto(value)) return this.of(value.src, value.alt)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.replace(item)]))
  }
}

/** A price as pages write it: cents only where there are any. */
const priceOf = (value: number): string => reais(value).replace(/,00$/, '')

/** The card of a lot: its price, or the day on which it was sold. */
export function lotCard(
  { slug, data }: { slug: string; data: DocumentOf<'Lot'> },
  { header }: DocumentOf<'LotsPage'>,
  pictures: Pictures,
) {
  const each = unitPrice(data)
  const perUnit = each === undefined ? [] : [`${priceOf(each)} por unidade`]
  const { statusOn, reservedUntil } = data
  const sold = statusOn ? `em ${brazilianDay(statusOn)}` : ''
  const reserved = reservedUntil
    ? `${LOT_STATUS_NAMES.reservado} até ${brazilianDay(reservedUntil)}`
    : LOT_STATUS_NAMES.reservado
  const band = {
    disponível: { price: priceOf(data.price), lines: perUnit },
    reservado: { price: priceOf(data.price), lines: [reserved, ...perUnit] },
    vendido: { price: LOT_STATUS_NAMES.vendido, unit: sold, lines: [] },
  }[statusOf(data)]
  return pictures.shared(`lote-${slug}`, {
    label: header.label,
    title: data.title,
    photo: data.photo,
    band,
  })
}

/** The card of a material: the price of a kilogram and its day. */
export function materialCard(
  { slug, name, pricePerKg, prices: [newest] }: MaterialView,
  photo: DocumentOf<'Material'>['image'],
  { header }: DocumentOf<'ScrapPage'>,
  pictures: Pictures,
) {
  return pictures.shared(`material-${slug}`, {
    label: header.label,
    title: name,
    photo,
    band: {
      price: reais(pricePerKg),
      unit: 'por kg',
      lines: newest ? [`Preço desde ${brazilianDay(newest.day)}`] : [],
    },
  })
}
