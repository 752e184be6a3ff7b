import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotPageView } from '../../../content/views'
import { useContent } from '../../content'
import { countWords, fillPlaces, formatPrice } from '../../lib/format'
import { writeNumber } from '../../lib/brazilian-number'
import { Button } from '../../ui/button'
import { TextAreaField, TextField } from '../../ui/fields'
import { parsePrice } from './shared/parse-price'

type Texts = NonNullable<LotPageView['offers']>

interface Props {
  lot: LotDetails
  texts: Texts
  /**
   * Prepares the message: the value in reais, the visitor's note, and a sentence about its
   * validity.
   */
  onOffer: (value: number, note: string, validity: string) => void
}

type State = readonly [text: string, set: (text: string) => void]

/** «Fazer proposta»: the button, and the form in a dialog. The typed text stays when it closes. */
export function LotOffer(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const typed = { value: useState(''), note: useState('') }
  return (
    <>
      <Button variant="outline" className="needs-script" onClick={() => setOpen(true)}>
        {props.texts.button}
      </Button>
      {isOpen && <OfferDialog {...props} {...typed} onClose={() => setOpen(false)} />}
    </>
  )
}

interface DialogProps extends Props {
  value: State
  note: State
  onClose: () => void
}

function OfferDialog({ lot, texts, onOffer, onClose, value, note }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  const places = {
    minimo: formatPrice(leastOffer(lot.price, texts.minPercent)),
    preco: formatPrice(lot.price),
    prazo: countWords(texts.validDays, texts.days),
  }
  const read = readOffer(value[0], lot.price, texts.minPercent)
  const close = () => dialog.current?.close()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if ('fault' in read) return field.current?.focus()
    onOffer(read.reais, note[0], fillPlaces(texts.message, places))
    close()
  }
  const fault = isAsked && 'fault' in read && { error: fillPlaces(texts[read.fault], places) }
  return (
    <dialog ref={dialog} className="lot-offer" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <OfferHead id={id} title={texts.title} lot={lot} onClose={close} />
        <TextField
          inputRef={field}
          label={texts.valueLabel}
          name="proposta"
          value={value[0]}
          onChange={value[1]}
          inputMode="decimal"
          maxLength={20}
          {...fault}
        />
        <p role="status" className="num min-h-[1.5em] text-mask-600">
          {'reais' in read && eachOf(read.reais, lot, texts)}
        </p>
        <TextAreaField
          label={texts.noteLabel}
          name="observacao"
          value={note[0]}
          onChange={note[1]}
          rows={2}
          maxLength={500}
        />
        <ul className="ring-list num">
          {[texts.minimum, texts.validity, ...texts.rules].map((rule) => (
            <li key={rule}>{fillPlaces(rule, places)}</li>
          ))}
        </ul>
        <Button type="submit">{texts.submitButton}</Button>
        <p className="small muted">{texts.note}</p>
      </form>
    </dialog>
  )
}

interface HeadProps {
  id: string
  title: string
  lot: LotDetails
  onClose: () => void
}

function OfferHead({ id, title, lot, onClose }: HeadProps) {
  const { closeButton } = useContent('lot-page').gallery
  return (
    <div className="lot-offer-head relative pr-14 pb-3.5">
      <h2 className="text-[1.5rem]" id={id}>
        {title}
      </h2>
      <p className="muted num">
        {lot.title}, {formatPrice(lot.price)}
      </p>
      <button
        type="button"
        className="icon-square top-0 right-0"
        aria-label={closeButton}
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}

/** «R$ 540 por unidade, R$ 1.500 a menos que o preço (10%)» */
function eachOf(reais: number, { price, units }: LotDetails, texts: Texts): string {
  const less = Math.round((price - reais) * 100) / 100
  const sentence = fillPlaces(texts.less, {
    menos: formatPrice(less),
    taxa: `${writeNumber((less / price) * 100, 0, 1)}%`,
  })
  const each = unitPrice({ price: reais, units })
  return each === undefined ? sentence : `${formatPrice(each)} ${texts.perUnit}, ${sentence}`
}

/** The lowest offer that the form accepts for a lot, in whole reais. */
export const leastOffer = (price: number, minPercent: number): number =>
  Math.ceil(Math.round(price * minPercent) / 100)

/** A typed offer in reais, or the reason why the text is no acceptable offer. */
export function readOffer(
  typed: string,
  price: number,
  minPercent: number,
): { reais: number } | { fault: 'unclear' | 'tooLow' | 'tooHigh' } {
  const read = parsePrice(typed)
  if (!read || 'fault' in read) return { fault: 'unclear' }
  if (read.reais < leastOffer(price, minPercent)) return { fault: 'tooLow' }
  return read.reais >= price ? { fault: 'tooHigh' } : read
}
