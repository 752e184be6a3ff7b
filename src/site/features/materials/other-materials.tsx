import type { MaterialView } from '../../../content/views'
import { formatMoney } from '../../lib/format'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { type Heading, SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { VariationFigure } from '../../ui/variation'
import { materialHref } from './material-href'

interface Props {
  heading: Heading
  link: string
  materials: readonly MaterialView[]
}

/** What else a load may hold, each with its price and its page, and the way to the whole board. */
export function OtherMaterials({ heading, link, materials }: Props) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="P4" />
        <ul className="other-materials">
          {materials.map((material) => (
            <li className="other-materials-card tappable" key={material.slug}>
              <PictureView
                picture={material.image && { ...material.image, alt: '' }}
                sizes="128px"
                widest={430}
                fallback={<Footprint symbol={material.symbol} />}
              />
              <div>
                <h3 className="h4">
                  <SmartLink className="tap" href={materialHref(material)}>
                    {material.name}
                  </SmartLink>
                </h3>
                <p className="num">
                  <span className="other-materials-price">
                    {formatMoney(material.pricePerKg)}
                    <small>/kg</small>
                  </span>
                  <span
                    className={
                      material.variation < 0 ? 'other-materials-down' : 'other-materials-up'
                    }
                  >
                    <VariationFigure points={material.variation} />
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <SmartLink href="/comercio-sucata#painel">{link}</SmartLink>
        </p>
      </div>
    </section>
  )
}
