import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { MessagePanel } from '../../handoff/message-panel'
import { PageHeader, Banner } from '../../ui/section'
import { ContactCards } from './contact-cards'
import { CONTACT_PLACE, ContactForm } from './contact-form'
import { ContactMap } from './contact-map'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { buttonClass } from '../../ui/button'

/**
 * /contato: the form, the ways to reach the company, and the map. After the submit the prepared
 * message replaces the form.
 */
export function ContactPage() {
  const { header } = useContent('contact-page')
  const request = usePreparedMessage(CONTACT_PLACE)
  return (
    <>
      {request.prepared ? (
        <div className="wrap pt-8 pb-section md:pt-14">
          <MessagePanel
            message={request.prepared}
            label={header.label}
            designator="J2"
            level={1}
            doneLabel="Concluir e voltar ao formulário"
            onDone={request.clear}
          />
        </div>
      ) : (
        <PageHeader heading={header} designator="J1" />
      )}
      <section className="wrap cols form-page pb-section" aria-label={header.label}>
        <div className="form-page-side">
          <ContactCards />
        </div>
        {!request.prepared && <ContactForm request={request} />}
      </section>
      <QuickService />
      <ContactMap />
    </>
  )
}

/** Quick-service box with its own WhatsApp text. */
function QuickService() {
  const { title, text, items } = useContent('contact-page').quickService
  return (
    <Banner heading={{ label: 'Telefone e WhatsApp', title, text }} designator="J3">
      {items.length > 0 && (
        <ol className="steps">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
      <ChatLink className={buttonClass('gold', 'mt-8 md:justify-self-start')} use="quickService">
        Enviar pelo WhatsApp
      </ChatLink>
    </Banner>
  )
}
