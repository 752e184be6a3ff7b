import { type FormEvent, type ReactNode, useRef } from 'react'
import { useContent } from '../../../content'
import { ChatLink } from '../../../handoff/chat-link'
import { scrapQuoteText, telHref } from '../../../handoff/message/chat-links'
import type { Lines } from '../../../handoff/message/text'
import { formatMoney, formatNationalPhone, formatWeight } from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { SelectField, TextField } from '../../../ui/fields'
import { priceLine, type TypedLine } from './estimate'

export const APPROXIMATE = 'Valor aproximado. O valor final depende da avaliação presencial.'

interface Props {
  line: TypedLine
  onChange: (field: keyof TypedLine, value: string) => void
  /** The button was pressed, and nothing has changed since. */
  isCalculated: boolean
  onCalculate: () => void
  /** Text of the chat before there is a result; without it the chat asks for a quote in general. */
  plainQuote?: Lines
  /** Below the quote. */
  children?: ReactNode
}

/** What the weight is understood as; a translated page must not show another figure. */
const hintOf = (kg: number | undefined): ReactNode => (
  <span className="num" translate="no">
    {kg === undefined ? 'Em quilos, com vírgula: 12,5' : `Entendemos ${formatWeight(kg)}`}
  </span>
)

/**
 * An estimate of one line: the value of a weight of one material, and the chat that requests its
 * quote. A result never stands beside values that it was not calculated from.
 */
export function Calculator({
  line,
  onChange,
  isCalculated,
  onCalculate,
  plainQuote,
  children,
}: Props) {
  const weight = useRef<HTMLInputElement>(null)
  const company = useContent('company')
  const messages = useContent('messages')
  const materials = useContent('materials')
  const { material, kg, quoted, fault } = priceLine(line, materials)
  const isReady = material !== undefined && line.weight.trim() !== ''
  const result = isCalculated ? quoted : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onCalculate()
    if (isReady && kg === undefined) weight.current?.focus()
  }

  return (
    <form
      className="calculator motif-card grid gap-4 px-5 py-6 md:p-8"
      aria-labelledby="calc"
      method="dialog"
      onSubmit={submit}
      noValidate
    >
      <h2 id="calc" className="text-h3">
        Calcule o seu
      </h2>
      <noscript>
        <p className="hint">
          A calculadora precisa de JavaScript. Peça a cotação pelo WhatsApp ou ligue para{' '}
          <a href={telHref(company.phone)}>{formatNationalPhone(company.phone)}</a>.
        </p>
      </noscript>
      <div className="needs-script grid gap-4">
        <SelectField
          label="Material"
          name="material"
          value={line.slug}
          onChange={(slug) => onChange('slug', slug)}
          options={[
            { value: '', label: 'Escolha o material' },
            ...materials.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <TextField
          inputRef={weight}
          label="Peso"
          name="peso"
          inputMode="decimal"
          autoComplete="off"
          placeholder="Ex.: 1.234,5"
          maxLength={40}
          value={line.weight}
          onChange={(text) => onChange('weight', text)}
          {...(isCalculated && fault ? { error: fault } : { hint: hintOf(kg) })}
        />
        {/* Not `disabled`: that would swallow a press before the application has read the typed
            text. */}
        <Button type="submit" aria-disabled={!isReady || undefined}>
          Calcular valor
        </Button>
      </div>
      <div role="status" className="empty:absolute">
        {/* The focus may be in the field already, which then reads nothing. */}
        {isCalculated && <span className="sr">{fault}</span>}
        {result && (
          <Result label="Valor estimado" value={result.estimate}>
            <p className="small" translate="no">
              {formatWeight(result.weightKg)} × {formatMoney(result.pricePerKg)}/kg
            </p>
            <p className="hint mt-2">{APPROXIMATE}</p>
          </Result>
        )}
      </div>
      <ChatLink
        className={buttonClass('outline')}
        use="scrapQuote"
        text={result ? scrapQuoteText(messages, company, result) : plainQuote}
      >
        Pedir cotação
      </ChatLink>
      {children}
    </form>
  )
}

/** A value in reais, large; below it, its calculation. */
export const Result = ({
  label,
  value,
  children,
}: {
  label: string
  value: number
  children: ReactNode
}) => (
  <div className="calculator-result trace-top num mt-2 pt-4 [--ground:var(--color-white)]">
    <span className="silk text-copper-700">{label}</span>
    <strong className="figure my-1 block text-h2 wrap-anywhere" translate="no">
      {formatMoney(value)}
    </strong>
    {children}
  </div>
)
