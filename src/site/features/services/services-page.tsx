import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useContent } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { describeHours } from '../../lib/hours'
import { buttonClass } from '../../ui/button'
import { CertificationProof } from '../../ui/facts'
import { PhotoHeader, PictureView } from '../../ui/picture'
import { Banner, SectionHeading, SectionLabel, SideHeading, Unbroken } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'
import { useOffers } from './offers'
import { IntegrationList, ServiceList } from './service-list'
import { ServiceTables } from './service-tables'

/** /servicos: who pays whom, the services, a way for one person, two tables, the process and the proofs. */
export function ServicesPage() {
  const { services } = useContent('services-page')
  useNamedService()
  return (
    <div className="max-md:[&_h2:not(.h4)]:text-[min(1.5rem,10vw)] [--pb:36px] [--pt:36px] md:[--pb:80px] md:[--pt:80px]">
      <ServicesHeader />
      <section className="sec" aria-labelledby="servicos">
        <div className="wrap">
          <SectionHeading heading={services} designator="S2" id="servicos" />
          <ServiceList />
        </div>
      </section>
      <FewDevices />
      <ServiceTables />
      <ProcessStairs />
      <IntegrationList />
      <CertificationList />
      <ServicesClosing />
    </div>
  )
}

/** Leads an address that names a service, /servicos?servico=x, to its page. */
function useNamedService(): void {
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const offers = useOffers()
  const navigate = useNavigate()
  useEffect(() => {
    const names = new URLSearchParams(query)
    const slug = names.get('servico') ?? names.get('integracao')
    const offer = offers.find((one) => one.slug === slug)
    if (offer) void navigate({ to: offer.path, replace: true })
  }, [query, offers, navigate])
}

/** The headline with its picture, and below it who pays whom. */
function ServicesHeader() {
  const { header, headerPhoto, facts } = useContent('services-page')
  return (
    <PhotoHeader
      className="[&_.page-header]:py-8 md:[&_.page-header]:py-12"
      photo={headerPhoto}
      photoClass="max-md:top-2 max-md:-right-8.5 max-md:w-[min(200px,50vw)] md:-top-7 md:w-[min(470px,40%)]"
      sizes="(max-width: 767px) 200px, (max-width: 1199px) 40vw, min(470px, 40vw)"
      below={
        <>
          <h2 className="h4 relative mt-6 mb-4 md:mt-10">{facts.title}</h2>
          <dl className="note relative grid gap-x-gutter gap-y-3 md:grid-cols-3 md:gap-y-6">
            {facts.items.map(({ title, text, link }) => (
              <div
                key={title}
                // On a phone the services right below say the rest.
                className={`trace-top [--ground:var(--color-backdrop)] max-md:border-0 max-md:pl-7 max-md:before:top-1 md:pt-3 ${link ? '' : 'max-md:hidden'}`}
              >
                <dt className="text-h4 text-ink">{title}</dt>
                <dd>
                  <Unbroken text={text} />{' '}
                  {link && (
                    <SmartLink className="inline-block py-1 font-semibold" href={link.href}>
                      {link.label}
                    </SmartLink>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <SectionLabel text={header.label} designator="S1" />
      <h1 className="max-md:max-w-[5.4em]">{header.title}</h1>
      {header.text && <p className="lead">{header.text}</p>}
    </PhotoHeader>
  )
}

const WAY = 'trace-top pt-4 [--ground:var(--color-backdrop)]'

/** Where one person leaves a few devices: a public collection point, or the company's yard. */
function FewDevices() {
  const { few } = useContent('services-page')
  const { address, openingHours, map } = useContent('company')
  return (
    <section className="sec on-backdrop" aria-labelledby="poucos">
      <div className="wrap cols">
        <div className="picture-melt max-lg:hidden lg:col-[1/5]">
          <PictureView className="w-full" picture={few.photo} sizes="30vw" shownFrom={1024} />
        </div>
        <div className="lg:col-[5/13]">
          <SideHeading heading={few.heading} designator="S3" id="poucos" />
          <div className="mt-6 grid gap-x-gutter gap-y-6 md:mt-8 md:grid-cols-2">
            <div className={WAY}>
              <h3 className="h4">{few.point.title}</h3>
              <p className="note mt-1 mb-3">
                <Unbroken text={few.point.text} />
              </p>
              <SmartLink className={buttonClass()} href={few.point.href} newTab>
                Achar o ponto mais perto
              </SmartLink>
            </div>
            <div className={WAY}>
              <h3 className="h4">{few.yard.title}</h3>
              <p className="note num mt-1 mb-3">
                {address.street}, {address.city}. {describeHours(openingHours)} {few.yard.text}
              </p>
              <SmartLink className={buttonClass('outline')} href={map.route} newTab>
                Como chegar
              </SmartLink>
            </div>
          </div>
          <ul className="ring-list">
            {few.notes.map(({ text, link }) => (
              <li key={text}>
                {text} <SmartLink href={link.href}>{link.label}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/**
 * The steps of a service, each one lower than the one before; a vertical trace on phones. The
 * container is in rem: with larger text the stairs turn into a list earlier.
 */
function ProcessStairs() {
  const steps = useContent('process-steps')
  const { process } = useContent('services-page')
  if (steps.length === 0) return null
  return (
    <section className="sec on-mask dark">
      <div className="wrap @container">
        <SectionHeading heading={process} designator="S5" />
        <ol className="steps mt-6 @min-[68rem]:mt-10 @min-[68rem]:grid-cols-5 @min-[68rem]:gap-0 @min-[68rem]:*:pl-0 @min-[68rem]:*:before:hidden @min-[68rem]:*:after:hidden @min-[68rem]:*:nth-2:pt-7 @min-[68rem]:*:nth-3:pt-14 @min-[68rem]:*:nth-4:pt-21 @min-[68rem]:*:nth-5:pt-28">
          {steps.map(({ slug, number, title, description }, index) => (
            <li key={slug}>
              <div className="mb-5 flex h-3.5 items-start @max-[68rem]:hidden" aria-hidden="true">
                <i className="trace-pad" />
                {index < steps.length - 1 && (
                  <>
                    <i className="trace-run mt-1.5 flex-1" />
                    <svg className="trace static mt-1.5 h-7.5 w-7 flex-none" viewBox="0 0 28 30">
                      <path d="M-2 1H0l28 28h4" />
                    </svg>
                  </>
                )}
              </div>
              <div className="flex flex-wrap items-baseline gap-x-3 @min-[68rem]:block">
                <span className="num text-h3 text-gold-400 @min-[68rem]:text-h2">{number}</span>
                <h3 className="min-w-0 wrap-anywhere @max-[68rem]:text-h4 @min-[68rem]:mt-2">
                  {title}
                </h3>
              </div>
              <p className="mt-1 text-on-dark-muted @min-[68rem]:pr-7">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Certificates, licences and the standards that are followed. */
function CertificationList() {
  const all = useContent('certifications')
  const { certifications } = useContent('services-page')
  if (all.length === 0) return null
  return (
    <section className="sec on-backdrop">
      <div className="wrap">
        <SectionHeading heading={certifications} designator="S7" />
        <dl className="note mt-6 grid gap-x-gutter md:mt-12 md:grid-cols-2 lg:grid-cols-3">
          {all.map((certification) => (
            <div
              key={certification.slug}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2.5 md:block md:py-5"
            >
              <dt className="figure text-h3">{certification.name}</dt>
              <dd className="w-full max-md:order-last">{certification.description}</dd>
              <dd className="num flex flex-wrap gap-x-4 text-small">
                <CertificationProof certification={certification} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/**
 * Closing banner: two mail links, which set a subject and leave the text to the visitor. They work
 * without script, too.
 */
function ServicesClosing() {
  const { closing } = useContent('services-page')
  const request = usePreparedMessage('consultoria')

  const link = (kind: 'consultation' | 'demonstration') => ({
    href: request.href({ kind }),
    onClick: () => {
      request.keep({ kind })
      showToast('mailClientOpening')
    },
  })

  return (
    <>
      <Banner heading={closing} designator="S8" isCall>
        <div className="btns">
          <a className={buttonClass('gold')} {...link('consultation')}>
            Solicitar Consultoria
          </a>
          <a className={buttonClass('outline')} {...link('demonstration')}>
            Agendar Demonstração
          </a>
        </div>
      </Banner>
      <PanelBelow place={request} label={closing.label} designator="S9" />
    </>
  )
}
