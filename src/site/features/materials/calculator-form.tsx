import { type FormEvent, type ReactNode, useRef } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { scrapQuoteText, telHref, whatsappHref } from '../../handoff/message/chat-links'
import type { Lines } from '../../handoff/message/text'
import { formatNationalPhone } from '../../lib/format'
import { useCompany, useMessages } from '../../content'
import { Button, buttonClass } from '../../ui/button'
import { SelectField } from '../../ui/fields'
import { WhatsAppIcon } from '../../ui/whatsapp-icon'
import { CalculatorResult } from './calculator-result'
import type { CalculatorState } from './use-calculator'
import { WeightField } from './weight-field'

interface Props {
  texts: ScrapPageView['calculator']
  materials: MaterialView[]
  calculator: CalculatorState
  /** What the chat says before there is an estimate, where the page has a material of its own. */
  plainQuote?: Lines
  /** What else can be done, below the quote. */
  children?: ReactNode
}

/** The calculator of one material, with the state that its owner holds. */
export function CalculatorForm({ texts, materials, calculator, plainQuote, children }: Props) {
  const company = useCompany()
  const messages = useMessages()
  const weight = useRef<HTMLInputElement>(null)
  const { estimate, fault } = calculator
  const quote = estimate && {
    material: estimate.material.name,
    weightKg: estimate.weightKg,
    estimate: estimate.value,
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
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
      <noscript>
        <p className="hint">
          {`${texts.noScript} `}
          <a href={telHref(company.phone)}>{formatNationalPhone(company.phone)}</a>.
        </p>
      </noscript>
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
        <Button type="submit" disabled={!calculator.ready}>
          {texts.button}
        </Button>
      </div>
      <div role="status">{estimate && <CalculatorResult estimate={estimate} texts={texts} />}</div>
      <a
        className={buttonClass('outline')}
        href={whatsappHref(
          company.whatsapp,
          !quote && plainQuote ? plainQuote : scrapQuoteText(messages, company, quote),
        )}
        target="_blank"
        rel="noopener"
      >
        <WhatsAppIcon />
        {texts.quoteButton}
      </a>
      {children}
    </form>
  )
}
