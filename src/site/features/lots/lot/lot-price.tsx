import { type Delivery, writeCep } from '../../../../content/lots/freight'
import { isAvailable, statusOf } from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails } from '../../../../content/views/views'
import { LOT_CATEGORY_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import {
  formatCount,
  formatDiscount,
  formatMoney,
  formatPrice,
  formatShortDate,
} from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { Unbroken } from '../../../ui/section'
import { SmartLink } from '../../../ui/smart-link'
import { CepField, useDelivery, workingDays } from '../shared/lot-requests'
import { LotRating, LotState } from '../shared/lot-parts'
import { loadOf } from './lot-facts'

interface Props {
  lot: LotDetails
}

/** Category, code, title, state with its dates, and rating of a lot. */
export function LotHeading({ lot }: Props) {
  const days = [
    lot.enteredOn && `à venda desde ${formatShortDate(lot.enteredOn)}`,
    // The last change of a sold lot is its sale, whose day LotState shows.
    lot.updatedOn &&
      statusOf(lot) !== 'vendido' &&
      `atualizado em ${formatShortDate(lot.updatedOn)}`,
  ].filter(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-copper-700">
        <span className="silk">{LOT_CATEGORY_NAMES[lot.category]}</span>
        {lot.code && (
          <span className="small muted num">
            Código <span translate="no">{lot.code}</span>
          </span>
        )}
      </div>
      <h1 className="mt-3 text-h2 text-[length:min(var(--text-h2),8.4cqi)] wrap-anywhere" id="lote">
        {lot.title}
      </h1>
      <p className="small num mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <LotState lot={lot} />
        <LotRating rating={lot.rating} />
        {days.length > 0 && <span className="muted">{days.join(', ')}</span>}
      </p>
    </>
  )
}

/** The price of a lot, in all and by unit; of a sold lot the price it went for. */
export function LotPrice({ lot }: Props) {
  const { purchase } = useContent('lot-page')
  const isSold = statusOf(lot) === 'vendido'
  const each = unitPrice(lot)
  return (
    <div className="trace-top num mt-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-6 text-small text-ink-muted">
      {isSold && <p className="basis-full">Vendido por</p>}
      {lot.originalPrice !== undefined && isAvailable(lot) && (
        <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
          <span className="sr">preço anterior </span>
          <s translate="no">{formatPrice(lot.originalPrice)}</s>
          <span className="badge" translate="no">
            {formatDiscount(lot.price, lot.originalPrice)}
          </span>
          {lot.originalPriceOn && `preço anterior, ${formatShortDate(lot.originalPriceOn)}`}
        </p>
      )}
      <strong
        className={`wrap-anywhere ${isSold ? 'text-h3' : 'text-figure-large text-[length:clamp(1.5rem,11.2cqi,3.25rem)] text-mask-800'}`}
        translate="no"
      >
        {formatPrice(lot.price)}
      </strong>
      {each !== undefined && (
        <span className="@min-[20rem]:text-right">
          <b className="block text-h4 text-ink" translate="no">
            {formatPrice(each)}
          </b>
          por unidade
        </span>
      )}
      {!isSold && <p className="basis-full">{purchase.priceNote}</p>}
    </div>
  )
}

/**
 * The price of a lot at the visitor's door, computed on the device.
 * @param chat link in which the visitor requests the freight
 */
export function DeliveredPrice({ lot, chat }: Props & { chat: string }) {
  const { cep, of } = useDelivery()
  const delivery = of(lot)
  const load = loadOf(lot)
  return (
    <div className="lot-freight motif-card num mt-6 p-4 print:hidden">
      <CepField {...(load && { hint: `${load}, saindo do galpão. Retirar não custa nada.` })} />
      <noscript>
        <p className="lot-freight-note">
          Sem JavaScript não calculamos o frete: mande o CEP pelo WhatsApp, e respondemos em 1 dia
          útil.
        </p>
      </noscript>
      <div role="status">
        {delivery && (
          // An answer is a new element: a translator has taken the texts of the last one from React.
          <div
            className="lot-freight-answer mt-4 border-t-2 border-copper-500 pt-4"
            key={`${cep} ${typeof delivery === 'string' ? delivery : delivery.freight}`}
          >
            {typeof delivery === 'string' ? (
              <>
                <p>
                  Não temos o preço do frete para este CEP. Peça a cotação: respondemos em 1 dia
                  útil.
                </p>
                <SmartLink className={buttonClass('outline', 'mt-3')} href={chat} newTab>
                  Pedir a cotação do frete
                </SmartLink>
              </>
            ) : (
              <Answer lot={lot} delivery={delivery} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Answer({ lot, delivery }: Props & { delivery: Delivery }) {
  const { cep = '', table } = useDelivery()
  const { freight, working, perWorkingUnit, total } = delivery
  const units = `${formatCount(working)} de ${formatCount(lot.units ?? working)}`
  return (
    <>
      <p>
        Frete estimado até <span translate="no">{writeCep(cep)}</span>:{' '}
        <span translate="no">{formatMoney(freight)}</span>, em{' '}
        <Unbroken text={workingDays(delivery.workingDays)} />; vale até{' '}
        <span translate="no">{formatShortDate(table.validUntil)}</span>.
      </p>
      <dl className="mt-3" key={total}>
        <AtDoor name="Lote entregue" price={total} />
        {perWorkingUnit !== undefined && (
          <AtDoor
            name={`Por unidade que funciona (${units}, notas A e B)`}
            price={perWorkingUnit}
          />
        )}
      </dl>
    </>
  )
}

const AtDoor = ({ name, price }: { name: string; price: number }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-hair py-2 leading-snug">
    <dt className="text-ink-muted">{name}</dt>
    <dd className="text-figure whitespace-nowrap text-mask-800" translate="no">
      {formatPrice(price)}
    </dd>
  </div>
)
