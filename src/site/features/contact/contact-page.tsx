import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { PreparedMessagePanel } from '../../handoff/prepared-message-panel'
import { PageHeader, Banner } from '../../ui/section'
import { ContactCards } from './contact-cards'
import { CONTACT_PLACE, ContactForm } from './contact-form'
import { ContactMap } from './contact-map'
import type { ContactSearch } from './contact-search'
import { useContactPage } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { buttonClass } from '../../ui/button'

interface ContactPageProps {
  search: ContactSearch
  /**
   * Removes the subject from the address: it does not exist, the visitor chose one in the form, or
   * the message is prepared.
   */
  onForgetSubject(): void
}

/**
 * /contato: the form, the ways to reach the company, and the map. After the submit the prepared
 * message replaces the form.
 */
export function ContactPage({ search, onForgetSubject }: ContactPageProps) {
  const { header, form, subjects } = useContactPage()
  const request = usePreparedMessage(CONTACT_PLACE)
  // The static file is the same for every query: the first render has no subject chosen.
  const hydrated = useHydrated()
  const subject = subjects.find(({ value }) => value === search.assunto)
  const wrong = search.assunto !== undefined && !subject

  useEffect(() => {
    if (wrong) onForgetSubject()
  }, [wrong, onForgetSubject])

  return (
    <>
      {request.prepared ? (
        <div className="wrap pt-8 pb-section md:pt-14">
          <PreparedMessagePanel
            prepared={request.prepared}
            label={header.label}
            designator="J2"
            level={1}
            photos
            doneLabel={form.doneButton}
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
        {!request.prepared && (
          <ContactForm
            request={request}
            wantedSubject={hydrated ? subject?.value : undefined}
            onChooseSubject={onForgetSubject}
          />
        )}
      </section>
      <QuickService />
      <ContactMap />
    </>
  )
}

/** Quick-service box with its own WhatsApp text. */
function QuickService() {
  const { quickService, cards } = useContactPage()
  return (
    <Banner
      heading={{ label: cards.phone, title: quickService.title, text: quickService.text }}
      designator="J3"
      className="quick-service"
    >
      <ol className="steps">
        {quickService.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <ChatLink className={buttonClass('gold')} use="quickService">
        {quickService.button}
      </ChatLink>
    </Banner>
  )
}
