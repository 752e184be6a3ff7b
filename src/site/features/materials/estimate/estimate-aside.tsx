import { useContent } from '../../../content'
import { useCarryChat } from '../../../handoff/chat-link'
import { estimateQuoteText } from '../../../handoff/message/chat-links'
import { focusAround } from '../../../lib/focus-around'
import { formatMoney, formatWeight } from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { PageBar } from '../../../ui/page-bar'
import { Calculator } from '../shared/calculator'
import { countMaterials } from '../shared/estimate'
import {
  addLine,
  calculate,
  changeLine,
  type Estimate,
  undoEstimate,
} from '../shared/estimate-store'
import { EstimateList } from './estimate-list'

export const ESTIMATE_ID = 'estimativa'

/**
 * Beside the price table: the calculator of one material, until the visitor collects several; then
 * their list. The sum is also shown at the foot of a phone's screen, and the page's chat button
 * carries it.
 */
export function EstimateAside({ estimate }: { estimate: Estimate }) {
  const company = useContent('company')
  const messages = useContent('messages')
  const { isListed, isCalculated = false, lines, sum, back } = estimate
  const [line] = lines
  const isWorth = sum.lines.length > 0
  useCarryChat(isWorth ? estimateQuoteText(messages, company, sum) : undefined, 'Pedir cotação')

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
          <EstimateList estimate={estimate} />
        )}
        {/* Stays until the list changes, so that nobody has to hurry. */}
        <div className="estimate-notice flex flex-wrap items-center justify-between gap-x-4 px-5 text-small not-has-[p:empty]:mt-3 md:px-8">
          <p role="status">{back && 'A lista mudou.'}</p>
          {back && (
            <button
              type="button"
              className="list-clear"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget)
                undoEstimate()
              }}
            >
              Desfazer
            </button>
          )}
        </div>
      </div>
      {isWorth && (
        <PageBar
          label="Sua estimativa"
          title={formatMoney(sum.estimate)}
          text={`${countMaterials(sum.lines.length)}, ${formatWeight(sum.weightKg)}`}
        >
          <a className={buttonClass('gold')} href={`#${ESTIMATE_ID}`}>
            Ver a lista
          </a>
        </PageBar>
      )}
    </aside>
  )
}
