import { useEffect, useRef } from 'react'
import { useContent } from '../../../content'
import { useCarryChat } from '../../../handoff/chat-link'
import { estimateQuoteText } from '../../../handoff/message/chat-links'
import { focusAround } from '../../../lib/focus-around'
import { formatMoney, formatWeight } from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { PageBar } from '../../../ui/page-bar'
import { Calculator } from '../shared/calculator'
import { countMaterials, quotedEstimate } from '../shared/estimate'
import {
  addLine,
  calculate,
  changeLine,
  type Estimate,
  undoEstimate,
} from '../shared/estimate-store'
import { EstimateList } from './estimate-list'

export const ESTIMATE_ID = 'estimativa'

interface Props {
  /** Day of the prices, AAAA-MM-DD. */
  day: string
  estimate: Estimate
}

/**
 * Beside the price table: the calculator of one material, until the visitor collects several; then
 * their list. The sum is also shown at the foot of a phone's screen, and the page's chat button
 * carries it.
 */
export function EstimateAside({ day, estimate }: Props) {
  const company = useContent('company')
  const messages = useContent('messages')
  const { isListed, isCalculated = false, lines, counted, kg, value } = estimate
  const [line] = lines
  const isWorth = counted.length > 0
  useCarryChat(
    isWorth ? estimateQuoteText(messages, company, quotedEstimate(estimate, day)) : undefined,
    'Pedir cotação',
  )

  return (
    <aside
      className="top-20 print:hidden max-xl:mt-8 xl:col-[8/13] xl:[@media(height>=760px)]:sticky"
      aria-label={isListed ? 'Sua estimativa' : 'Calcule o seu'}
    >
      <div id={ESTIMATE_ID} className="scroll-mt-24 outline-none" tabIndex={-1}>
        {line && !isListed ? (
          <Calculator
            line={line}
            onChange={(field, text) => changeLine(line.id, { [field]: text })}
            isCalculated={isCalculated}
            onCalculate={calculate}
          >
            {isWorth && (
              <Button variant="ghost" onClick={addLine}>
                Somar outro material
              </Button>
            )}
            <p className="hint needs-script">Vários materiais? Toque no + de cada um no painel.</p>
          </Calculator>
        ) : (
          <EstimateList estimate={estimate} day={day} />
        )}
        <LastChange estimate={estimate} />
      </div>
      {isWorth && (
        <PageBar
          label="Sua estimativa"
          title={formatMoney(value)}
          text={`${countMaterials(counted.length)}, ${formatWeight(kg)}`}
        >
          <a className={buttonClass('gold')} href={`#${ESTIMATE_ID}`}>
            Ver a lista
          </a>
        </PageBar>
      )}
    </aside>
  )
}

/**
 * Describes the last change of the list and offers to undo it. Stays until the list changes, so
 * that nobody has to hurry.
 */
function LastChange({ estimate: { notice } }: Pick<Props, 'estimate'>) {
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useContent('materials').find(({ slug }) => slug === notice?.slug)
  const text = {
    added: '',
    removed: `${gone?.name ?? 'Material'} saiu da lista.`,
    cleared: 'Lista limpa.',
    link: 'A lista do link tomou o lugar da sua.',
  }
  useEffect(() => {
    // The pressed button has disappeared with the list; opening a link moves no focus.
    if (notice && notice.kind !== 'link' && document.activeElement === document.body)
      undo.current?.focus()
  }, [notice])

  return (
    <div className="estimate-notice flex flex-wrap items-center justify-between gap-x-4 px-5 text-small not-has-[p:empty]:mt-3 md:px-8">
      <p role="status">{notice && text[notice.kind]}</p>
      {notice?.back && (
        <button
          type="button"
          ref={undo}
          className="list-clear"
          onClick={() => {
            focusAround(undo.current)
            undoEstimate()
          }}
        >
          Desfazer
        </button>
      )}
    </div>
  )
}
