import { useEffect, useRef, useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { clearForTab } from '../../lib/tab-store'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { MessagePanel } from '../../handoff/message-panel'
import { SectionLabel } from '../../ui/section'
import type { AidName } from './aid-answer'
import { requestTexts } from './aid-answers'
import type { Offer } from './offers'
import { useServiceAids, useServicesPage } from '../../content'
import { SERVICE_PLACE } from './request-fields'
import { RequestForm } from './request-form'
import { rememberOpened } from './return-place'
import type { ServicesSearch } from './services-search'

interface RequestPageProps {
  /** Answers of the aids that led here go into the description. */
  search: ServicesSearch
  offer: Offer
  offers: Offer[]
  /** The form came in place of the list, or of the message. */
  takesFocus: boolean
  /** Told when they are there: the address needs them no longer. */
  onSuggested(): void
  /** Told the slug of the service that the visitor asks for instead. */
  onChoose(slug: string): void
  /** Back to the list. */
  onLeave(): void
}

/** The request form of a service, in place of the list; after the submit, the message that was prepared. */
export function RequestPage({
  search,
  offer,
  offers,
  takesFocus,
  onSuggested,
  onChoose,
  onLeave: goBack,
}: RequestPageProps) {
  const { form: texts } = useServicesPage()
  const request = usePreparedMessage(SERVICE_PLACE)
  const heading = useRef<HTMLHeadingElement>(null)
  const { slug } = offer

  const leaving = useRef(false)
  const onLeave = () => {
    // The step back takes a moment, in which a second tap would go one step too far.
    if (leaving.current) return
    leaving.current = true
    goBack()
  }

  // The aid, or the button of the list, that led here.
  const [aid] = useState<AidName | undefined>(
    search.midia ? 'midias' : (search.quem ?? search.uf ?? search.tipo) ? 'documentos' : undefined,
  )
  useEffect(() => rememberOpened(aid ?? slug), [aid, slug])
  const suggested = requestTexts(useServiceAids(), search)
  const messageSeen = useRef(false)
  const showsForm = request.prepared?.detail !== slug
  // What was there is gone and with it the focus; the router scrolls to the top.
  useEffect(() => {
    if (showsForm && (takesFocus || messageSeen.current))
      heading.current?.focus({ preventScroll: true })
    messageSeen.current = !showsForm
  }, [showsForm, takesFocus])

  const back = (
    <a
      className="back-link"
      href="/servicos"
      onClick={(event) => {
        // With a modifier key it stays a link like any other.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onLeave()
      }}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {texts.backLink}
    </a>
  )

  if (request.prepared && request.prepared.detail === slug) {
    const done = () => {
      request.clear()
      clearForTab(SERVICE_PLACE)
      onLeave()
    }
    return (
      <div className="wrap pt-8 pb-section md:pt-14">
        {back}
        <MessagePanel
          prepared={request.prepared}
          label={texts.label}
          designator={offer.designator}
          level={1}
          doneLabel={texts.doneButton}
          onDone={done}
          onEdit={request.clear}
        />
      </div>
    )
  }

  return (
    <section className="wrap pt-8 pb-section md:pt-14">
      {back}
      <div className="cols form-page">
        <div className="form-page-side">
          <SectionLabel text={texts.label} designator={offer.designator} />
          <h1 className="h2 focus-visible:outline-offset-8" tabIndex={-1} ref={heading}>
            {offer.title}
          </h1>
          {offer.price && (
            <div className="request-page-price num">
              <span className="small muted">{offer.price.label}</span>
              <b>{offer.price.text}</b>
            </div>
          )}
          <h2 className="h4 request-page-next-title">{texts.nextTitle}</h2>
          <ol className="steps request-page-next">
            {texts.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <RequestForm
          suggested={suggested}
          onSuggested={onSuggested}
          offer={offer}
          offers={offers}
          request={request}
          onChoose={onChoose}
          onCancel={onLeave}
        />
      </div>
    </section>
  )
}
