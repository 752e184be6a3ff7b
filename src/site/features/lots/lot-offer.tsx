import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { LotDetails, LotPageView } from '../../../content/views'
import { countWords, fillPlaces, formatPrice } from '../../lib/format'
import { writeNumber } from '../../lib/brazilian-number'
import { Button } from '../../ui/button'
import { TextAreaField, TextField } from '../../ui/fields'
import { leastOffer, readOffer } from './read-offer'

type Texts = NonNullable<LotPageView['offers']>

interface Props {
  lot: LotDetails
  texts: Texts
  closeButton: string
  /** Prepares the message: the value in reais, and what the visitor adds. */
  onOffer: (value: number, note: string) => void
}

/** «Fazer proposta»: the button, and the form in a dialog. What was typed stays when it closes. */
export function LotOffer(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const [note, setNote] = useState('')
  const typed = { value, setValue, note, setNote }
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
  value: string
  setValue: (value: string) => void
  note: string
  setNote: (note: string) => void
  onClose: () => void
}

function OfferDialog({ lot, texts, closeButton, onOffer, onClose, ...typed }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  const { value, setValue, note, setNote } = typed
  const places = {
    minimo: formatPrice(leastOffer(lot.price, texts.minPercent)),
    preco: formatPrice(lot.price),
  }
  const read = readOffer(value, lot.price, texts.minPercent)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if ('fault' in read) return field.current?.focus()
    onOffer(read.reais, note)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="lot-offer" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <div className="lot-offer-head">
          <h2 id={id}>{texts.title}</h2>
          <p className="muted num">
            {lot.title}, {places.preco}
          </p>
          <CloseButton label={closeButton} onClose={() => dialog.current?.close()} />
        </div>
        <TextField
          inputRef={field}
          label={texts.valueLabel}
          name="proposta"
          value={value}
          onChange={setValue}
          inputMode="decimal"
          maxLength={20}
          {...(isAsked && 'fault' in read && { error: fillPlaces(texts[read.fault], places) })}
        />
        <p role="status" className="lot-offer-each num">
          {'reais' in read && eachOf(read.reais, lot, texts)}
        </p>
        <TextAreaField
          label={texts.noteLabel}
          name="observacao"
          value={note}
          onChange={setNote}
          rows={2}
          maxLength={500}
        />
        <OfferRules texts={texts} places={places} />
        <Button type="submit">{texts.submitButton}</Button>
        <p className="small muted">{texts.note}</p>
      </form>
    </dialog>
  )
}

function OfferRules({ texts, places }: { texts: Texts; places: Record<string, string> }) {
  const terms = { ...places, prazo: countWords(texts.validDays, texts.days) }
  return (
    <ul className="ring-list num">
      {[texts.minimum, texts.validity, ...texts.rules].map((rule) => (
        <li key={rule}>{fillPlaces(rule, terms)}</li>
      ))}
    </ul>
  )
}

const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className="icon-square" aria-label={label} onClick={onClose}>
    <X className="icon" aria-hidden="true" />
  </button>
)

/** «R$ 540 por unidade, R$ 1.500 a menos que o preço (10%)» */
function eachOf(reais: number, { price, units }: LotDetails, texts: Texts): string {
  const less = Math.round((price - reais) * 100) / 100
  const sentence = fillPlaces(texts.less, {
    menos: formatPrice(less),
    taxa: `${writeNumber((less / price) * 100, 0, 1)}%`,
  })
  return units
    ? `${formatPrice(Math.round((reais / units) * 100) / 100)} ${texts.perUnit}, ${sentence}`
    : sentence
}
