import type { DocumentOf } from '../../content/document-types'
import { endOf } from '../../content/in-time'
import { LOT_LINK_FIELDS, pick } from '../../content/listed-fields'
import { isAvailable } from '../../content/lots/listing'
import { salesOf } from '../../content/lots/sales'
import { boardDay } from '../../content/prices'
import type {
  HomePageView,
  InventoryPageView,
  LayoutView,
  LotView,
  MaterialView,
  PricedMaterial,
} from '../../content/views'
import type { Pictures } from './pictures'
import type { CompiledDocument } from './publish'

/** A material's price as other pages mention it. */
function pricedMaterial(materials: readonly MaterialView[], slug: string): PricedMaterial {
  const found = materials.find((material) => material.slug === slug)
  if (!found)
    throw new Error(`Falta o material ${slug}; a conferência do conteúdo deveria tê-lo dito.`)
  const { name, pricePerKg, variation, prices } = found
  return { name, pricePerKg, variation, day: prices[0]?.day ?? '' }
}

/** What stands on every page: its texts, the notices of today, and one price. */
export const layoutPage = (
  layout: DocumentOf<'LayoutPage'>,
  company: string,
  materials: readonly MaterialView[],
  notices: readonly CompiledDocument<'Notice'>[],
): LayoutView => ({
  ...layout,
  notices: notices.map(({ data: { text, until } }) => ({
    text,
    ends: endOf(until).replace(' ', 'T'),
  })),
  footer: {
    ...layout.footer,
    copyright: layout.footer.copyright.replaceAll('{empresa}', () => company),
  },
  strip: { label: layout.strip.label, ...pricedMaterial(materials, layout.strip.material) },
})

/** /servicos/inventario, with what lots like a company's devices sold for. */
export const inventoryPage = (
  { seo, ...page }: DocumentOf<'InventoryPage'>,
  lots: readonly CompiledDocument<'Lot'>[],
  pictures: Pictures,
): InventoryPageView => ({
  ...pictures.in(page),
  seo: pictures.seo('inventory-page', seo),
  sales: salesOf(lots.map(({ data }) => data)),
})

/** Lots that the home page shows. */
const NEW_LOTS = 3

/** The home page, with its newest lots and its prices. */
export const homePage = (
  { seo, ...home }: DocumentOf<'HomePage'>,
  pictures: Pictures,
  materials: readonly MaterialView[],
  listed: readonly LotView[],
): HomePageView => ({
  ...pictures.in(home),
  seo: pictures.seo('home-page', seo),
  newLots: {
    ...home.newLots,
    button: home.newLots.button.replace('{quantos}', `${listed.length}`),
    lots: listed
      .filter(isAvailable)
      .slice(0, NEW_LOTS)
      .map((lot) => pick(lot, LOT_LINK_FIELDS)),
  },
  ticker: {
    ...home.ticker,
    updatedOn: boardDay(materials) ?? '',
    materials: home.ticker.materials.map((slug) => pricedMaterial(materials, slug)),
  },
})
