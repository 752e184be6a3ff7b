import type { MaterialView } from '../../../content/views'
import { formatMoney } from '../../lib/format'
import { Footprint, PictureView } from '../../ui/picture'
import { type Heading, SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { Variation } from '../../ui/variation'
import { materialHref } from './addresses'

interface Props {
  heading: Heading
  link: string
  materials: readonly MaterialView[]
}

/** Cards of other materials with price and link, and the link to the whole price table. */
export function OtherMaterials({ heading, link, materials }: Props) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="P4" />
        <ul className="other-materials mt-8 gap-gutter max-md:gap-3">
          {materials.map((material) => (
            <li className="side-card tappable bg-backdrop" key={material.slug}>
              <PictureView
                picture={material.image && { ...material.image, alt: '' }}
                sizes="128px"
                widest={430}
                fallback={<Footprint symbol={material.symbol} />}
              />
              <div className="side-card-text gap-2.5 py-4 pr-5 pl-3">
                <h3 className="h4">
                  <SmartLink className="tap" href={materialHref(material)}>
                    {material.name}
                  </SmartLink>
                </h3>
                <p className="side-card-figures num">
                  <span className="side-card-price">
                    {formatMoney(material.pricePerKg)}
                    <small>/kg</small>
                  </span>
                  <Variation
                    points={material.variation}
                    className={material.variation < 0 ? 'text-danger' : 'text-mask-600'}
                  />
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

/** Two rows of the widest page. */
const MOST = 6

/** Materials to show beside one: those of its group first, each group in the order of the content, at most six. */
export function otherMaterialsOf(
  material: Pick<MaterialView, 'slug' | 'group'>,
  all: readonly MaterialView[],
): MaterialView[] {
  const others = all.filter(({ slug }) => slug !== material.slug)
  return [
    ...others.filter(({ group }) => group === material.group),
    ...others.filter(({ group }) => group !== material.group),
  ].slice(0, MOST)
}
