import { webpAddress } from '../../../../content/views/picture-address'
import type {
  CompanyView,
  MaterialPageView,
  MaterialTexts,
  MaterialView,
} from '../../../../content/views/views'
import { companyReference } from '../../../lib/json-ld'
import { absolute, pageHead } from '../../../lib/head'
import { materialHref } from '../shared/addresses'
import { materialTextFiller } from './price-texts'
import { priceHistory } from './price-history'

interface MaterialData {
  company: CompanyView
  page: MaterialPageView
  material: MaterialView
  guide: MaterialTexts
  /** Name of the parent page in the breadcrumbs. */
  above: string
}

/** Head of a material's page. Title and description name the price of a kilogram and its day. */
export function materialHead({
  company,
  page,
  material,
  guide,
  above,
}: MaterialData): ReturnType<typeof pageHead> {
  const history = priceHistory(material.prices)
  const fill = materialTextFiller({ material, guide, history, company })
  const path = materialHref(material)
  const { image } = material
  const photo = image && ('href' in image ? image.href : webpAddress(image))
  return pageHead({
    seo: {
      title: fill(page.seo.title),
      description: fill(page.seo.description),
      image: guide.card,
    },
    path,
    company,
    jsonLd: [
      // Demand announces to buy, while Offer would announce to sell.
      {
        '@context': 'https://schema.org',
        '@type': 'Demand',
        url: absolute(company, path),
        businessFunction: 'http://purl.org/goodrelations/v1#Buy',
        itemOffered: {
          '@type': 'Product',
          name: material.name,
          description: material.description,
          ...(photo && { image: absolute(company, photo) }),
        },
        // The price of one kilogram (UN/CEFACT code KGM), valid from its day on.
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: material.pricePerKg.toFixed(2),
          priceCurrency: 'BRL',
          unitCode: 'KGM',
          unitText: 'kg',
          validFrom: history.to,
        },
        availableAtOrFrom: companyReference(company),
      },
    ],
    breadcrumbs: [
      { name: above, path: '/comercio-sucata' },
      { name: material.name, path },
    ],
  })
}
