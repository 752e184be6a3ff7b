import { lotPath } from '../../../content/lots/paths'
import { unitPrice } from '../../../content/lots/related'
import type { LotLink } from '../../../content/views'
import { useContent } from '../../content'
import { formatPrice } from '../../lib/format'
import { PictureView } from '../../ui/picture'
import { type Heading, SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { LotState } from './lot-badges'

interface Props {
  lots: readonly LotLink[]
  heading: Heading
}

/** Cards of similar lots; nothing when there are none. */
export function RelatedLots({ lots, heading }: Props) {
  const list = useContent('lots-page')
  if (lots.length === 0) return null
  return (
    <section className="sec on-backdrop" aria-labelledby="parecidos">
      <div className="wrap">
        <SectionHeading heading={heading} designator="D3" id="parecidos" />
        <ul className="related-lots">
          {lots.map((lot) => {
            const each = unitPrice(lot)
            return (
              <li key={lot.slug} className="side-card bg-paper">
                <PictureView
                  {...(lot.photo && { picture: { ...lot.photo, alt: '' } })}
                  sizes="128px"
                  widest={480}
                  fallback={<span />}
                />
                <div className="side-card-text gap-2 py-4 pr-5 pl-3.5">
                  <LotState lot={lot} />
                  <h3>
                    <SmartLink className="tap" href={lotPath(lot.slug)}>
                      {lot.title}
                    </SmartLink>
                  </h3>
                  <p className="side-card-figures num">
                    <strong className="side-card-price">{formatPrice(lot.price)}</strong>
                    {each !== undefined && (
                      <span className="small muted">
                        {formatPrice(each)} {list.card.perUnit}
                      </span>
                    )}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
