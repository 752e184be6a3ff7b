import type { MaterialPlace } from '../../../../content/text/material-places'
import type { CompanyView, MaterialGuide, MaterialView } from '../../../../content/views/views'
import {
  fillPlaces,
  inSentence,
  formatMoney,
  formatShortDate,
  formatVariation,
} from '../../../lib/format'
import { priceDayText, variationBaseText } from '../../../lib/price-day'
import type { PriceHistory } from './price-history'

/**
 * A material's name with «de», for use inside a sentence, unless its editor has written one:
 * «Cobre» -> «de cobre», «PET cristal» -> «de PET cristal».
 */
export const ofNameOf = (name: string, { ofName }: Pick<MaterialGuide, 'ofName'>): string =>
  ofName ?? `de ${inSentence(name)}`

interface Facts {
  material: MaterialView
  guide: MaterialGuide
  history: PriceHistory
  company: Pick<CompanyView, 'address'>
}

/** Returns the function that fills the places of a text of pages/material.yaml for one material. */
export function materialTextFiller({
  material,
  guide,
  history,
  company,
}: Facts): (text: string) => string {
  const { variation, variationBase } = material
  const values: Record<MaterialPlace, string> = {
    material: material.name,
    doMaterial: ofNameOf(material.name, guide),
    preco: formatMoney(material.pricePerKg),
    dia: formatShortDate(history.to),
    variacao:
      formatVariation(variation) +
      (variationBase ? ` ${variationBaseText(variationBase, history.to)}` : ''),
    cidade: company.address.city,
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
