import type { MaterialPlace } from '../../../../content/text/templates'
import type {
  CompanyView,
  MaterialGuide,
  MaterialPageView,
  MaterialTexts,
  MaterialView,
} from '../../../../content/views/views'
import {
  fillPlaces,
  formatMoney,
  formatShortDate,
  formatVariation,
  inSentence,
  priceDayText,
  variationBaseText,
} from '../../../lib/format'
import { pageHead } from '../../../lib/head'
import { materialHref } from '../shared/addresses'

/**
 * A material's name with «de», for use inside a sentence, unless its editor has written one:
 * «Cobre» -> «de cobre», «PET cristal» -> «de PET cristal».
 */
export const ofNameOf = (name: string, { ofName }: Pick<MaterialGuide, 'ofName'>): string =>
  ofName ?? `de ${inSentence(name)}`

/** Returns the function that fills the places of a text of pages/material.yaml for one material. */
export function materialTextFiller(
  material: MaterialView,
  guide: Pick<MaterialGuide, 'ofName'>,
  { address }: Pick<CompanyView, 'address'>,
): (text: string) => string {
  const { variation, variationBase } = material
  const day = material.prices[0]?.day ?? ''
  const values: Record<MaterialPlace, string> = {
    material: material.name,
    doMaterial: ofNameOf(material.name, guide),
    preco: formatMoney(material.pricePerKg),
    dia: formatShortDate(day),
    variacao:
      formatVariation(variation) +
      (variationBase ? ` ${variationBaseText(variationBase, day)}` : ''),
    cidade: address.city,
  }
  return (text) => fillPlaces(text, values)
}

/**
 * Fills the price and its day into a text for each material that it names: «{cobre}» -> «R$ 40,00 em
 * 20/11/2026». The day keeps the sentence true however late it is read.
 */
export const withQuotedPrices = (
  text: string,
  materials: readonly Pick<MaterialView, 'slug' | 'prices'>[],
): string =>
  fillPlaces(
    text,
    Object.fromEntries(
      materials.map(({ slug, prices: [newest] }) => [
        slug,
        newest && `${formatMoney(newest.pricePerKg)} ${priceDayText(newest.day)}`,
      ]),
    ),
  )

interface MaterialData {
  company: CompanyView
  page: MaterialPageView
  material: MaterialView
  guide: MaterialTexts
}

/** Head of a material's page. Title and description name the price of a kilogram and its day. */
export function materialHead({ company, page, material, guide }: MaterialData) {
  const fill = materialTextFiller(material, guide, company)
  return pageHead({
    seo: {
      title: fill(page.seo.title),
      description: fill(page.seo.description),
      image: guide.card,
    },
    path: materialHref(material),
    company,
  })
}
