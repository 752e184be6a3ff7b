import type { MaterialView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { useCarryChat } from '../../../handoff/carried-chat'
import { estimateQuoteText } from '../../../handoff/message/chat-links'
import { formatMoney, formatWeight } from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { PageBar } from '../../../ui/page-bar'
import { Calculator } from '../shared/calculator'
import { countMaterials, quotedEstimate } from '../shared/estimate'
import { EstimateList } from './estimate-list'
import { EstimateNoticeLine } from './estimate-notice'
import { addToEstimate, calculate, changeLine, type Estimate } from './estimate-store'

export const ESTIMATE_ID = 'estimativa'

interface Props {
  /** Day of the prices, AAAA-MM-DD. */
  day: string
  materials: readonly MaterialView[]
  estimate: Estimate
}

/**
 * Beside the price table: the calculator of one material, until the visitor collects several; then
 * their list. The sum is also shown at the foot of a phone's screen, and the page's chat button
 * carries it.
 */
export function EstimateAside({ day, materials, estimate }: Props) {
  const company = useContent('company')
  const messages = useContent('messages')
  const { isListed, isCalculated = false, lines, notice, counted, kg, value } = estimate
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
            materials={materials}
            line={line}
            onChange={(field, text) => changeLine(line.id, { [field]: text })}
            isCalculated={isCalculated}
            onCalculate={calculate}
          >
            {isWorth && (
              <Button variant="ghost" onClick={() => addToEstimate('', { focus: true })}>
                Somar outro material
              </Button>
            )}
            <p className="hint needs-script">Vários materiais? Toque no + de cada um no painel.</p>
          </Calculator>
        ) : (
          <EstimateList estimate={estimate} materials={materials} day={day} />
        )}
        <EstimateNoticeLine notice={notice} materials={materials} />
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
