import { useContent } from '../../content'
import { formatList, inSentence } from '../../lib/format'
import { Icon } from '../../ui/icon'
import { Unbroken } from '../../ui/section'
import { RequestLink } from './request-link'

/** The services as ruled rows: title and text, what is included and who pays, and the price above a button. */
export function ServiceList() {
  const services = useContent('services')
  const { serviceButton, includesLabel } = useContent('services-page')
  return (
    <ul className="service-list cols">
      {services.map(({ slug, icon, title, description, features, facts, priceLabel, price }) => (
        <li key={slug}>
          <div className="service-list-text">
            <h3>
              <Icon name={icon} className="icon" />
              {title}
            </h3>
            <p>{description}</p>
          </div>
          <dl className="service-list-facts num">
            <div>
              <dt>{includesLabel}</dt>
              <dd>
                <Unbroken
                  text={formatList(features.map((text, at) => (at > 0 ? inSentence(text) : text)))}
                />
              </dd>
            </div>
            {facts?.map(({ label, text }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
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
