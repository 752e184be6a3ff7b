import MapPin from 'lucide-react/icons/map-pin'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import type { LotDetails, LotPageView } from '../../../content/views'
import { writeNumber } from '../../lib/brazilian-number'
import { formatCount, formatWeight } from '../../lib/format'
import { type Fact, Facts } from '../../ui/facts'

interface SheetProps {
  title: string
  icon: ReactNode
  items: readonly Fact[]
}

const Sheet = ({ title, icon, items }: SheetProps) => (
  <div>
    <h3 className="lot-delivery-title flex items-center gap-3 pb-4">
      {icon}
      {title}
    </h3>
    <Facts items={items} />
  </div>
)

/** A lot's own fact, or the one that holds for all lots. */
const either = (name: string, own: string | undefined, shared: Omit<Fact, 'name'>): Fact =>
  own === undefined ? { name, ...shared } : { name, value: own }

/** Pickup and freight of a lot. */
export function LotDelivery({
  lot: { pickup, freight = {} },
  texts,
}: {
  lot: LotDetails
  texts: LotPageView['delivery']
}) {
  const { labels } = texts
  const { weightKg, volumes, packing, measures, cubicMeters } = freight
  const cubic = cubicMeters && `${writeNumber(cubicMeters, 0, 3)} m³`
  return (
    <div className="fit-cols">
      <Sheet
        title={texts.pickupTitle}
        icon={<MapPin className="icon" aria-hidden="true" />}
        items={[
          { name: labels.city, value: pickup?.city },
          { name: labels.hours, ...texts.hours },
          either(labels.deadline, pickup?.deadline, texts.deadline),
          either(labels.cost, pickup?.cost, texts.cost),
        ]}
      />
      <Sheet
        title={texts.freightTitle}
        icon={<Truck className="icon" aria-hidden="true" />}
        items={[
          { name: labels.weight, value: weightKg && formatWeight(weightKg) },
          { name: labels.volumes, value: volumes && formatCount(volumes), note: packing },
          {
            name: labels.measures,
            value: measures ?? cubic,
            note: measures && cubic ? `${cubic} ${texts.totalLabel}` : undefined,
          },
          either(labels.payer, freight.payer, texts.payer),
        ]}
      />
    </div>
  )
}
