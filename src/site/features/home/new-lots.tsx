import { lotPath } from '../../../content/lots/paths'
import { unitPrice } from '../../../content/lots/related'
import type { HomePageView } from '../../../content/views'
import { formatPrice } from '../../lib/format'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { TracesFeed } from './circuit-traces'

const SIZES = '(max-width: 767px) 128px, (max-width: 1199px) 31vw, 390px'

/** The newest lots for sale, and the way to all of them. */
export const NewLots = ({ texts }: { texts: HomePageView['newLots'] }) => (
  <section className="sec new-lots">
    <div className="wrap">
      <TracesFeed />
      <SectionLabel text={texts.label} designator="U1" />
      <div className="new-lots-head">
        <h2>{texts.title}</h2>
        <SmartLink href="/lotes-informatica">{texts.button}</SmartLink>
      </div>
      <ul className="new-lots-list">
        {texts.lots.map((lot) => {
          const each = unitPrice(lot)
          return (
            <li key={lot.slug} className="tappable">
              <PictureView
                {...(lot.photo && { picture: { ...lot.photo, alt: '' } })}
                sizes={SIZES}
                widest={900}
                fallback={<span />}
              />
              <h3>
                <SmartLink className="tap" href={lotPath(lot.slug)}>
                  {lot.title}
                </SmartLink>
              </h3>
              <p className="num">
                <b>{formatPrice(lot.price)}</b>{' '}
                {each !== undefined && `${formatPrice(each)} ${texts.perUnit}`}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
