import FileCheck from 'lucide-react/icons/file-check'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { useEffect, useState } from 'react'
import { isAvailable } from '../../../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../../../content/views/paths'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { formatPrice, inSentence } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { PageBar } from '../../../ui/page-bar'
import { ShareLink } from '../../../ui/share-link'
import { SmartLink } from '../../../ui/smart-link'
import { WhatsAppIcon } from '../../../handoff/chat-link'
import { SaveButton } from '../shared/chosen-lots'
import { useDelivery, useLotChat, type useLotPurchase } from '../shared/lot-requests'
import { LotBuyButton } from '../shared/lot-parts'
import { LotOffer } from './lot-offer'
import { DeliveredPrice, LotHeading, LotPrice } from './lot-price'
import { documentsOf, loadOf, titlesOf } from './lot-facts'

interface Props {
  lot: LotDetails
  purchase: ReturnType<typeof useLotPurchase>
}

/** Id of the ways to buy. */
const PRICE = 'comprar'

const ChatButton = ({ href, label }: { href: string; label: string }) => (
  <SmartLink className={buttonClass('outline')} href={href} newTab>
    <WhatsAppIcon />
    {label}
  </SmartLink>
)

/** Price and ways to buy: a mail link, an offer, or a chat about the lot. */
export function LotPurchase({ lot, purchase }: Props) {
  const page = useContent('lot-page')
  const { offers, delivery } = page
  const url = useContent('company').url + lotPath(lot.slug)
  const chat = useLotChat()(lot, 'lotPage', useDelivery().lineOf(lot))
  const { city, cost = delivery.cost.value } = lot.pickup ?? {}
  const facts = [
    [MapPin, city && `Retirada: ${city}, ${inSentence(cost)}`],
    [Package, [loadOf(lot), lot.freight?.packing].filter(Boolean).join(', ')],
    [FileCheck, titlesOf(documentsOf(lot, page))],
  ] as const
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <LotPrice lot={lot} />
      <div className="mt-6 grid gap-3 print:hidden" id={PRICE}>
        <LotBuyButton
          lot={lot}
          purchase={purchase}
          variant="default"
          className="min-h-14 text-h4"
        />
        <div className="flex flex-wrap gap-3 *:flex-1 *:px-3">
          {offers && isAvailable(lot) && lot.offers !== false && (
            <LotOffer lot={lot} terms={offers} request={purchase.request} />
          )}
          <ChatButton href={chat} label="Perguntar" />
        </div>
      </div>
      <p className="mt-3 hidden text-caption print:block">{url}</p>
      {isAvailable(lot) && <DeliveredPrice lot={lot} chat={chat} />}
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

/** Replaces the purchase of a sold lot: the price it went for, and ways to similar lots. */
export function SoldLot({ lot }: Pick<Props, 'lot'>) {
  const { sold } = useContent('lot-page')
  const chat = useLotChat()(lot, 'lotAlike')
  return (
    <section aria-labelledby="lote">
      <LotHeading lot={lot} />
      <div className="motif-card mt-6 grid gap-2 border-l-4 border-l-copper-500 p-6">
        <p>
          <strong>{sold.title}</strong>
        </p>
        <p className="muted">{sold.text}</p>
      </div>
      <LotPrice lot={lot} />
      <div className="mt-6 grid gap-3 print:hidden">
        <SmartLink className={buttonClass()} href={`${LOTS_PATH}?categoria=${lot.category}`}>
          Ver lotes desta categoria
        </SmartLink>
        <ChatButton href={chat} label="Quero ser avisado do próximo" />
      </div>
    </section>
  )
}

/** Price and buy button at the foot of a phone's screen, while the page's own are out of sight. */
export function LotBar({ lot, purchase }: Props) {
  const [repeats, setRepeats] = useState(false)
  useEffect(() => {
    const price = document.getElementById(PRICE)
    const observer = new IntersectionObserver((entries) =>
      setRepeats(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    if (price) observer.observe(price)
    return () => observer.disconnect()
  }, [])
  const each = unitPrice(lot)
  return (
    <PageBar
      isHidden={repeats}
      label="Compra de lote"
      title={formatPrice(lot.price)}
      text={each ? `${formatPrice(each)} por unidade` : LOT_CATEGORY_NAMES[lot.category]}
    >
      <LotBuyButton
        lot={lot}
        purchase={purchase}
        describedBy="lote"
        variant="gold"
        className="px-3"
      />
    </PageBar>
  )
}
