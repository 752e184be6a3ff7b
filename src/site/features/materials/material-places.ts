import type { MaterialPlace } from '../../../content/material-places'
import type { CompanyView, MaterialGuide, MaterialView } from '../../../content/views'
import { fillPlaces } from '../../lib/fill-places'
import { formatMoney, formatShortDate, formatVariation } from '../../lib/format'
import { type PriceWords, variationBaseText } from '../../lib/price-day'
import type { PriceHistory } from './price-history'

/** How a name stands in a sentence, where its editor has not said it: «Cobre» -> «de cobre», «PET cristal» -> «de PET cristal». */
export const ofNameOf = (name: string, { ofName }: Pick<MaterialGuide, 'ofName'>): string =>
  ofName ??
  `de ${/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`

interface Facts {
  material: MaterialView
  guide: MaterialGuide
  history: PriceHistory
  company: Pick<CompanyView, 'address'>
  /** What stands beside a price on every page. */
  words: PriceWords
}

/** Answers how a text of pages/material.yaml reads on the page of one material. */
export function placesFilled({
  material,
  guide,
  history,
  company,
  words,
}: Facts): (text: string) => string {
  const { variation, variationBase } = material
  const values: Record<MaterialPlace, string> = {
    material: material.name,
    doMaterial: ofNameOf(material.name, guide),
    preco: formatMoney(material.pricePerKg),
    dia: formatShortDate(history.to),
    variacao: `${formatVariation(variation)}${variationBase ? ` ${variationBaseText(variationBase, history.to, words)}` : ''}`,
    cidade: company.address.city,
    inicio: formatShortDate(history.from),
    fim: formatShortDate(history.to),
  }
  return (text) => fillPlaces(text, values)
}
