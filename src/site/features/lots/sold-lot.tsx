import { LOTS_PATH, lotPath } from '../../../content/lots/paths'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { useCompany, useMessages } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { buttonClass } from '../../ui/button'
import { SmartLink } from '../../ui/smart-link'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { LotHeading } from './lot-heading'
import { LotPrice } from './lot-price'

/** In place of the purchase: the lot has an owner, what it went for, and two ways to the next one. */
export function SoldLot({
  lot,
  texts,
  list,
}: {
  lot: LotDetails
  texts: LotPageView
  list: LotsPageView
}) {
  const company = useCompany()
  const messages = useMessages()
  const chat = lotChatText(messages, company, 'lotAlike', {
    title: lot.title,
    url: `${company.url}${lotPath(lot.slug)}`,
  })
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} texts={texts} list={list} />
      <div className="sold-lot-note">
        <p>
          <strong>{texts.sold.title}</strong>
        </p>
        <p className="muted">{texts.sold.text}</p>
      </div>
      <LotPrice lot={lot} texts={texts} perUnit={list.card.perUnit} isSold />
      <div className="sold-lot-actions">
        <SmartLink
          className={buttonClass('default')}
          href={`${LOTS_PATH}?categoria=${lot.category}`}
        >
          {texts.sold.categoryButton}
        </SmartLink>
        <a
          className={buttonClass('outline')}
          href={whatsappHref(company.whatsapp, chat, messages.whatsapp.shortened)}
          target="_blank"
          rel="noopener"
        >
          <WhatsAppIcon />
          {texts.sold.alertButton}
        </a>
      </div>
    </section>
  )
}
