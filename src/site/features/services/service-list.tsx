import { Icon } from '../../ui/icon'
import { useWholePage } from '../../ui/rest-of-page'
import { Unbroken } from '../../ui/sentences'
import { serviceDesignator } from './offers'
import { useServices, useServicesPage } from '../../content'
import { RequestLink } from './request-link'

/** The services as ruled rows: title, text, features, and the price above a button. */
export function ServiceList() {
  const services = useServices()
  const shown = useWholePage() ? services : services.slice(0, 1)
  const { serviceButton } = useServicesPage()
  return (
    <ul className="service-list cols">
      {shown.map(({ slug, icon, title, description, features, priceLabel, price }, index) => (
        <li key={slug}>
          <div className="service-list-mark">
            <Icon name={icon} className="icon" />
            <span className="designator" aria-hidden="true">
              {serviceDesignator(index)}
            </span>
          </div>
          <div className="service-list-text">
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <ul className="ring-list">
            {features.map((feature) => (
              <li key={feature}>
                <Unbroken text={feature} />
              </li>
            ))}
          </ul>
          <div className="service-list-end">
            <span className="service-list-price num">
              {priceLabel}
              <b>{price}</b>
            </span>
            <RequestLink slug={slug} title={title} text={serviceButton} variant="default" />
          </div>
        </li>
      ))}
    </ul>
  )
}
