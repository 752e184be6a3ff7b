import type { HomePageView } from '../../../content/views'
import { PictureView } from '../../ui/picture'
import { SectionHeading } from '../../ui/section'
import { ActionElement } from './action-element'
import { TraceBranch } from './circuit-traces'

// Columns 7 and 5, then 5 and 7; two equal cards a row on tablets and phones.
const SIZES = '(max-width: 1023px) 50vw, min(690px, 58vw)'

/** What the company buys: four cards with pictures. */
export function Bought({
  heading,
  items,
}: {
  heading: HomePageView['bought']
  items: HomePageView['boughtItems']
}) {
  return (
    <section className="sec bought">
      <div className="wrap">
        <i className="circuit-traces circuit-traces-2" aria-hidden="true" />
        <TraceBranch section="bought" />
        <SectionHeading heading={heading} designator="U3" />
        <ul className="cols bought-list">
          {items.map(({ title, text, photo, action }, index) => (
            <li key={index} className="tappable">
              <div className="picture">
                <PictureView picture={photo} sizes={SIZES} />
              </div>
              <div className="bought-text">
                <h3>
                  <ActionElement action={action} className="tap">
                    {title}
                  </ActionElement>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
