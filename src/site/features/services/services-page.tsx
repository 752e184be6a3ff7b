import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useContent } from '../../content'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { focusAround } from '../../lib/focus-around'
import { buttonClass } from '../../ui/button'
import { CertificationProof } from '../../ui/certification-proof'
import { PhotoHeader } from '../../ui/picture'
import { Banner, SectionHeading, SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'
import { FewDevices } from './few-devices'
import { newPlace, SERVICE_PLACE, useOffers } from './offers'
import { IntegrationList, ServiceList } from './service-list'
import { ServiceTables } from './service-tables'

/** /servicos: who pays whom, the services, a way for one person, two tables, the process and the proofs. */
export function ServicesPage() {
  const { services } = useContent('services-page')
  useNewPlace()
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

/** Leads an address of earlier days to its page of today. */
function useNewPlace(): void {
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const offers = useOffers()
  const navigate = useNavigate()
  useEffect(() => {
    const place = newPlace(query, offers)
    if (place) void navigate({ ...place, replace: true })
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
                className="trace-top [--ground:var(--color-backdrop)] max-md:border-0 max-md:pl-7 max-md:before:top-1 md:pt-3"
              >
                <dt className="text-h4 text-ink">{title}</dt>
                <dd>
                  {text}{' '}
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
      <WaitingRequest />
    </PhotoHeader>
  )
}

/** A request that was prepared in this tab and not finished yet, so that a step back loses nothing. */
function WaitingRequest() {
  const { prepared, clear } = usePreparedMessage(SERVICE_PLACE)
  const offer = useOffers().find(({ path }) => path === prepared?.detail)
  if (!offer) return null
  return (
    <p
      className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-control border-l-4 border-mask-600 bg-mask-100 px-6 py-2.5"
      role="status"
    >
      <span>
        Você tem uma solicitação preparada: <b>{offer.title}</b>.
      </span>
      <Link
        className={buttonClass('link')}
        to={offer.path}
        state={(state) => ({ ...state, fromList: true })}
      >
        Ver a mensagem
      </Link>
      <button
        type="button"
        className={buttonClass('link')}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget)
          clear()
        }}
      >
        Descartar
      </button>
    </p>
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
