import type { MaterialView } from '../../../../content/views/views'
import { formatMoney } from '../../../lib/format'
import { Footprint, PictureView } from '../../../ui/picture'
import { type Heading, SectionHeading } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { materialHref } from './addresses'

const SIZES = '(max-width: 767px) calc(50vw - 26px), (max-width: 1279px) calc(25vw - 42px), 282px'

interface Props {
  heading: Heading
  designator: string
  materials: readonly MaterialView[]
}

/** Materials as cards with price and link. */
export function MaterialGrid({ heading, designator, materials }: Props) {
  return (
    <section className="material-grid sec print:hidden">
      <div className="wrap">
        <SectionHeading heading={heading} designator={designator} />
        <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(max(9rem,22%),1fr))] md:gap-4 lg:gap-gutter">
          {materials.map((material) => (
            <li className="motif-card tappable overflow-clip bg-backdrop" key={material.slug}>
              <div className="picture">
                <PictureView
                  picture={material.image}
                  sizes={SIZES}
                  widest={900}
                  fallback={<Footprint symbol={material.symbol} />}
                />
              </div>
              <div className="grid gap-0.5 px-3.5 pt-2 pb-4 lg:px-5 lg:pb-5">
                <h3 className="text-h4">
                  <SmartLink className="tap" href={materialHref(material)}>
                    {material.name}
                  </SmartLink>
                </h3>
                <span className="figure num text-figure max-lg:text-h3" translate="no">
                  {formatMoney(material.pricePerKg)}
                  <small className="inline-block text-caption font-normal text-ink-muted">
                    /kg
                  </small>
                </span>
                <p className="mt-1 text-small text-ink-muted max-md:text-caption">
                  {material.description}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
