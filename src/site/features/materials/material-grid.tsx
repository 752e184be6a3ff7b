import type { MaterialView, ScrapPageView } from '../../../content/views'
import { formatMoney } from '../../lib/format'
import { Footprint, PictureView } from '../../ui/picture'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { materialHref } from './addresses'

const SIZES = '(max-width: 767px) calc(50vw - 26px), (max-width: 1279px) calc(25vw - 42px), 282px'

/** The materials as cards, the most expensive first; the price table has them by group. */
export function MaterialGrid({
  heading,
  materials,
}: {
  heading: ScrapPageView['materials']
  materials: MaterialView[]
}) {
  const dearestFirst = [...materials].sort((a, b) => b.pricePerKg - a.pricePerKg)
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="P2" />
        <ul className="material-grid mt-12">
          {dearestFirst.map((material) => (
            <li className="material-grid-card tappable" key={material.slug}>
              <div className="picture">
                <PictureView
                  picture={material.image}
                  sizes={SIZES}
                  widest={900}
                  fallback={<Footprint symbol={material.symbol} />}
                />
              </div>
              <div className="material-grid-text">
                <h3 className="h4">
                  <SmartLink className="tap" href={materialHref(material)}>
                    {material.name}
                  </SmartLink>
                </h3>
                <span className="material-grid-price num">
                  {formatMoney(material.pricePerKg)}
                  <small>/kg</small>
                </span>
                <p>{material.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
