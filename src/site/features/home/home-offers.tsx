import type { HomePageView } from '../../../content/views/views'
import { useContent } from '../../content'
import { PictureView } from '../../ui/picture'
import { type Heading, SectionHeading, SideHeading } from '../../ui/section'
import { ActionElement } from './action-element'
import { TraceBranch, Traces } from './circuit-traces'

/** The services as ruled rows with their starting price. */
export const Services = ({ heading }: { heading: Heading }) => (
  <section className="sec [--pb:calc(var(--spacing-section)/2)] [--pt:calc(var(--spacing-section)*3/4)]">
    <div className="wrap cols">
      <Traces count={3} />
      <SideHeading className="max-lg:mb-8 lg:col-[1/6]" heading={heading} designator="U2" />
      <ul className="lg:col-[6/13] lg:pt-11">
        {useContent('services').map(({ slug, title, summary, priceLabel, price, action }) => (
          <li
            key={slug}
            className="tappable grid grid-cols-1 gap-x-6 gap-y-1 border-hair py-6 not-first:border-t first:pt-0 md:grid-cols-[minmax(0,1fr)_fit-content(40%)] md:py-7"
          >
            <div>
              <h3>
                <ActionElement action={action} className="tap">
                  {title}
                </ActionElement>
              </h3>
              <p className="note mt-1.5 max-w-[36em]">{summary}</p>
            </div>
            <p className="num text-small text-ink-muted md:min-w-33 md:text-right">
              {priceLabel}{' '}
              <b className="figure text-h4 md:block lg:whitespace-nowrap" translate="no">
                {price}
              </b>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

// Columns 7 and 5, then 5 and 7; two equal cards a row on tablets and phones.
const SIZES = '(max-width: 1023px) 50vw, min(690px, 58vw)'

interface BoughtProps {
  heading: Heading
  items: HomePageView['boughtItems']
}

/** What the company buys: four cards with pictures. */
export const Bought = ({ heading, items }: BoughtProps) => (
  <section className="sec [--pt:calc(var(--spacing-section)/2)]">
    <div className="wrap">
      <Traces count={2} />
      <TraceBranch section="bought" />
      <SectionHeading heading={heading} designator="U3" />
      <ul className="bought-list cols mt-12 gap-3 md:gap-gutter">
        {items.map(({ title, text, photo, action }, index) => (
          <li
            key={index}
            className="tappable @container col-span-6 flex flex-col overflow-hidden rounded-card border border-hair bg-backdrop hover:border-mask-600 lg:col-span-5 lg:nth-[3n+1]:col-span-7"
          >
            <div className="picture md:aspect-auto md:h-70 lg:h-102">
              <PictureView picture={photo} sizes={SIZES} />
            </div>
            <div className="grid gap-1 px-3 pt-1 pb-4 md:px-8 md:pt-2 md:pb-7">
              <h3 className="max-md:text-[min(1.0625rem,10cqi)]">
                <ActionElement action={action} className="tap">
                  {title}
                </ActionElement>
              </h3>
              <p className="note max-md:text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
