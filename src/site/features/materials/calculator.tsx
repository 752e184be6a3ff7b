import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { scrapQuoteText, telHref } from '../../handoff/message/chat-links'
import type { Lines } from '../../handoff/message/text'
import { formatMoney, formatNationalPhone, formatWeight } from '../../lib/format'
import { Button, buttonClass } from '../../ui/button'
import { SelectField } from '../../ui/fields'
import { WeightField } from './weight-field'
import { useSavedFields } from '../../lib/use-saved-fields'
import { priceLine } from './estimate'
import { parseWeight } from './parse-weight'

interface CalculatorProps {
  texts: ScrapPageView['calculator']
  materials: MaterialView[]
  /** Text of the chat before there is an estimate; without it the chat asks for a quote in general. */
  plainQuote?: Lines
}

interface FormProps extends CalculatorProps {
  calculator: CalculatorState
  /** Further actions, below the quote. */
  children?: ReactNode
}

/**
 * Calculates the value of a weight of one material, and links to the chat that requests its quote.
 */
export const Calculator = ({ chosen, ...props }: CalculatorProps & { chosen: string }) => (
  <CalculatorForm {...props} calculator={useCalculator(props.materials, chosen)} />
)

/** The calculator, with its state from the caller. */
export function CalculatorForm({ texts, materials, calculator, plainQuote, children }: FormProps) {
  const weight = useRef<HTMLInputElement>(null)
  const { estimate, fault } = calculator

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!calculator.ready) return
    calculator.calculate()
    if (calculator.understood === undefined) weight.current?.focus()
  }

  return (
    <form
      className="calculator"
      aria-labelledby="calc"
      method="dialog"
      onSubmit={submit}
      noValidate
    >
      <h2 id="calc">{texts.title}</h2>
      <NoScriptPhone text={texts.noScript} />
      <div className="calculator-fields">
        <SelectField
          label={texts.materialLabel}
          name="material"
          value={calculator.slug}
          onChange={calculator.setSlug}
          options={[
            { value: '', label: texts.materialPlaceholder },
            ...materials.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <WeightField
          texts={texts}
          value={calculator.weight}
          onChange={calculator.setWeight}
          understood={calculator.understood}
          fault={fault && texts.faults[fault]}
          inputRef={weight}
        />
        {/* Not `disabled`: that would swallow a press before the application has read the typed
            text. */}
        <Button type="submit" aria-disabled={!calculator.ready || undefined}>
          {texts.button}
        </Button>
      </div>
      <div role="status">
        {estimate && (
          <CalculatorResult label={texts.resultLabel} value={estimate.value}>
            <p className="small">
              {formatWeight(estimate.kg)} × {formatMoney(estimate.material.pricePerKg)}/kg
            </p>
            <p className="hint mt-2">{texts.note}</p>
          </CalculatorResult>
        )}
      </div>
      <QuoteLink label={texts.quoteButton} estimate={estimate} plainQuote={plainQuote} />
      {children}
    </form>
  )
}

/** A value in reais, large; below it, its calculation. */
export const CalculatorResult = ({
  label,
  value,
  children,
}: {
  label: string
  value: number
  children: ReactNode
}) => (
  <div className="calculator-result trace-top num">
    <span className="silk">{label}</span>
    <strong className="figure">{formatMoney(value)}</strong>
    {children}
  </div>
)

function NoScriptPhone({ text }: { text: string }) {
  const { phone } = useContent('company')
  return (
    <noscript>
      <p className="hint">
        {`${text} `}
        <a href={telHref(phone)}>{formatNationalPhone(phone)}</a>.
      </p>
    </noscript>
  )
}

function QuoteLink({
  label,
  estimate,
  plainQuote,
}: { label: string } & Pick<CalculatorState, 'estimate'> & Pick<CalculatorProps, 'plainQuote'>) {
  const company = useContent('company')
  const messages = useContent('messages')
  const text = estimate
    ? scrapQuoteText(messages, company, {
        material: estimate.material.name,
        weightKg: estimate.kg,
        estimate: estimate.value,
      })
    : plainQuote
  return (
    <ChatLink className={buttonClass('outline')} use="scrapQuote" text={text}>
      {label}
    </ChatLink>
  )
}

type CalculatorState = ReturnType<typeof useCalculator>

/**
 * State of the calculator of one material, whose fields the tab keeps. The last result is shown
 * only while the fields still hold the values that it was calculated from, because a figure must
 * never be shown beside other inputs.
 * @param chosen slug of the material that it starts with
 */
export function useCalculator(materials: readonly MaterialView[], chosen = '') {
  const { values, set, reset } = useSavedFields(`calculadora-${chosen}`, {
    slug: chosen,
    weight: '',
  })
  const { slug, weight } = values
  const [last, setLast] = useState<ReturnType<typeof priceLine>>()
  const result = last?.slug === slug && last.weight === weight ? last : undefined
  const parsed = parseWeight(weight)
  // Before a material is chosen and a weight typed, the button cannot calculate.
  const ready = weight.trim() !== '' && materials.some((material) => material.slug === slug)

  return {
    slug,
    setSlug: (next: string) => set('slug', next),
    weight,
    setWeight: (next: string) => set('weight', next),
    ready,
    calculate: () => {
      if (ready) setLast(priceLine({ slug, weight }, materials))
    },
    /** Kilograms that the typed weight was understood as. */
    understood: 'kg' in parsed ? parsed.kg : undefined,
    estimate: result?.counted,
    fault: result?.fault,
    /** Resets both fields to their first values. */
    clear: reset,
  }
}
