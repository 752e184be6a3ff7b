import { type FormEvent, useCallback, useRef, useState } from 'react'
import { type Delivery, readCep, writeCep, deliveryOf } from '../../../../content/lots/freight'
import type { LotDetails, LotView } from '../../../../content/views'
import { writeNumber } from '../../../lib/brazilian-number'
import {
  countWords,
  fillPlaces,
  formatCount,
  formatMoney,
  formatPrice,
  formatShortDate,
} from '../../../lib/format'
import { Button, buttonClass } from '../../../ui/button'
import { Facts } from '../../../ui/facts'
import { TextField } from '../../../ui/fields'
import { useContent } from '../../../content'
import { keepOnDevice, useKeptOnDevice } from '../../../lib/device-store'
import { useToday } from '../../../lib/use-today'

/** Key under which the device remembers the visitor's CEP. */
const CEP = 'cep'
const INSURED = 'frete-seguro'

/**
 * The visitor's CEP (eight digits), and what a lot costs there: undefined without a CEP and in the
 * prerendered page.
 */
export function useDelivery() {
  const table = useContent('freight')
  const { texts } = table
  const today = useToday()
  const cep = readCep(useKeptOnDevice(CEP))
  const insured = useKeptOnDevice(INSURED) === 'sim'
  const of = useCallback(
    (lot: LotView): Delivery | 'expired' | 'unknown' | undefined =>
      cep && today ? deliveryOf(lot, { cep, insured, today }, table) : undefined,
    [cep, insured, today, table],
  )
  /** The estimate as a line of the visitor's message; a request for the freight where there is none. */
  const lineOf = useCallback(
    (lot: LotView): string | undefined => {
      const delivery = of(lot)
      if (!cep || !delivery) return undefined
      const at = writeCep(cep)
      if (typeof delivery === 'string') return fillPlaces(texts.askWithCep, { cep: at })
      const line = fillPlaces(texts.message, {
        cep: at,
        entregue: formatPrice(delivery.total),
        preco: formatMoney(delivery.freight),
        prazo: countWords(delivery.workingDays, texts.days),
      })
      return insured && delivery.insurance ? `${line}, ${texts.withInsurance}` : line
    },
    [of, cep, insured, texts],
  )
  return { cep, insured, table, texts, of, lineOf }
}

/** The field for the CEP; the device remembers it for every lot. */
export function CepField({ hint }: { hint?: string }) {
  const { cep, texts } = useDelivery()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed ?? cep ?? ''
    // Emptying the field forgets the CEP that it had.
    const digits = cep && wanted.trim() === '' ? '' : readCep(wanted)
    setWrong(digits === undefined)
    // Screen readers read the fault together with the field.
    if (digits === undefined) return field.current?.focus()
    keepOnDevice(CEP, digits)
    setTyped(undefined)
  }
  return (
    <form className="ask-form needs-script" noValidate onSubmit={ask}>
      <TextField
        inputRef={field}
        label={texts.label}
        name="cep"
        value={typed ?? (cep ? writeCep(cep) : '')}
        onChange={setTyped}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        {...(hint && { hint })}
        {...(isWrong && { error: texts.invalid })}
      />
      <Button type="submit" variant="secondary">
        {texts.button}
      </Button>
    </form>
  )
}

interface Props {
  lot: LotDetails
  /** Weight and number of volumes of the lot; '' if unknown. */
  load: string
  /** Link to the chat in which the visitor requests the freight. */
  chat: string
}

/** The price of a lot at the visitor's door, computed on the device. */
export function LotFreight({ lot, load, chat }: Props) {
  const { texts, of } = useDelivery()
  const delivery = of(lot)
  return (
    <div className="lot-freight num">
      <CepField {...(load && { hint: fillPlaces(texts.hint, { carga: load }) })} />
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <div role="status">
        {delivery === undefined ? null : typeof delivery === 'string' ? (
          <div className="lot-freight-answer">
            <p>{texts[delivery]}</p>
            <a
              className={buttonClass('outline', 'mt-3')}
              href={chat}
              target="_blank"
              rel="noopener"
            >
              {texts.askButton}
            </a>
          </div>
        ) : (
          <Answer lot={lot} delivery={delivery} />
        )}
      </div>
    </div>
  )
}

function Answer({ lot, delivery }: Pick<Props, 'lot'> & { delivery: Delivery }) {
  const { cep = '', insured, table, texts } = useDelivery()
  const { insurance, working, perWorkingUnit } = delivery
  const perUnit = fillPlaces(texts.unitLabel, {
    unidades: `${formatCount(working)} de ${formatCount(lot.units ?? working)}`,
  })
  return (
    <div className="lot-freight-answer">
      <p>
        {fillPlaces(texts.answer, {
          cep: writeCep(cep),
          preco: formatMoney(delivery.freight),
          prazo: countWords(delivery.workingDays, texts.days),
          dia: formatShortDate(table.validUntil),
        })}
      </p>
      <Facts
        items={[
          { name: texts.deliveredLabel, value: formatPrice(delivery.total) },
          { name: perUnit, value: perWorkingUnit && formatPrice(perWorkingUnit) },
        ]}
      />
      {insurance !== undefined && (
        <label className="lot-tick">
          <input
            type="checkbox"
            checked={insured}
            onChange={(event) => keepOnDevice(INSURED, event.target.checked ? 'sim' : '')}
          />
          <span>
            {fillPlaces(texts.insured, {
              preco: formatMoney(insurance),
              taxa: `${writeNumber(table.insurancePercent ?? 0, 0, 2)}%`,
            })}
          </span>
        </label>
      )}
    </div>
  )
}
