import { useServicesPage } from '../../content'
import { NoScriptNote } from '../../handoff/form-notes'
import { RestOfPage } from '../../ui/rest-of-page'
import { PageHeader, SectionHeading, SectionLabel } from '../../ui/section'
import { CertificationList } from './certification-list'
import { IntegrationList } from './integration-list'
import { MediumAid } from './medium-aid'
import { PaperAid } from './paper-aid'
import { ProcessStairs } from './process-stairs'
import { useReturnPlace } from './return-place'
import { ServiceList } from './service-list'
import { ServicesClosing } from './services-closing'
import type { ServicesSearch } from './services-search'
import { Link } from '@tanstack/react-router'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useOffers, SERVICE_PLACE } from './offers'

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
