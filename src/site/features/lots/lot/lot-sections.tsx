import { useHydrated } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { reuseImpact } from '../../../../content/lots/freight'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { PanelBelow } from '../../../handoff/message-panel'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { writeNumber } from '../../../lib/brazilian-number'
import { countWords, formatCount, formatWeight } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import { SmartLink } from '../../../ui/smart-link'
import { showToast } from '../../../ui/toast'
import { Seller } from '../shared/closing-sections'
import { useLotReference } from '../shared/lot-requests'
import {
  documentsOf,
  gradesAnswer,
  LotDelivery,
  LotGrades,
  loadOf,
  type Titled,
  titlesOf,
} from './lot-facts'

/** Emissions that reuse of the lot may avoid, in a sentence; undefined when no factor applies. */
export function impactOf(lot: LotDetails, { factors }: LotPageView['impact']) {
  const impact = reuseImpact(lot, factors)
  if (!impact) return undefined
  const { minKg, maxKg, factor } = impact
  const units = countWords(impact.units, { one: 'unidade', many: 'unidades' })
  const weight =
    minKg === maxKg ? formatWeight(minKg) : `${writeNumber(minKg, 0, 3)} a ${formatWeight(maxKg)}`
  return { ...factor, sentence: `${weight} de CO₂e, com ${units}.` }
}

/** Grades and items, also of a sold lot. */
export function StateSections({ lot, itemTable }: { lot: LotDetails; itemTable: ReactNode }) {
  const items = lot.itemList
  return (
    <>
      {(lot.functional ?? lot.cosmetic) && (
        <LotFold id="estado" title="Estado" answer={gradesAnswer(lot)}>
          <LotGrades lot={lot} />
        </LotFold>
      )}
      {items && (
        <LotFold
          id="itens"
          title="Relação de itens"
          answer={`${formatCount(items.units)} unidades em ${countWords(items.rows.length, { one: 'linha', many: 'linhas' })}, com CSV`}
          isWide
        >
          {itemTable}
          <Difference lot={lot} />
        </LotFold>
      )}
    </>
  )
}

/** For who bought the lot and got something else: a message that names it. */
function Difference({ lot }: { lot: LotDetails }) {
  const { difference } = useContent('lot-page')
  const place = usePreparedMessage(`diferenca-${lot.slug}`)
  const request = { kind: 'difference', ...useLotReference()(lot) } as const
  const label = 'Avisar de uma diferença'
  const keep = () => {
    showToast('draftOpened')
    place.keep(request)
  }
  return (
    <div className="lot-difference mt-8 print:hidden">
      <p className="muted mb-4">{difference}</p>
      <a className={buttonClass('outline')} href={place.href(request)} onClick={keep}>
        {label}
      </a>
      <PanelBelow place={place} label={label} designator="D2" className="mt-8" />
    </div>
  )
}

/** Delivery, documents, questions, reuse and terms. */
export function PurchaseSections({ lot }: { lot: LotDetails }) {
  const texts = useContent('lot-page')
  const { termsItems, terms } = useContent('lots-page')
  const saved = impactOf(lot, texts.impact)
  const included = documentsOf(lot, texts)
  const { deadline = texts.delivery.deadline.value } = lot.pickup ?? {}
  const delivery = [loadOf(lot), deadline].filter(Boolean).join(', ')
  const answers = { one: 'resposta sobre este lote', many: 'respostas sobre este lote' }
  return (
    <>
      <LotFold id="retirada" title="Retirada e frete" answer={delivery}>
        <LotDelivery lot={lot} />
      </LotFold>
      <LotFold id="documentos" title="Documentos" answer={titlesOf(included)}>
        <FoldFacts items={included} />
      </LotFold>
      {lot.questions && (
        <LotFold
          id="perguntas"
          title="Perguntas"
          answer={countWords(lot.questions.length, answers)}
        >
          <FoldFacts
            items={lot.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
          />
        </LotFold>
      )}
      {saved && (
        <LotFold id="reuso" title="Reuso" answer={saved.sentence}>
          <p className="muted">
            {saved.conditions} Fonte:{' '}
            {saved.sourceUrl ? (
              <SmartLink href={saved.sourceUrl} newTab>
                {saved.source}
              </SmartLink>
            ) : (
              saved.source
            )}
            .
          </p>
        </LotFold>
      )}
      <LotFold id="condicoes" title={terms.title} answer={titlesOf(termsItems)}>
        <FoldFacts items={termsItems} />
        <h3 className="h4 mt-8">Quem vende</h3>
        <Seller />
      </LotFold>
    </>
  )
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

const BESIDE =
  'lg:group-open:absolute lg:group-open:top-0 lg:group-open:left-0 lg:group-open:w-[31%] lg:group-open:items-start lg:group-open:py-7'

/** A section that a phone shows closed, with its answer; wider windows show it open (start/page-start.ts). */
export function LotFold({ id, title, answer, isWide = false, children }: FoldProps) {
  // In a prerendered page the inline script has opened it, and the visitor may have closed it since.
  const [isOpen] = useState(useHydrated() && matchMedia('(min-width: 768px)').matches)
  return (
    <details
      className="lot-fold group relative scroll-mt-22 border-t border-hair first:border-t-2 first:border-copper-500 print:has-[#condicoes]:hidden print:[&_.facts>div]:py-1"
      open={isOpen || undefined}
      suppressHydrationWarning
    >
      <summary
        className={`flex min-h-17 items-center justify-between gap-4 py-3.5 print:min-h-0 print:break-after-avoid print:py-2 ${isWide ? '' : BESIDE}`}
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
const FoldFacts = ({ items }: { items: readonly Titled[] }) => (
  <ul className="fit-cols muted">
    {items.map(({ title, text }, index) => (
      <li key={index}>
        <h3 className="text-h4">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
