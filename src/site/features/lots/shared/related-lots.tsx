import { lotPath } from '../../../../content/lots/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotLink } from '../../../../content/views/views'
import { formatPrice } from '../../../lib/format'
import { PictureView } from '../../../ui/picture'
import { type Heading, SectionHeading } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { LotState } from './lot-badges'

interface Props {
  lots: readonly LotLink[]
  heading: Heading
}

/** Cards of similar lots; nothing when there are none. */
export const RelatedLots = ({ lots, heading }: Props) =>
  lots.length > 0 && (
    <section className="related-lots sec on-backdrop print:hidden" aria-labelledby="parecidos">
      <div className="wrap">
        <SectionHeading heading={heading} designator="D3" id="parecidos" />
        <div className="mt-8">
          <LotCards lots={lots} hrefOf={lotPath} />
        </div>
      </div>
    </section>
  )

/** Small cards of lots. */
export const LotCards = ({
  lots,
  hrefOf,
}: {
  lots: readonly LotLink[]
  hrefOf: (slug: string) => string
}) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 md:gap-6">
    {lots.map((lot) => {
      const each = unitPrice(lot)
      return (
        <li key={lot.slug} className="side-card tappable bg-paper">
          <PictureView
            {...(lot.photo && { picture: { ...lot.photo, alt: '' } })}
            sizes="128px"
            widest={480}
            fallback={<span />}
          />
          <div className="side-card-text gap-2 py-4 pr-5 pl-3.5">
            <LotState lot={lot} />
            <h3 className="text-h4">
              <SmartLink className="tap" href={hrefOf(lot.slug)}>
                {lot.title}
              </SmartLink>
            </h3>
            <p className="side-card-figures num">
              <strong className="side-card-price">{formatPrice(lot.price)}</strong>
              {each !== undefined && (
                <span className="small muted">{formatPrice(each)} por unidade</span>
              )}
            </p>
          </div>
        </li>
      )
    })}
  </ul>
)
