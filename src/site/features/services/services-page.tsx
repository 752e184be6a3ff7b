import { whatsappHref, whatsappTexts } from '../../handoff/chat-links'
import { useCompany, useMessages, useServicesPage } from '../../content'
import { NoScriptNote } from '../../ui/no-script-note'
import { PageHeader, SectionHeading, SectionLabel } from '../../ui/section'
import { CertificationList } from './certification-list'
import { IntegrationList } from './integration-list'
import { ProcessStairs } from './process-stairs'
import { useReturnPlace } from './return-place'
import { ServiceList } from './service-list'
import { ServicesClosing } from './services-closing'
import { WaitingRequest } from './waiting-request'

/** /servicos: the list of services and integrations, the process and the proofs. */
export function ServicesPage() {
  const texts = useServicesPage()
  const company = useCompany()
  const messages = useMessages()
  useReturnPlace()
  const ways = {
    email: company.email,
    mailto: `mailto:${company.email}`,
    whatsapp: whatsappHref(company.whatsapp, whatsappTexts(messages, company).floatingButton),
  }
  return (
    <>
      <PageHeader heading={texts.header} designator="S1"><WaitingRequest /></PageHeader>
      <section className="wrap services-sec" aria-labelledby="servicos">
        <h2 className="sr" id="servicos">{texts.services.title}</h2>
        <NoScriptNote lead="A solicitação abre em um formulário." {...ways} />
        <ServiceList />
      </section>
      <section className="sec on-mask dark">
        <div className="wrap">
          <SectionLabel text={texts.process.label} designator="S2" />
          <h2 className="process-h">{texts.process.title}</h2>
          {texts.process.text && <p className="lead">{texts.process.text}</p>}
          <ProcessStairs />
        </div>
      </section>
      <section className="sec on-backdrop">
        <div className="wrap">
          <SectionHeading heading={texts.integrations} designator="S3" />
          <NoScriptNote lead="A solicitação abre em um formulário." {...ways} />
          <IntegrationList />
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <SectionHeading heading={texts.certifications} designator="S4" />
          <CertificationList />
        </div>
      </section>
      <ServicesClosing />
    </>
  )
}
