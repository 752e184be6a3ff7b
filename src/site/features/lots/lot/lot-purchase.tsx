import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { useEffect, useState } from 'react'
import { isAvailable } from '../../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../../content/lots/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { oneLine, paragraphs, plainSpaces } from '../../../handoff/message/text'
import { countWords, formatPrice, formatWeight, inSentence } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { PageBar } from '../../../ui/page-bar'
import { ShareLink } from '../../../ui/share-link'
import { SmartLink } from '../../../ui/smart-link'
import { WhatsAppIcon } from '../../../ui/whatsapp-icon'
import { DeliveredPrice } from './delivered-price'
import { LotBuyButton } from '../shared/lot-buy-button'
import { useDelivery } from '../shared/lot-freight'
import { LotHeading, LotPrice } from './lot-heading'
import { LotOffer } from './lot-offer'
import { documentsOf, titlesOf } from './lot-sections'
import { SaveButton } from '../shared/saved-lots'
import type { Offer } from '../shared/use-lot-purchase'

interface Props {
  lot: LotDetails
  /** The mail link that asks to buy this lot; the chat for a reserved one. */
  href: string
  onBuy: () => void
}

/** Id of the price with its buttons. */
const PRICE = 'preco'

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
export function LotPurchase({
  lot,
  href,
  onBuy,
  onOffer,
}: Props & { onOffer: (offer: Offer) => void }) {
  const page = useContent('lot-page')
  const { offers, delivery } = page
  const { url, chat } = useLotChat(lot, 'lotPage')
  const { city, cost = delivery.cost.value } = lot.pickup ?? {}
  const facts = [
    [MapPin, city && `Retirada: ${city}, ${inSentence(cost)}`],
    [Package, [loadOf(lot), lot.freight?.packing].filter(Boolean).join(', ')],
    [FileCheck, titlesOf(documentsOf(lot, page))],
  ] as const
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <div id={PRICE}>
        <LotPrice lot={lot} />
        <div className="mt-6 grid gap-3 print:hidden">
          <LotBuyButton
            lot={lot}
            href={href}
            onBuy={onBuy}
            variant="default"
            className="min-h-14 text-h4"
          />
          <div className="flex flex-wrap gap-3 *:flex-1 *:px-3">
            {offers && isAvailable(lot) && lot.offers !== false && (
              <LotOffer lot={lot} terms={offers} onOffer={onOffer} />
            )}
            <ChatButton href={chat} label="Perguntar" />
          </div>
        </div>
      </div>
      <p className="mt-3 hidden text-caption print:block">{url}</p>
      {isAvailable(lot) && <DeliveredPrice lot={lot} load={loadOf(lot)} chat={chat} />}
      <ul className="num mt-6 border-t border-hair text-small">
        {facts.map(
          ([Icon, text], index) =>
            text && (
              <li
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-hair py-3"
                key={index}
              >
                <Icon className="icon text-copper-700" aria-hidden="true" />
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
      <ShareLink
        title={lot.title}
        url={url}
        frame="needs-script flex flex-wrap gap-3 *:flex-1 *:px-3 *:text-small print:hidden"
        note="small muted"
      >
        <SaveButton lot={lot} />
      </ShareLink>
    </section>
  )
}

/** «142 kg em 9 volumes» */
export function loadOf({ freight: { weightKg, volumes } = {} }: LotDetails): string {
  const parts = [
    weightKg && formatWeight(weightKg),
    volumes && countWords(volumes, { one: 'volume', many: 'volumes' }),
  ]
  return parts.filter(Boolean).join(' em ')
}

/** Replaces the purchase of a sold lot: the price it went for, and ways to similar lots. */
export function SoldLot({ lot }: { lot: LotDetails }) {
  const { sold } = useContent('lot-page')
  const { chat } = useLotChat(lot, 'lotAlike')
  const [alike] = lot.related
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <div className="motif-card mt-6 grid gap-2 border-l-4 border-l-copper-500 p-6">
        <p>
          <strong>{sold.title}</strong>
        </p>
        <p className="muted">{sold.text}</p>
        {alike && (
          <p className="num">
            {sold.alternatives.label}:{' '}
            <SmartLink href={lotPath(alike.slug)}>{alike.title}</SmartLink>,{' '}
            <span translate="no">{formatPrice(alike.price)}</span>
          </p>
        )}
      </div>
      <LotPrice lot={lot} />
      <div className="mt-6 grid gap-3 print:hidden">
        <SmartLink
          className={buttonClass('default')}
          href={`${LOTS_PATH}?categoria=${lot.category}`}
        >
          Ver lotes desta categoria
        </SmartLink>
        <ChatButton href={chat} label="Quero ser avisado do próximo" />
      </div>
    </section>
  )
}

/** Price and buy button at the foot of a phone's screen, while the page's own are out of sight. */
export function LotBar({ lot, href, onBuy }: Props) {
  const [repeats, setRepeats] = useState(false)
  useEffect(() => {
    const price = document.getElementById(PRICE)
    if (!price) return
    const observer = new IntersectionObserver((entries) =>
      setRepeats(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(price)
    return () => observer.disconnect()
  }, [])
  const each = unitPrice(lot)
  return (
    <PageBar
      // Not over a low window either, such as one that is enlarged to 200 %.
      className={`[@media(height<30em)]:hidden ${repeats ? 'invisible' : ''}`}
      label="Compra de lote"
      title={formatPrice(lot.price)}
      text={
        each === undefined ? LOT_CATEGORY_NAMES[lot.category] : `${formatPrice(each)} por unidade`
      }
    >
      <LotBuyButton
        lot={lot}
        href={href}
        onBuy={onBuy}
        describedBy="lote"
        variant="gold"
        className="px-3"
      />
    </PageBar>
  )
}
