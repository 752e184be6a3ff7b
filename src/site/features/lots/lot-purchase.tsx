import Copy from 'lucide-react/icons/copy'
import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { lotPath, LOTS_PATH } from '../../../content/lots/paths'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { useCompany, useMessages } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { countWords, formatPrice, formatWeight } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { PageBar } from '../../ui/page-bar'
import { ShareLink } from '../../ui/share-link'
import { SmartLink } from '../../ui/smart-link'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { LotBuyButton } from './lot-buy-button'
import { LotHeading, LotPrice } from './lot-heading'

interface Props {
  lot: LotDetails
  texts: LotPageView
  list: LotsPageView
  /** The mail link that asks to buy this lot; the chat for a reserved one. */
  href: string
  onBuy: () => void
}

/** Link to a chat whose text names the lot and its address. */
function useLotChat(lot: LotDetails, kind: 'lotPage' | 'lotAlike') {
  const company = useCompany()
  const messages = useMessages()
  const url = `${company.url}${lotPath(lot.slug)}`
  const text = lotChatText(messages, company, kind, { title: lot.title, url })
  return { url, chat: whatsappHref(company.whatsapp, text, messages.whatsapp.shortened) }
}

/** Price and ways to buy: a mail link, or a chat about the lot. */
export function LotPurchase({ lot, texts, list, href, onBuy }: Props) {
  const { url, chat } = useLotChat(lot, 'lotPage')
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} texts={texts} list={list} />
      <LotPrice lot={lot} texts={texts} perUnit={list.card.perUnit} />
      <div className="lot-purchase-actions">
        <LotBuyButton
          lot={lot}
          texts={list.card}
          href={href}
          onBuy={onBuy}
          className="lot-purchase-main"
        />
        <a className={buttonClass('outline')} href={chat} target="_blank" rel="noopener">
          <WhatsAppIcon />
          {texts.purchase.whatsappButton}
        </a>
        <ShareLink
          title={lot.title}
          url={url}
          texts={texts.purchase}
          copyIcon={Copy}
          frame="lot-share needs-script"
          note="small muted"
        />
      </div>
      <p className="lot-print-address">{url}</p>
      <PurchaseFacts lot={lot} texts={texts} />
    </section>
  )
}

/** The lot's place, weight and documents, in one line each. */
function PurchaseFacts({ lot, texts }: Pick<Props, 'lot' | 'texts'>) {
  const { documents, delivery } = texts
  const { weightKg, volumes, packing } = lot.freight ?? {}
  const freight = [
    weightKg && formatWeight(weightKg),
    volumes && countWords(volumes, delivery.volumes),
    packing,
  ]
    .filter(Boolean)
    .join(', ')
  const included = lot.included?.map(({ document }) => document) ?? texts.defaultDocuments
  return (
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
      {freight && (
        <li>
          <Package className="icon" aria-hidden="true" />
          <span>{freight}</span>
        </li>
      )}
      <li>
        <FileCheck className="icon" aria-hidden="true" />
        <span>{included.map((name) => documents[name].title).join(', ')}</span>
      </li>
    </ul>
  )
}

/** Replaces the purchase of a sold lot: the price it went for, and two ways to similar lots. */
export function SoldLot({ lot, texts, list }: Pick<Props, 'lot' | 'texts' | 'list'>) {
  const { chat } = useLotChat(lot, 'lotAlike')
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} texts={texts} list={list} />
      <div className="lot-sold-note">
        <p>
          <strong>{texts.sold.title}</strong>
        </p>
        <p className="muted">{texts.sold.text}</p>
      </div>
      <LotPrice lot={lot} texts={texts} perUnit={list.card.perUnit} isSold />
      <div className="lot-purchase-actions">
        <SmartLink
          className={buttonClass('default')}
          href={`${LOTS_PATH}?categoria=${lot.category}`}
        >
          {texts.sold.categoryButton}
        </SmartLink>
        <a className={buttonClass('outline')} href={chat} target="_blank" rel="noopener">
          <WhatsAppIcon />
          {texts.sold.alertButton}
        </a>
      </div>
    </section>
  )
}

/** Price and buy button at the foot of a phone's screen. */
export function LotBar({ lot, list, href, onBuy }: Omit<Props, 'texts'>) {
  const each = unitPrice(lot)
  return (
    <PageBar
      label={list.purchaseLabel}
      title={formatPrice(lot.price)}
      text={
        each === undefined
          ? list.categories[lot.category]
          : `${formatPrice(each)} ${list.card.perUnit}`
      }
    >
      <LotBuyButton
        lot={lot}
        texts={list.card}
        href={href}
        onBuy={onBuy}
        describedBy="lote"
        variant="gold"
      />
    </PageBar>
  )
}
