import { Link } from '@tanstack/react-router'
import { integrationPath, servicePath } from '../../../content/views/paths'
import { useContent } from '../../content'
import { formatList, inSentence } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { Icon } from '../../ui/icon'
import { SectionHeading, Unbroken } from '../../ui/section'

interface RequestLinkProps {
  path: string
  /** Name of the service, so that eight equal buttons differ for screen readers. */
  title: string
  className: string
  children: string
}

/** Opens the page where a service or an integration is requested. */
const RequestLink = ({ path, title, className, children }: RequestLinkProps) => (
  <Link className={className} to={path}>
    {children}
    <span className="sr">: {title}</span>
  </Link>
)

/** The services as ruled rows: title and text, what is included and who pays, and the price above a button. */
export function ServiceList() {
  const services = useContent('services')
  return (
    <ul className="mt-4 md:mt-8">
      {services.map(({ slug, icon, title, description, features, facts = [], ...service }) => {
        const included = features.map((text, at) => (at > 0 ? inSentence(text) : text))
        return (
          <li
            key={slug}
            id={slug}
            className="grid gap-x-gutter gap-y-3 border-t border-hair py-5 md:py-8 lg:grid-cols-[4fr_5fr_3fr]"
          >
            <div>
              <h3 className="flex gap-3.5">
                <Icon name={icon} className="icon size-8 stroke-[1.3] text-copper-700" />
                {title}
              </h3>
              <p className="note mt-2">{description}</p>
            </div>
            <div className="text-small max-md:[&_.facts>div]:block [&_.facts>div]:py-1 md:[&_.facts>div]:py-1.5 [&_.facts>div:first-child]:border-t-0 [&_dd]:font-normal max-md:[&_dd]:inline max-md:[&_dt]:inline max-md:[&_dt]:after:content-[':_']">
              <Facts
                items={[
                  { name: 'Inclui', value: <Unbroken text={formatList(included)} /> },
                  ...facts.map(({ label, text }) => ({
                    name: label,
                    value: <Unbroken text={text} />,
                  })),
                ]}
              />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 lg:flex-col lg:justify-start lg:text-right">
              <p className="num text-small text-ink-muted">
                {service.priceLabel}
                <b className="figure block text-h4 md:text-figure" translate="no">
                  {service.price}
                </b>
              </p>
              <RequestLink
                path={servicePath(slug)}
                title={title}
                className={buttonClass('default', 'max-md:px-3')}
              >
                Solicitar Serviço
              </RequestLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The integrations as ruled rows. */
export function IntegrationList() {
  const all = useContent('integrations')
  const { integrations } = useContent('services-page')
  if (all.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={integrations} designator="S6" />
        <ul className="mt-4 md:mt-8">
          {all.map(({ slug, title, description, systems, benefits }) => (
            <li
              key={slug}
              id={slug}
              className="grid items-center gap-x-gutter gap-y-1 border-t border-hair py-3 md:py-5 lg:grid-cols-[3fr_5fr_3fr_auto]"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4 lg:contents">
                <h3 className="max-md:text-h4">{title}</h3>
                <RequestLink
                  path={integrationPath(slug)}
                  title={title}
                  className={buttonClass('link', 'max-md:text-small lg:order-1')}
                >
                  Solicitar Integração
                </RequestLink>
              </div>
              <p className="note">
                {description} {benefits.join('. ')}.
              </p>
              <p className="text-small font-medium text-copper-700">{formatList(systems)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
