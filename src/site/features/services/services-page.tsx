import { useContent } from '../../content'
import { NoScriptNote } from '../../handoff/form-notes'
import { SectionHeading, SectionLabel, Banner } from '../../ui/section'
import { FewDevices } from './few-devices'
import { useReturnPlace } from './return-place'
import { ServiceList } from './service-list'
import { ServiceTables } from './service-tables'
import { Link } from '@tanstack/react-router'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useOffers, SERVICE_PLACE } from './offers'
import { CertificationProof } from '../../ui/certification-proof'
import { focusAround } from '../../lib/focus-around'
import { formatList } from '../../lib/format'
import { RequestLink } from './request-link'
import { buttonClass } from '../../ui/button'
import { PanelBelow } from '../../handoff/message-panel'
import { PhotoHeader } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'

/** /servicos: who pays whom, the services, a way for one person, two tables, the process and the proofs. */
export function ServicesPage() {
  const texts = useContent('services-page')
  useReturnPlace()
  return (
    <div className="services-page">
      <ServicesHeader />
      <section className="sec" aria-labelledby="servicos">
        <div className="wrap">
          <SectionHeading heading={texts.services} designator="S2" id="servicos" />
          <NoScriptNote lead={texts.noScript} chat="floatingButton" />
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

/** The headline with its picture, and below it who pays whom. */
function ServicesHeader() {
  const { header, headerPhoto, facts } = useContent('services-page')
  return (
    <PhotoHeader
      className="services-header"
      photo={headerPhoto}
      sizes="(max-width: 767px) 200px, (max-width: 1199px) 42vw, min(470px, 40vw)"
      below={
        <>
          <h2 className="h4">{facts.title}</h2>
          <dl className="services-facts">
            {facts.items.map(({ title, text, link }, index) => (
              <div key={index} className="trace-top">
                <dt>{title}</dt>
                <dd>
                  {text} {link && <SmartLink href={link.href}>{link.label}</SmartLink>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <SectionLabel text={header.label} designator="S1" />
      <h1>{header.title}</h1>
      {header.text && <p className="lead">{header.text}</p>}
      <WaitingRequest />
    </PhotoHeader>
  )
}

/** A request that was prepared in this tab and not finished yet, so that a step back loses nothing. */
function WaitingRequest() {
  const { waiting } = useContent('services-page')
  const { prepared, clear } = usePreparedMessage(SERVICE_PLACE)
  const offer = useOffers().find(({ slug }) => slug === prepared?.detail)
  if (!offer) return null
  return (
    <p className="waiting-request" role="status">
      <span>
        {`${waiting.text} `}
        <b>{offer.title}</b>.
      </span>
      <Link
        to="/servicos"
        search={{ servico: offer.slug }}
        state={(state) => ({ ...state, fromList: true })}
      >
        {waiting.open}
      </Link>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget)
          clear()
        }}
      >
        {waiting.discard}
      </button>
    </p>
  )
}

/** The steps of a service, each one lower than the one before; a vertical trace on phones. */
function ProcessStairs() {
  const steps = useContent('process-steps')
  const { process } = useContent('services-page')
  if (steps.length === 0) return null
  return (
    <section className="sec on-mask dark">
      <div className="wrap @container">
        <SectionHeading heading={process} designator="S5" />
        <ol className="process-stairs">
          {steps.map(({ slug, number, title, description }, index) => (
            <li key={slug}>
              <div className="process-stairs-wire" aria-hidden="true">
                <i className="trace-pad" />
                {index < steps.length - 1 && (
                  <>
                    <i className="trace-run" />
                    <svg viewBox="0 0 28 30">
                      <path d="M-2 1H0l28 28h4" />
                    </svg>
                  </>
                )}
              </div>
              <span className="process-stairs-number num">{number}</span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The integrations as ruled rows. */
function IntegrationList() {
  const all = useContent('integrations')
  const { integrations, integrationButton, noScript } = useContent('services-page')
  if (all.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={integrations} designator="S6" />
        <NoScriptNote lead={noScript} chat="floatingButton" />
        <ul className="integration-list">
          {all.map(({ slug, title, description, systems, benefits }) => (
            <li key={slug}>
              <h3>{title}</h3>
              <p>
                {description} {benefits.join('. ')}.
              </p>
              <p className="integration-list-systems">{formatList(systems)}</p>
              <RequestLink slug={slug} title={title} text={integrationButton} variant="link" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Certificates, licences and the standards that are followed. */
function CertificationList() {
  const all = useContent('certifications')
  const { certifications, proof } = useContent('services-page')
  if (all.length === 0) return null
  return (
    <section className="sec on-backdrop">
      <div className="wrap">
        <SectionHeading heading={certifications} designator="S7" />
        <dl className="certification-list">
          {all.map((certification) => (
            <div key={certification.slug}>
              <dt>{certification.name}</dt>
              <dd>{certification.description}</dd>
              <dd className="certification-list-proof num">
                <CertificationProof certification={certification} words={proof} />
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
  const { closing, consultationButton, demonstrationButton } = useContent('services-page')
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
            {consultationButton}
          </a>
          <a className={buttonClass('outline')} {...link('demonstration')}>
            {demonstrationButton}
          </a>
        </div>
      </Banner>
      <PanelBelow place={request} label={closing.label} designator="S9" />
    </>
  )
}
