import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { lotPath, LOTS_PATH } from '../../../content/lots/paths'
import { isAvailable } from '../../../content/lots/listing'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotPageView } from '../../../content/views'
import { LOT_CATEGORY_NAMES } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { lotChatText, whatsappHref } from '../../handoff/message/chat-links'
import { oneLine, paragraphs, plainSpaces } from '../../handoff/message/text'
import { countWords, formatPrice, formatWeight, inSentence } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { PageBar } from '../../ui/page-bar'
import { ShareLink } from '../../ui/share-link'
import { SmartLink } from '../../ui/smart-link'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { LotBuyButton } from './shared/lot-buy-button'
import { LotFreight, useDelivery } from './shared/lot-freight'
import { LotOffer } from './lot-offer'
import { LotHeading, LotPrice } from './lot-heading'
import { documentsOf, titlesOf } from './lot-sections'
import { SaveButton } from './shared/saved-lots'

interface Props {
  lot: LotDetails
  /** The mail link that asks to buy this lot; the chat for a reserved one. */
  href: string
  onBuy: () => void
  /** Prepares an offer: reais, the visitor's note, and a sentence about its validity. */
  onOffer: (value: number, note: string, validity: string) => void
}

/**
 * Address of a lot, and of a chat whose text names the lot, its address and the estimated freight.
 */
function useLotChat(lot: LotDetails, kind: 'lotPage' | 'lotAlike') {
  const { lineOf } = useDelivery()
  const company = useContent('company')
  const messages = useContent('messages')
  const url = `${company.url}${lotPath(lot.slug)}`
  const text = paragraphs(
    lotChatText(messages, company, kind, { title: lot.title, url }),
    oneLine(plainSpaces(lineOf(lot) ?? '')),
  )
  return { url, chat: whatsappHref(company.whatsapp, text, messages.whatsapp.shortened) }
}

const ChatButton = ({ href, label }: { href: string; label: string }) => (
  <a className={buttonClass('outline')} href={href} target="_blank" rel="noopener">
    <WhatsAppIcon />
    {label}
  </a>
)

/** Price and ways to buy: a mail link, an offer, or a chat about the lot. */
export function LotPurchase({ lot, href, onBuy, onOffer }: Props) {
  const texts = useContent('lot-page')
  const { url, chat } = useLotChat(lot, 'lotPage')
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <LotPrice lot={lot} />
      <div className="mt-6 grid gap-3 print:hidden">
        <LotBuyButton
          lot={lot}
          href={href}
          onBuy={onBuy}
          variant="default"
          className="min-h-14 text-[1.0625rem]"
        />
        <div className="flex flex-wrap gap-3 *:flex-1 *:px-3">
          {texts.offers && isAvailable(lot) && lot.offers !== false && (
            <LotOffer lot={lot} texts={texts.offers} onOffer={onOffer} />
          )}
          <ChatButton href={chat} label={texts.purchase.whatsappButton} />
        </div>
      </div>
      <p className="lot-print-address">{url}</p>
      {isAvailable(lot) && <LotFreight lot={lot} load={loadOf(lot, texts)} chat={chat} />}
      <PurchaseFacts lot={lot} />
      <ShareLink
        title={lot.title}
        url={url}
        texts={texts.purchase}
        frame="lot-share needs-script flex flex-wrap gap-3"
        note="small muted"
      >
        <SaveButton lot={lot} />
      </ShareLink>
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
function PurchaseFacts({ lot }: { lot: LotDetails }) {
  const texts = useContent('lot-page')
  const { delivery } = texts
  const { city, cost = delivery.cost.value } = lot.pickup ?? {}
  const facts = [
    [MapPin, city && `${delivery.pickupTitle}: ${city}, ${inSentence(cost)}`],
    [Package, [loadOf(lot, texts), lot.freight?.packing].filter(Boolean).join(', ')],
    [FileCheck, titlesOf(documentsOf(lot, texts))],
  ] as const
  return (
    <ul className="lot-purchase-facts num">
      {facts.map(
        ([Icon, text], index) =>
          text && (
            <li key={index}>
              <Icon className="icon" aria-hidden="true" />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** Replaces the purchase of a sold lot: the price it went for, and ways to similar lots. */
export function SoldLot({ lot }: { lot: LotDetails }) {
  const { sold } = useContent('lot-page')
  const { chat } = useLotChat(lot, 'lotAlike')
  const [alike] = lot.related
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <div className="lot-sold-note mt-6 grid gap-1.5 p-6">
        <p>
          <strong>{sold.title}</strong>
        </p>
        <p className="muted">{sold.text}</p>
        {alike && (
          <p className="num">
            {sold.alternatives.label}:{' '}
            <SmartLink href={lotPath(alike.slug)}>{alike.title}</SmartLink>,{' '}
            {formatPrice(alike.price)}
          </p>
        )}
      </div>
      <LotPrice lot={lot} isSold />
      <div className="mt-6 grid gap-3 print:hidden">
        <SmartLink
          className={buttonClass('default')}
          href={`${LOTS_PATH}?categoria=${lot.category}`}
        >
          {sold.categoryButton}
        </SmartLink>
        <ChatButton href={chat} label={sold.alertButton} />
      </div>
    </section>
  )
}

/** Price and buy button at the foot of a phone's screen. */
export function LotBar({ lot, href, onBuy }: Omit<Props, 'onOffer'>) {
  const each = unitPrice(lot)
  return (
    <PageBar
      label="Compra de lote"
      title={formatPrice(lot.price)}
      text={
        each === undefined ? LOT_CATEGORY_NAMES[lot.category] : `${formatPrice(each)} por unidade`
      }
    >
      <LotBuyButton lot={lot} href={href} onBuy={onBuy} describedBy="lote" variant="gold" />
    </PageBar>
  )
}
