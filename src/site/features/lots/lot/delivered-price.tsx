import { type Delivery, writeCep } from '../../../../content/lots/freight'
import type { LotDetails } from '../../../../content/views/views'
import { writeNumber } from '../../../lib/brazilian-number'
import { formatCount, formatMoney, formatPrice, formatShortDate } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { CepField, NO_PRICE, useDelivery, workingDays } from '../shared/lot-freight'
import { Tick } from '../shared/tick'

interface Props {
  lot: LotDetails
  /** Weight and number of volumes of the lot; '' if unknown. */
  load: string
  /** Link to the chat in which the visitor requests the freight. */
  chat: string
}

/** The price of a lot at the visitor's door, computed on the device. */
export function DeliveredPrice({ lot, load, chat }: Props) {
  const { cep, of } = useDelivery()
  const delivery = of(lot)
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
                <p>{NO_PRICE[delivery]}</p>
                <a
                  className={buttonClass('outline', 'mt-3')}
                  href={chat}
                  target="_blank"
                  rel="noopener"
                >
                  Pedir a cotação do frete
                </a>
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

function Answer({ lot, delivery }: Pick<Props, 'lot'> & { delivery: Delivery }) {
  const { cep = '', insured, insure, table } = useDelivery()
  const { freight, insurance, working, perWorkingUnit, total } = delivery
  const units = `${formatCount(working)} de ${formatCount(lot.units ?? working)}`
  const prices = [
    ['Lote entregue', total],
    [`Por unidade que funciona (${units}, notas A e B)`, perWorkingUnit],
  ] as const
  return (
    <>
      <p>
        Frete estimado até <span translate="no">{writeCep(cep)}</span>:{' '}
        <span translate="no">{formatMoney(freight)}</span>, em {workingDays(delivery.workingDays)};
        vale até <span translate="no">{formatShortDate(table.validUntil)}</span>.
      </p>
      <dl className="mt-3" key={total}>
        {prices.map(
          ([name, price]) =>
            price !== undefined && (
              <div
                className="flex items-baseline justify-between gap-4 border-t border-hair py-2 leading-snug"
                key={name}
              >
                <dt className="text-ink-muted">{name}</dt>
                <dd className="text-figure whitespace-nowrap text-mask-800" translate="no">
                  {formatPrice(price)}
                </dd>
              </div>
            ),
        )}
      </dl>
      {insurance !== undefined && (
        <Tick
          className="flex-nowrap text-small font-normal"
          checked={insured}
          onChange={({ target }) => insure(target.checked)}
        >
          <span>
            Com seguro opcional de <span translate="no">{formatMoney(insurance)}</span> (
            {writeNumber(table.insurancePercent ?? 0, 0, 2)}% do preço do lote)
          </span>
        </Tick>
      )}
    </>
  )
}
