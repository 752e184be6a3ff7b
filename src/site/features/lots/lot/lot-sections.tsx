import { useHydrated } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import Truck from 'lucide-react/icons/truck'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { reuseImpact } from '../../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { writeNumber } from '../../../lib/brazilian-number'
import { countWords, formatCount, formatWeight } from '../../../lib/format'
import { type Fact, Facts } from '../../../ui/facts'

/** Documents that accompany the lot: its own list, or the one for all lots. */
export const documentsOf = (
  { included }: LotDetails,
  { documents, defaultDocuments }: Pick<LotPageView, 'documents' | 'defaultDocuments'>,
): { title: string; text: string }[] =>
  (included ?? defaultDocuments.map((document) => ({ document, text: undefined }))).map(
    ({ document, text = documents[document].text }) => ({ title: documents[document].title, text }),
  )

/** «Nota fiscal, Laudo de apagamento» */
export const titlesOf = (items: readonly { title: string }[]): string =>
  items.map(({ title }) => title).join(', ')

/** Emissions that reuse of the lot may avoid, in a sentence; undefined when no factor applies. */
export function impactOf(lot: LotDetails, { factors }: LotPageView['impact']) {
  const impact = reuseImpact(lot, factors)
  if (!impact) return undefined
  const { minKg, maxKg, factor } = impact
  const units = countWords(impact.units, { one: 'unidade', many: 'unidades' })
  const weight =
    minKg === maxKg ? formatWeight(minKg) : `${writeNumber(minKg, 0, 3)} a ${formatWeight(maxKg)}`
  return { factor, sentence: `${weight} de CO₂e, com ${units}.` }
}

interface FoldProps {
  id: string
  title: string
  /** The section in one line, which stays when it is closed. */
  answer: string
  /** A table that needs the whole width, below its heading. */
  isWide?: boolean
  children: ReactNode
}

/** A section that a phone shows closed, with its answer; wider windows show it open (start/page-start.ts). */
export function LotFold({ id, title, answer, isWide = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // In a prerendered page the inline script has opened it, and the visitor may have closed it since.
  const [isNew] = useState(useHydrated())
  useLayoutEffect(() => {
    if (fold.current && isNew && matchMedia('(min-width: 768px)').matches) fold.current.open = true
  }, [isNew])
  const beside =
    'lg:group-open:absolute lg:group-open:top-0 lg:group-open:left-0 lg:group-open:w-[31%] lg:group-open:items-start lg:group-open:py-7'
  return (
    <details
      className="lot-fold group relative scroll-mt-22 border-t border-hair first:border-t-2 first:border-copper-500 print:has-[#condicoes]:hidden print:[&_.facts>div]:py-1"
      ref={fold}
      suppressHydrationWarning
    >
      <summary
        className={`flex min-h-17 items-center justify-between gap-4 py-3.5 print:min-h-0 print:break-after-avoid print:py-2 ${isWide ? '' : beside}`}
      >
        <div>
          <h2 className="text-h3 in-[summary:hover]:underline" id={id}>
            {title}
          </h2>
          <p className="small muted num mt-1">{answer}</p>
        </div>
        <ChevronDown
          className="icon text-copper-500 group-open:rotate-180 print:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className={`pb-8 print:pb-2.5 ${isWide ? '' : 'lg:ml-[34%] lg:min-h-30 lg:pt-7'}`}>
        {children}
      </div>
    </details>
  )
}

/** Named texts side by side. */
export const FoldFacts = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="fit-cols muted">
    {items.map(({ title, text }, index) => (
      <li key={index}>
        <h3 className="text-h4">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

/** A lot's own fact, or the one that holds for all lots. */
const either = (name: string, own: string | undefined, shared: Omit<Fact, 'name'>): Fact =>
  own === undefined ? { name, ...shared } : { name, value: own }

/** Pickup and freight of a lot. */
export function LotDelivery({ lot: { pickup, freight = {} } }: { lot: LotDetails }) {
  const { delivery } = useContent('lot-page')
  const { weightKg, volumes, packing, measures, cubicMeters } = freight
  const cubic = cubicMeters && `${writeNumber(cubicMeters, 0, 3)} m³`
  const sheets = [
    {
      title: 'Retirada',
      Icon: MapPin,
      items: [
        { name: 'Cidade', value: pickup?.city },
        { name: 'Horário', ...delivery.hours },
        either('Prazo', pickup?.deadline, delivery.deadline),
        either('Custo', pickup?.cost, delivery.cost),
      ],
    },
    {
      title: 'Frete',
      Icon: Truck,
      items: [
        { name: 'Peso total', value: weightKg && formatWeight(weightKg) },
        { name: 'Volumes', value: volumes && formatCount(volumes), note: packing },
        {
          name: 'Medidas',
          value: measures ?? cubic,
          note: measures && cubic ? `${cubic} no total` : undefined,
        },
        either('Quem paga', freight.payer, delivery.payer),
      ],
    },
  ]
  return (
    <div className="fit-cols">
      {sheets.map(({ title, Icon, items }) => (
        <div key={title}>
          <h3 className="flex items-center gap-3 pb-4">
            <Icon className="icon text-copper-700" aria-hidden="true" />
            {title}
          </h3>
          <Facts items={items} />
        </div>
      ))}
    </div>
  )
}
