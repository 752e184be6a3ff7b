import type { HomePageView, ServiceView } from '../../../content/views'
import { SectionLabel } from '../../ui/section'
import { ActionElement } from './action-element'

/** The services as ruled rows with their starting price. */
export function HomeServices({
  heading,
  services,
}: {
  heading: HomePageView['services']
  services: ServiceView[]
}) {
  return (
    <section className="sec home-services">
      <div className="wrap">
        <i className="circuit-traces circuit-traces-3" aria-hidden="true" />
        <SectionLabel text={heading.label} designator="U2" />
        <div className="cols">
          <div className="home-services-heading">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-6">{heading.text}</p>}
          </div>
          <ul className="home-services-list">
            {services.map(({ slug, title, summary, priceLabel, price, action }) => (
              <li key={slug} className="home-services-row tappable">
                <div>
                  <h3>
                    <ActionElement action={action} className="tap">
                      {title}
                    </ActionElement>
                  </h3>
                  <p>{summary}</p>
                </div>
                <p className="home-services-price num">
                  {priceLabel} <b>{price}</b>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
