import MapPin from 'lucide-react/icons/map-pin'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { LotDetails, LotPageView } from '../../../content/views'
import { writeNumber } from '../../lib/brazilian-number'
import { formatCount, formatWeight } from '../../lib/format'

type Texts = LotPageView['delivery']

const cubic = (meters: number): string => `${writeNumber(meters, 0, 3)} m³`

interface Fact {
  value: string
  note?: string | undefined
}

const Row = ({ name, fact }: { name: string; fact: Fact | undefined }) =>
  fact ? (
    <div>
      <dt>{name}</dt>
      <dd>
        {fact.value}
        {fact.note && <small>{fact.note}</small>}
      </dd>
    </div>
  ) : null

function Sheet({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="lot-delivery-title">
        {icon}
        {title}
      </h3>
      <dl className="lot-delivery-facts">{children}</dl>
    </div>
  )
}

/** Pickup and freight: the lot's own facts, or those that hold for all lots. */
export function LotDelivery({
  lot: { pickup, freight = {} },
  texts,
}: {
  lot: LotDetails
  texts: Texts
}) {
  const { labels, hours, deadline, cost, payer } = texts
  const own = (value: string | undefined, shared: Fact): Fact =>
    value === undefined ? shared : { value }
  const measures = freight.measures ?? freight.cubicMeters
  return (
    <div className="lot-delivery">
      <Sheet title={texts.pickupTitle} icon={<MapPin className="icon" aria-hidden="true" />}>
        <Row name={labels.city} fact={pickup && { value: pickup.city }} />
        <Row name={labels.hours} fact={hours} />
        <Row name={labels.deadline} fact={own(pickup?.deadline, deadline)} />
        <Row name={labels.cost} fact={own(pickup?.cost, cost)} />
      </Sheet>
      <Sheet title={texts.freightTitle} icon={<Truck className="icon" aria-hidden="true" />}>
        <Row
          name={labels.weight}
          fact={
            freight.weightKg === undefined ? undefined : { value: formatWeight(freight.weightKg) }
          }
        />
        <Row
          name={labels.volumes}
          fact={
            freight.volumes === undefined
              ? undefined
              : { value: formatCount(freight.volumes), note: freight.packing }
          }
        />
        <Row
          name={labels.measures}
          fact={
            measures === undefined
              ? undefined
              : {
                  value: freight.measures ?? cubic(freight.cubicMeters ?? 0),
                  note:
                    freight.measures && freight.cubicMeters
                      ? `${cubic(freight.cubicMeters)} ${texts.totalLabel}`
                      : undefined,
                }
          }
        />
        <Row name={labels.payer} fact={own(freight.payer, payer)} />
      </Sheet>
    </div>
  )
}
