import type { HomePageView } from '../../../content/views'
import { ChatLink } from '../../handoff/chat-link'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

/** First screen: the company's work in a sentence, its two shops, and a chat link to book a collection. */
export function Hero({ texts }: { texts: HomePageView['hero'] }) {
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
            <ChatLink className={buttonClass('gold')} use="collection">
              {texts.whatsappButton}
            </ChatLink>
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
