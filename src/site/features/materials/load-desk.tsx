import { useEffect } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { loadQuoteText } from '../../handoff/message/chat-links'
import { useCarryChat } from '../../handoff/carried-chat'
import { countWords, formatMoney, formatWeight } from '../../lib/format'
import { useCompany, useMessages } from '../../content'
import { Button, buttonClass } from '../../ui/button'
import { PageBar } from '../../ui/page-bar'
import { CalculatorForm } from './calculator-form'
import type { Load } from './load'
import { LoadNoticeLine } from './load-notice'
import { LoadPanel } from './load-panel'
import { addToLoad, type LoadNotice } from './load-store'
import { quotedLoad } from './quoted-load'
import { type Estimate, useCalculator } from './use-calculator'

export const LOAD_ID = 'estimativa'

interface Props {
  page: ScrapPageView
  /** Of the prices, AAAA-MM-DD. */
  day: string
  materials: MaterialView[]
  load: Load
  notice: LoadNotice | undefined
}

/** The one estimate of the calculator, as a load of one line. */
const loadOf = ({ material, weightKg, value }: Estimate): Load => ({
  lines: [],
  counted: [{ material, kg: weightKg, value }],
  kg: weightKg,
  value,
})

/**
 * Beside the board: the calculator of one material, until the visitor puts several together; then their list. What is worth
 * something also stands at the foot of a phone, where the chat button carries it.
 */
export function LoadDesk({ page, day, materials, load, notice }: Props) {
  const company = useCompany()
  const messages = useMessages()
  const calculator = useCalculator(materials)
  const { slug, weight, estimate, clear } = calculator
  const listed = load.lines.length > 0
  const worth = listed ? load : estimate ? loadOf(estimate) : undefined
  const shown = worth && worth.counted.length > 0 ? worth : undefined
  const text = shown && loadQuoteText(messages, company, quotedLoad(shown, day))
  useCarryChat(text, page.calculator.quoteButton)

  useEffect(() => {
    // The list takes the calculator's place, and with it what was typed there.
    if (!listed || (slug === '' && weight === '')) return
    addToLoad(slug, weight, { first: true })
    clear()
  }, [listed, slug, weight, clear])

  const more = () => {
    addToLoad(slug, weight)
    clear()
    addToLoad('', '', { focus: true })
  }

  return (
    <>
      <div id={LOAD_ID} className="scroll-mt-24">
        {listed ? (
          <LoadPanel load={load} materials={materials} page={page} day={day} />
        ) : (
          <CalculatorForm texts={page.calculator} materials={materials} calculator={calculator}>
            {estimate && (
              <Button variant="ghost" onClick={more}>
                {page.load.moreButton}
              </Button>
            )}
            <p className="hint calculator-invite">{page.load.invite}</p>
          </CalculatorForm>
        )}
        <LoadNoticeLine notice={notice} texts={page.load} materials={materials} />
      </div>
      {shown && (
        <PageBar
          label={page.load.title}
          title={formatMoney(shown.value)}
          text={`${countWords(shown.counted.length, page.load.materials)}, ${formatWeight(shown.kg)}`}
        >
          <a className={buttonClass('gold')} href={`#${LOAD_ID}`}>
            {page.load.listButton}
          </a>
        </PageBar>
      )}
    </>
  )
}
