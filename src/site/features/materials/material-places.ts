import type { MaterialPlace } from '../../../content/material-places'
import type { CompanyView, MaterialGuide, MaterialView } from '../../../content/views'
import { fillPlaces } from '../../lib/fill-places'
import { formatMoney, formatShortDate } from '../../lib/format'
import type { PriceHistory } from './price-history'
import { variationWords } from './variation-words'

/** How a name stands in a sentence, where its editor has not said it: «Cobre» -> «de cobre», «PET cristal» -> «de PET cristal». */
export const ofNameOf = (name: string, { ofName }: Pick<MaterialGuide, 'ofName'>): string =>
  ofName ?? `de ${/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`

/** Answers how a text of pages/material.yaml reads on the page of one material. */
export function placesFilled(material: MaterialView, guide: MaterialGuide, history: PriceHistory, company: Pick<CompanyView, 'address'>): (text: string) => string {
  const values: Record<MaterialPlace, string> = {
    material: material.name,
    doMaterial: ofNameOf(material.name, guide),
    preco: formatMoney(material.pricePerKg),
    dia: formatShortDate(history.to),
    variacao: variationWords(material),
    cidade: company.address.city,
    inicio: formatShortDate(history.from),
    fim: formatShortDate(history.to),
  }
  return (text) => fillPlaces(text, values)
}
