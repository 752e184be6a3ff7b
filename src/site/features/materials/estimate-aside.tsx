import { useEffect, useMemo } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { useContent } from '../../content'
import { estimateQuoteText } from '../../handoff/message/chat-links'
import { useCarryChat } from '../../handoff/carried-chat'
import { countWords, formatMoney, formatWeight, formatVariation } from '../../lib/format'
import { Button, buttonClass } from '../../ui/button'
import { PageBar } from '../../ui/page-bar'
import { CalculatorForm, useCalculator } from './calculator'
import { type Estimate, quotedEstimate } from './estimate'
import { EstimateList } from './estimate-list'
import { EstimateNoticeLine } from './estimate-notice'
import { addToEstimate, type EstimateNotice } from './estimate-store'
import { pointsBetween } from '../../../content/prices'
import { useLastVisit } from '../../lib/last-visit'
import { LastVisit } from '../../ui/last-visit'

const ESTIMATE_ID = 'estimativa'

interface Props {
  page: Pick<ScrapPageView, 'calculator' | 'estimate' | 'lastVisit'>
  /** Day of the prices, AAAA-MM-DD. */
  day: string
  materials: MaterialView[]
  estimate: Estimate
  notice: EstimateNotice | undefined
}

/**
 * The column beside the price table: the calculator of one material, until the visitor collects
 * several; then their list. The sum is also shown at the foot of a phone's screen, and the page's
 * chat button carries it.
 */
export function EstimateAside({ page, day, materials, estimate, notice }: Props) {
  const company = useContent('company')
  const messages = useContent('messages')
  const calculator = useCalculator(materials)
  const { slug, weight, estimate: single, clear } = calculator
  const isListed = estimate.lines.length > 0
  const { counted, kg, value } =
    isListed || !single ? estimate : { counted: [single], kg: single.kg, value: single.value }
  const isWorth = counted.length > 0
  useCarryChat(
    isWorth
      ? estimateQuoteText(messages, company, quotedEstimate({ counted, kg, value }, day))
      : undefined,
    page.calculator.quoteButton,
  )

  useEffect(() => {
    // The list replaces the calculator and the text that was typed there.
    if (!isListed || (slug === '' && weight === '')) return
    addToEstimate(slug, weight, { first: true })
    clear()
  }, [isListed, slug, weight, clear])

  const addAnother = () => {
    addToEstimate(slug, weight)
    clear()
    addToEstimate('', '', { focus: true })
  }

  return (
    <>
      <div id={ESTIMATE_ID} className="scroll-mt-24">
        {isListed ? (
          <EstimateList estimate={estimate} materials={materials} page={page} day={day} />
        ) : (
          <CalculatorForm texts={page.calculator} materials={materials} calculator={calculator}>
            {single && (
              <Button variant="ghost" onClick={addAnother}>
                {page.estimate.moreButton}
              </Button>
            )}
            <p className="hint calculator-invite">{page.estimate.invite}</p>
            <PriceLastVisit materials={materials} texts={page.lastVisit} />
          </CalculatorForm>
        )}
        <EstimateNoticeLine notice={notice} texts={page.estimate} materials={materials} />
      </div>
      {isWorth && (
        <PageBar
          label={page.estimate.title}
          title={formatMoney(value)}
          text={`${countWords(counted.length, page.estimate.materials)}, ${formatWeight(kg)}`}
        >
          <a className={buttonClass('gold')} href={`#${ESTIMATE_ID}`}>
            {page.estimate.listButton}
          </a>
        </PageBar>
      )}
    </>
  )
}

/** Prices that changed since a visit of an earlier day, the largest change first. */
function PriceLastVisit({
  materials,
  texts,
}: {
  materials: readonly MaterialView[]
  texts: ScrapPageView['lastVisit']
}) {
  const now = useMemo(
    () => Object.fromEntries(materials.map(({ slug, pricePerKg }) => [slug, String(pricePerKg)])),
    [materials],
  )
  const { before, forget } = useLastVisit('visita-precos', now)
  if (!before) return null
  const changes = materials
    .flatMap(({ slug, name, pricePerKg }) => {
      const old = Number(before.shown[slug] ?? pricePerKg)
      const points = old > 0 ? pointsBetween(old, pricePerKg) : 0
      return points === 0 ? [] : [{ name, points }]
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ name, points }) => `${name} ${formatVariation(points)}`)
  return <LastVisit day={before.day} changes={changes} texts={texts} onForget={forget} />
}
