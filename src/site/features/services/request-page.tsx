import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { clearForTab } from '../../lib/tab-store'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { MessagePanel } from '../../handoff/message-panel'
import { SectionLabel } from '../../ui/section'
import { type Offer, SERVICE_PLACE } from './offers'
import { useContent } from '../../content'
import { RequestForm } from './request-form'
import { rememberOpened } from './return-place'

interface RequestPageProps {
  offer: Offer
  offers: Offer[]
  /** Whether the form replaced the list or the message on a page that was open already. */
  takesFocus: boolean
  /** Called with the slug when the visitor chooses another service. */
  onChoose(slug: string): void
  /** Back to the list. */
  onLeave(): void
}

/** The request form of a service, in place of the list; after the submit, the prepared message. */
export function RequestPage({
  offer,
  offers,
  takesFocus,
  onLeave: goBack,
  ...form
}: RequestPageProps) {
  const { form: texts } = useContent('services-page')
  const request = usePreparedMessage(SERVICE_PLACE)
  const { slug } = offer
  const heading = useHeadingFocus(request.prepared?.detail !== slug, takesFocus)
  const onLeave = useOnce(goBack)

  useEffect(() => rememberOpened(slug), [slug])

  if (request.prepared && request.prepared.detail === slug) {
    const done = () => {
      request.clear()
      clearForTab(SERVICE_PLACE)
      onLeave()
    }
    return (
      <div className="wrap pt-8 pb-section md:pt-14">
        <BackLink onLeave={onLeave} />
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
      <BackLink onLeave={onLeave} />
      <div className="cols form-page">
        <div className="form-page-side">
          <RequestIntro offer={offer} heading={heading} />
        </div>
        <RequestForm {...form} offer={offer} offers={offers} request={request} onCancel={onLeave} />
      </div>
    </section>
  )
}

/**
 * Returns `act` for a single call: going back takes a moment, and a second tap within it would go
 * one step too far.
 */
function useOnce(act: () => void): () => void {
  const done = useRef(false)
  return () => {
    if (done.current) return
    done.current = true
    act()
  }
}

/**
 * Focuses the form's headline, because the focused element disappeared with the list or the
 * message; the router scrolls to the top.
 */
function useHeadingFocus(
  showsForm: boolean,
  takesFocus: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const messageSeen = useRef(false)
  useEffect(() => {
    if (showsForm && (takesFocus || messageSeen.current))
      heading.current?.focus({ preventScroll: true })
    messageSeen.current = !showsForm
  }, [showsForm, takesFocus])
  return heading
}

function BackLink({ onLeave }: { onLeave(): void }) {
  const { form: texts } = useContent('services-page')
  return (
    <a
      className="back-link"
      href="/servicos"
      onClick={(event) => {
        // With a modifier key it is a link like any other.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onLeave()
      }}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {texts.backLink}
    </a>
  )
}

/** The requested offer: title, price, and the steps after the request. */
function RequestIntro({ offer, heading }: { offer: Offer; heading: Ref<HTMLHeadingElement> }) {
  const { form: texts } = useContent('services-page')
  return (
    <>
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
    </>
  )
}
