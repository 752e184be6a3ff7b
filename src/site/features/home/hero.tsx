import type { HomePageView } from '../../../content/views'
import { whatsappHref, whatsappTexts } from '../../handoff/message/chat-links'
import { useCompany, useMessages } from '../../content'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'

/** First screen: the company's work in a sentence, its two shops, and a chat link to book a collection. */
export function Hero({ texts }: { texts: HomePageView['hero'] }) {
  const company = useCompany()
  const messages = useMessages()
  return (
    <section className="hero">
      <div className="wrap hero-room">
        <div className="hero-text">
          <SectionLabel text={texts.label} designator="J1" />
          <h1 className="display">{texts.title}</h1>
          <p className="lead">{texts.text}</p>
          <div className="btns">
            <SmartLink className={buttonClass('default')} href="/lotes-informatica">
              {texts.lotsButton}
            </SmartLink>
            <SmartLink className={buttonClass('outline')} href="/comercio-sucata">
              {texts.scrapButton}
            </SmartLink>
            <a
              className={buttonClass('gold')}
              href={whatsappHref(company.whatsapp, whatsappTexts(messages, company).collection)}
              target="_blank"
              rel="noopener"
            >
              <WhatsAppIcon />
              {texts.whatsappButton}
            </a>
          </div>
        </div>
      </div>
      <div className="hero-photo">
        <PictureView
          className="w-full"
          picture={texts.photo}
          sizes="(max-width: 1199px) 100vw, min(1320px, 84vw)"
          priority
        />
      </div>
    </section>
  )
}
