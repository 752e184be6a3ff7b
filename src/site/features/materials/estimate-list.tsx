import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { estimateQuoteText } from '../../handoff/message/chat-links'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { focusAround } from '../../lib/focus-around'
import { fillPlaces, countWords, formatWeight } from '../../lib/format'
import { Button, buttonClass } from '../../ui/button'
import { ShareLink } from '../../ui/share-link'
import { showToast } from '../../ui/toast'
import { CalculatorResult } from './calculator'
import { type Estimate, ESTIMATE_PLACE, quotedEstimate } from './estimate'
import { estimateUrl } from './estimate-address'
import { EstimateLineRow } from './estimate-line-row'
import { addToEstimate, clearEstimate, removeLine } from './estimate-store'

interface Props {
  estimate: Estimate
  materials: readonly MaterialView[]
  page: Pick<ScrapPageView, 'calculator' | 'estimate'>
  /** Day of the prices, AAAA-MM-DD. */
  day: string
}

/** The estimate of several materials: its lines, its total, and the ways to hand it on. */
export function EstimateList({ estimate, materials, page, day }: Props) {
  const { calculator, estimate: texts } = page
  const { lines, counted } = estimate
  const include = useRef<HTMLButtonElement>(null)
  const unused = materials.filter(({ slug }) => lines.every((line) => line.slug !== slug))

  return (
    <section className="estimate-list" aria-labelledby="carga">
      <div className="estimate-list-head">
        <h2 id="carga">{texts.title}</h2>
        <Button variant="link" onClick={clearEstimate}>
          {texts.clearButton}
        </Button>
      </div>
      <ol>
        {lines.map((line, index) => (
          <EstimateLineRow
            key={line.id}
            line={line}
            number={index + 1}
            texts={calculator}
            onRemove={(id) => {
              // The pressed button disappears with its line, and the list with its last one.
              focusAround(include.current)
              removeLine(id)
              include.current?.focus()
            }}
            materials={materials.filter(
              (material) => material.slug === line.slug || unused.includes(material),
            )}
          />
        ))}
      </ol>
      <button
        type="button"
        ref={include}
        className={buttonClass(undefined, 'estimate-list-include')}
        aria-disabled={unused.length === 0 || undefined}
        onClick={() => {
          if (unused.length > 0) addToEstimate('', '', { focus: true })
        }}
      >
        <Plus className="icon" aria-hidden="true" />
        {texts.includeButton}
      </button>
      <div role="status">{counted.length > 0 && <Total estimate={estimate} page={page} />}</div>
      <div className="estimate-list-actions">
        <EstimateActions estimate={estimate} page={page} day={day} />
        <ShareLink title={texts.title} url={estimateUrl(lines)} texts={texts} note="hint" />
      </div>
    </section>
  )
}

const Total = ({
  estimate: { counted, kg, value },
  page: { calculator, estimate: texts },
}: Pick<Props, 'estimate' | 'page'>) => (
  <CalculatorResult label={texts.totalLabel} value={value}>
    <p className="hint">
      {fillPlaces(texts.summary, {
        peso: formatWeight(kg),
        materiais: countWords(counted.length, texts.materials),
      })}{' '}
      {calculator.note}
    </p>
  </CalculatorResult>
)

/**
 * Buttons that send the estimate by WhatsApp, on paper and by mail; an empty one only by WhatsApp.
 */
function EstimateActions({ estimate, page, day }: Omit<Props, 'materials'>) {
  const { calculator, estimate: texts } = page
  const company = useContent('company')
  const messages = useContent('messages')
  const mail = usePreparedMessage(ESTIMATE_PLACE)
  const isWorth = estimate.counted.length > 0
  const quoted = quotedEstimate(estimate, day)
  const request = { kind: 'estimate', ...quoted } as const
  return (
    <>
      <ChatLink
        className={buttonClass(isWorth ? 'default' : 'outline')}
        use="scrapQuote"
        text={estimateQuoteText(messages, company, quoted)}
      >
        {calculator.quoteButton}
      </ChatLink>
      {isWorth && (
        <>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            {texts.printButton}
          </Button>
          <a
            className={buttonClass('ghost')}
            href={mail.href(request)}
            onClick={() => {
              mail.keep(request)
              showToast('mailClientOpening')
            }}
          >
            <Mail className="icon" aria-hidden="true" />
            {texts.mailButton}
          </a>
        </>
      )}
    </>
  )
}
