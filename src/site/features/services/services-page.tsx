import {
  useServicesPage,
  useCertifications,
  useIntegrations,
  useProcessSteps,
  useShell,
} from '../../content'
import { NoScriptNote } from '../../handoff/form-notes'
import { RestOfPage } from '../../ui/rest-of-page'
import { PageHeader, SectionHeading, SectionLabel } from '../../ui/section'
import { MediumAid } from './medium-aid'
import { PaperAid } from './paper-aid'
import { useReturnPlace } from './return-place'
import { ServiceList } from './service-list'
import type { ServicesSearch } from './services-search'
import { Link } from '@tanstack/react-router'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useOffers, SERVICE_PLACE } from './offers'
import { CertificationProof } from '../../ui/certification-proof'
import { formatList } from '../../lib/format'
import { RequestLink } from './request-link'
import { buttonClass } from '../../ui/button'
import { PanelBelow } from '../../handoff/message-panel'
import { Banner } from '../../ui/banner'
import { showToast } from '../../ui/toast'

interface Props {
  /** The answers of the aids; none in the prerendered page and in the first hydrated render. */
  search: ServicesSearch
  /** Gets the new answers; other answers stay. */
  onAnswer: (answers: Partial<ServicesSearch>) => void
}

/** /servicos: the list of services and integrations, the process and the proofs, and two aids to choose by. */
export function ServicesPage({ search, onAnswer }: Props) {
  const texts = useServicesPage()
  useReturnPlace()
  return (
    <>
      <PageHeader heading={texts.header} designator="S1">
        <WaitingRequest />
      </PageHeader>
      <section className="wrap pb-section" aria-labelledby="servicos">
        <h2 className="sr" id="servicos">
          {texts.services.title}
        </h2>
        <NoScriptNote className="mt-12" lead={texts.noScript} chat="floatingButton" />
        <ServiceList />
      </section>
      <RestOfPage>
        <section className="sec on-mask dark">
          <div className="wrap @container">
            <SectionLabel text={texts.process.label} designator="S2" />
            <div className="mb-14">
              <h2 className="max-w-[15em]">{texts.process.title}</h2>
              {texts.process.text && <p className="lead mt-4">{texts.process.text}</p>}
            </div>
            <ProcessStairs />
          </div>
        </section>
        <section className="sec on-backdrop">
          <div className="wrap">
            <SectionHeading heading={texts.integrations} designator="S3" />
            <NoScriptNote lead={texts.noScript} chat="floatingButton" />
            <IntegrationList />
          </div>
        </section>
        <section className="sec">
          <div className="wrap">
            <SectionHeading heading={texts.certifications} designator="S4" />
            <CertificationList />
          </div>
        </section>
        <MediumAid search={search} onAnswer={onAnswer} />
        <PaperAid search={search} onAnswer={onAnswer} />
        <ServicesClosing />
      </RestOfPage>
    </>
  )
}

/** A request that was prepared in this tab and not finished yet, so that a step back loses nothing. */
export function WaitingRequest() {
  const { waiting } = useServicesPage()
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
      <button type="button" onClick={clear}>
        {waiting.discard}
      </button>
    </p>
  )
}

/** Certificates, licences and the standards that are followed. */
export function CertificationList() {
  const certifications = useCertifications()
  const { proof } = useServicesPage()
  return (
    <dl className="certification-list">
      {certifications.map((certification) => (
        <div key={certification.slug}>
          <dt>{certification.name}</dt>
          <dd>{certification.description}</dd>
          <dd className="certification-list-proof num">
            <CertificationProof certification={certification} words={proof} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The integrations in columns whose parts stand on common lines. */
export function IntegrationList() {
  const integrations = useIntegrations()
  const { integrationButton } = useServicesPage()
  return (
    <ul className="integration-list">
      {integrations.map(({ slug, title, description, systems, benefits }) => (
        <li key={slug}>
          <h3>{title}</h3>
          <p>{description}</p>
          <p className="integration-list-systems">{formatList(systems)}</p>
          <ul className="ring-list">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <RequestLink slug={slug} title={title} text={integrationButton} variant="outline" />
        </li>
      ))}
    </ul>
  )
}

/** The steps of a service, each one lower than the one before; a vertical trace on phones. */
export function ProcessStairs() {
  const steps = useProcessSteps()
  return (
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
  )
}

/** Closing banner: two mail links that set a subject and leave the text to the visitor, right without script. */
export function ServicesClosing() {
  const { closing, consultationButton, demonstrationButton } = useServicesPage()
  const { toasts } = useShell()
  const request = usePreparedMessage('consultoria')

  const link = (kind: 'consultation' | 'demonstration') => ({
    href: request.href({ kind }),
    onClick: () => {
      request.keep({ kind })
      showToast(toasts.mailClientOpening)
    },
  })

  return (
    <>
      <Banner heading={closing} designator="S7" className="banner-call">
        <div className="btns">
          <a className={buttonClass('gold')} {...link('consultation')}>
            {consultationButton}
          </a>
          <a className={buttonClass('outline')} {...link('demonstration')}>
            {demonstrationButton}
          </a>
        </div>
      </Banner>
      <PanelBelow place={request} label={closing.label} designator="S8" />
    </>
  )
}
