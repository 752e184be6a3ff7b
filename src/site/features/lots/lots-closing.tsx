import { memo } from 'react'
import type { LotsPageView } from '../../../content/views'
import { whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { useCompany, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/banner'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** Closing banner: questions about a lot go to a specialist on WhatsApp. `memo`: it stays while somebody types. */
export const LotsClosing = memo(function LotsClosing({
  heading,
  button,
}: {
  heading: LotsPageView['closing']
  button: string
}) {
  const company = useCompany()
  const messages = useMessages()
  return (
    <Banner heading={heading} designator="D10" className="banner-call">
      <div className="btns">
        <a
          className={buttonClass('gold')}
          href={whatsappHref(company.whatsapp, whatsappTexts(messages, company).lotQuestions)}
          target="_blank"
          rel="noopener"
        >
          <WhatsAppIcon />
          {button}
        </a>
      </div>
    </Banner>
  )
})
