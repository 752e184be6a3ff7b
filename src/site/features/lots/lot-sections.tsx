import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { writeNumber } from '../../lib/brazilian-number'
import { countWords, fillPlaces, formatWeight } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

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
export function impactOf(lot: LotDetails, texts: LotPageView['impact']) {
  const impact = reuseImpact(lot, texts.factors)
  if (!impact) return undefined
  const { units, minKg, maxKg, factor } = impact
  const peso =
    minKg === maxKg ? formatWeight(minKg) : `${writeNumber(minKg, 0, 3)} a ${formatWeight(maxKg)}`
  return {
    factor,
    sentence: fillPlaces(texts.sentence, { peso, unidades: countWords(units, texts.units) }),
  }
}

/** Conditions and source of a reuse factor. */
export const ImpactSource = ({
  factor,
  label,
}: {
  factor: LotPageView['impact']['factors'][number]
  label: string
}) => (
  <p className="muted">
    {factor.conditions} {label}:{' '}
    {factor.sourceUrl ? (
      <SmartLink href={factor.sourceUrl} newTab>
        {factor.source}
      </SmartLink>
    ) : (
      factor.source
    )}
    .
  </p>
)

interface Props {
  id: string
  title: string
  /** The section in one line, which stays when it is closed. */
  answer: string
  children: ReactNode
}

/** A section that a phone shows closed, with its answer; wider windows show it open (start/machine.ts). */
export function LotFold({ id, title, answer, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  // In a prerendered page the inline script has opened it, and the visitor may have closed it since.
  const [isNew] = useState(useHydrated())
  useLayoutEffect(() => {
    if (fold.current && isNew && matchMedia('(min-width: 768px)').matches) fold.current.open = true
  }, [isNew])
  return (
    <details className="lot-fold" ref={fold} suppressHydrationWarning>
      <summary>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="muted num">{answer}</p>
        </div>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="lot-fold-body">{children}</div>
    </details>
  )
}

/** Named texts side by side. */
export const FoldFacts = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className="fit-cols muted">
    {items.map(({ title, text }, index) => (
      <li key={index}>
        <h3 className="text-[1.0625rem]">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
