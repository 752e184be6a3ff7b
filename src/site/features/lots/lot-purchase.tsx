import Copy from 'lucide-react/icons/copy'
import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { lotPath, LOTS_PATH } from '../../../content/lots/paths'
import { isAvailable } from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotPageView, LotsPageView } from '../../../content/views'
import { useCompany, useMessages } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { oneLine, paragraphs, plainSpaces } from '../../handoff/message/text'
import { countWords, fillPlaces, formatPrice, formatWeight } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { PageBar } from '../../ui/page-bar'
import { ShareLink } from '../../ui/share-link'
import { SmartLink } from '../../ui/smart-link'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { LotBuyButton } from './lot-buy-button'
import { LotFreight } from './lot-freight'
import { LotOffer } from './lot-offer'
import { LotHeading, LotPrice } from './lot-heading'
import { documentNames } from './lot-sections'
import { useDelivery } from './use-delivery'

interface Props {
  lot: LotDetails
  texts: LotPageView
  list: LotsPageView
  /** The mail link that asks to buy this lot; the chat for a reserved one. */
  href: string
  onBuy: () => void
  /** Prepares an offer: reais, a note, and how long it holds. */
  onOffer: (value: number, note: string, validity: string) => void
}

/** Link to a chat whose text names the lot, its address, and where it shall go. */
function useLotChat(lot: LotDetails, kind: 'lotPage' | 'lotAlike') {
  const { lineOf } = useDelivery()
  const company = useCompany()
  const messages = useMessages()
  const url = `${company.url}${lotPath(lot.slug)}`
  const text = paragraphs(
    lotChatText(messages, company, kind, { title: lot.title, url }),
    oneLine(plainSpaces(lineOf(lot) ?? '')),
  )
  return { url, chat: whatsappHref(company.whatsapp, text, messages.whatsapp.shortened) }
}

/** Price and ways to buy: a mail link, or a chat about the lot. */
export function LotPurchase({ lot, texts, list, href, onBuy, onOffer }: Props) {
  const { offers } = texts
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
          variant="default"
          className="lot-purchase-main"
        />
        <div className="lot-purchase-pair">
          {offers && isAvailable(lot) && lot.offers !== false && (
            <LotOffer
              lot={lot}
              texts={offers}
              closeButton={texts.gallery.closeButton}
              onOffer={(value, note) =>
                onOffer(
                  value,
                  note,
                  fillPlaces(offers.message, { prazo: countWords(offers.validDays, offers.days) }),
                )
              }
            />
          )}
          <a className={buttonClass('outline')} href={chat} target="_blank" rel="noopener">
            <WhatsAppIcon />
            {texts.purchase.whatsappButton}
          </a>
        </div>
      </div>
      <p className="lot-print-address">{url}</p>
      {isAvailable(lot) && <LotFreight lot={lot} load={loadOf(lot, texts)} chat={chat} />}
      <PurchaseFacts lot={lot} texts={texts} />
      <ShareLink
        title={lot.title}
        url={url}
        texts={texts.purchase}
        copyIcon={Copy}
        frame="lot-share needs-script"
        note="small muted"
      />
    </section>
  )
}

/** «142 kg em 9 volumes» */
export function loadOf({ freight = {} }: LotDetails, { delivery }: LotPageView): string {
  const { weightKg, volumes } = freight
  const parts = [
    weightKg && formatWeight(weightKg),
    volumes && countWords(volumes, delivery.volumes),
  ]
  return parts.filter(Boolean).join(' em ')
}

/** The lot's place, weight and documents, in one line each. */
function PurchaseFacts({ lot, texts }: Pick<Props, 'lot' | 'texts'>) {
  const { delivery } = texts
  const freight = [loadOf(lot, texts), lot.freight?.packing].filter(Boolean).join(', ')
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
        <span>{documentNames(lot, texts)}</span>
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
export function LotBar({ lot, list, href, onBuy }: Omit<Props, 'texts' | 'onOffer'>) {
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
