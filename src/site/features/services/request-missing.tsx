import { useEffect, useRef, useState } from 'react'
import { useBringForms, useCompany, useMessages, useServicesPage } from '../../content'
import { blankFormHref } from '../../handoff/message/blank-form'
import { whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { reloadOnce } from '../../lib/reload-once'
import { Button, buttonClass } from '../../ui/button'
import { TRY_AGAIN, TRYING } from '../../ui/labels'
import { SectionLabel } from '../../ui/section'
import { BY_CHAT, BY_MAIL, FORM_MISSING } from './labels'
import type { Offer } from './offers'
import { requestPart } from './request-part'

/**
 * Replaces the request form when its file does not arrive: the request by mail or chat, as for
 * visitors without script.
 */
export function RequestMissing({ offer, onLeave }: { offer: Offer; onLeave(): void }) {
  const wording = { messages: useMessages(), company: useCompany() }
  const { form: texts } = useServicesPage()
  const bringForms = useBringForms()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await requestPart.ask(bringForms)
    if (requestPart.current() === 'missing') await reloadOnce()
    setTrying(false)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="wrap pt-8 pb-section md:pt-14" role="alert">
      <SectionLabel text={texts.label} designator={offer.designator} />
      <h1 className="h2 focus-visible:outline-offset-8" tabIndex={-1} ref={heading}>
        {offer.title}
      </h1>
      <p className="lead mt-4">{FORM_MISSING}</p>
      <div className="btns mt-8">
        <a className={buttonClass()} href={blankFormHref('service', wording, offer.title)}>
          {BY_MAIL}
        </a>
        <a
          className={buttonClass('outline')}
          href={whatsappHref(
            wording.company.whatsapp,
            whatsappTexts(wording.messages, wording.company).floatingButton,
          )}
          target="_blank"
          rel="noopener"
        >
          {BY_CHAT}
        </a>
        <Button variant="outline" busy={isTrying} busyLabel={TRYING} onClick={() => void retry()}>
          {TRY_AGAIN}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {texts.backLink}
        </Button>
      </div>
    </section>
  )
}
