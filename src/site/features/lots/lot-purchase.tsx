import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { lotPath } from '../../../content/lots/paths'
import { useCompany, useMessages } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { countWords, formatWeight } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { LotHeading } from './lot-heading'
import { LotPrice } from './lot-price'
import { LotShare } from './lot-share'

interface Props {
  lot: LotDetails
  texts: LotPageView
  list: LotsPageView
  /** The mail draft that asks to buy this lot; for a reserved one a chat. */
  href: string
  onBuy: () => void
}

/** Price and ways to buy: a mail draft, or a question that names the lot and its address. A reserved lot asks for word when it is free. */
export function LotPurchase({ lot, texts, list, href, onBuy }: Props) {
  const company = useCompany()
  const messages = useMessages()
  const { purchase, documents, delivery } = texts
  const asked = { title: lot.title, url: `${company.url}${lotPath(lot.slug)}` }
  const chat = whatsappHref(
    company.whatsapp,
    lotChatText(messages, company, 'lotPage', asked),
    messages.whatsapp.shortened,
  )
  const { weightKg, volumes, packing } = lot.freight ?? {}
  const load = [
    weightKg && formatWeight(weightKg),
    volumes && countWords(volumes, delivery.volumes),
    packing,
  ]
    .filter(Boolean)
    .join(', ')
  const included = lot.included?.map(({ document }) => document) ?? texts.defaultDocuments

  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} texts={texts} list={list} />
      <LotPrice lot={lot} texts={texts} perUnit={list.card.perUnit} />
      <div className="lot-purchase-actions">
        {statusOf(lot) === 'reservado' ? (
          <a
            className={buttonClass('outline', 'lot-purchase-main')}
            href={href}
            target="_blank"
            rel="noopener"
          >
            {list.card.reservedButton}
          </a>
        ) : (
          <a className={buttonClass('default', 'lot-purchase-main')} href={href} onClick={onBuy}>
            {list.card.buyButton}
          </a>
        )}
        <a className={buttonClass('outline')} href={chat} target="_blank" rel="noopener">
          <WhatsAppIcon />
          {purchase.whatsappButton}
        </a>
        <LotShare title={lot.title} url={asked.url} texts={purchase} />
      </div>
      <p className="lot-print-address">{asked.url}</p>
      <ul className="lot-purchase-facts num">
        {lot.pickup && (
          <li>
            <MapPin className="icon" aria-hidden="true" />
            <span>
              {delivery.pickupTitle}: {lot.pickup.city},{' '}
              {(lot.pickup.cost ?? delivery.cost.value).toLocaleLowerCase('pt-BR')}
            </span>
          </li>
        )}
        {load && (
          <li>
            <Package className="icon" aria-hidden="true" />
            <span>{load}</span>
          </li>
        )}
        <li>
          <FileCheck className="icon" aria-hidden="true" />
          <span>{included.map((name) => documents[name].title).join(', ')}</span>
        </li>
      </ul>
    </section>
  )
}
