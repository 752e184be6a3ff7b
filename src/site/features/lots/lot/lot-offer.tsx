import X from 'lucide-react/icons/x'
import { type FormEvent, useRef, useState } from 'react'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import type { MessagePlace } from '../../../handoff/use-prepared-message'
import { formatPrice } from '../../../lib/format'
import { Button } from '../../../ui/button'
import { TextAreaField, TextField } from '../../../ui/fields'
import { showToast } from '../../../ui/toast'
import { useDelivery, workingDays, useLotReference } from '../shared/lot-requests'
import { parsePrice } from '../shared/parse-price'

interface Props {
  lot: LotDetails
  terms: NonNullable<LotPageView['offers']>
  request: MessagePlace
}

/** «Fazer proposta»: the button, and the form in a dialog. The typed text stays when it closes. */
export function LotOffer({ lot, terms, request }: Props) {
  const { lineOf } = useDelivery()
  const referenceOf = useLotReference()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const least = formatPrice(leastOffer(lot.price, terms.minPercent))
  const days = workingDays(terms.validDays)
  const read = readOffer(value, lot.price, terms.minPercent)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if ('fault' in read) return field.current?.focus()
    dialog.current?.close()
    const outcome = await request.send({
      ...referenceOf(lot, [lineOf(lot, true), `Esta proposta vale por ${days}.`]),
      kind: 'offer',
      price: lot.price,
      value: read.reais,
      note,
    })
    showToast(outcome === 'ready' ? 'lotDraftOpened' : 'draftFailed')
  }
  const rules = [`A partir de ${least}`, `Vale por ${days} e não reserva o lote`, ...terms.rules]
  return (
    <>
      <Button
        variant="outline"
        className="needs-script"
        onClick={() => dialog.current?.showModal()}
      >
        Fazer proposta
      </Button>
      <dialog
        ref={dialog}
        className="m-auto max-h-dvh w-[min(560px,100%)] max-w-none rounded-card bg-paper p-5 text-inherit backdrop:bg-mask-950/60 max-md:mb-0 md:p-6"
        aria-label="Fazer proposta"
        onClose={() => setSent(false)}
      >
        <form
          className="grid gap-3.5 [&_input]:min-h-15 [&_input]:text-h3 [&_input]:text-mask-800 [&_textarea]:min-h-18"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <div className="border-b border-hair pr-14 pb-3.5">
            <h2 className="text-h3">Fazer proposta</h2>
            <p className="muted num">
              {lot.title}, <span translate="no">{formatPrice(lot.price)}</span>
            </p>
          </div>
          <TextField
            inputRef={field}
            label="Sua proposta pelo lote inteiro (R$)"
            name="proposta"
            value={value}
            onChange={setValue}
            inputMode="decimal"
            maxLength={20}
            {...(isSent && 'fault' in read && { error: read.fault })}
          />
          <TextAreaField
            label="Observação"
            optional
            name="observacao"
            value={note}
            onChange={setNote}
            rows={2}
            maxLength={500}
          />
          <ul className="ring-list num">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Button type="submit">Preparar proposta</Button>
          <p className="small muted">
            Abre a mensagem pronta, para você conferir e enviar por e-mail ou WhatsApp.
          </p>
          {/* The last one, so that the dialog opens with the focus in its first field. */}
          <button
            type="button"
            className="icon-square top-5 right-5 md:top-6 md:right-6"
            aria-label="Fechar"
            onClick={() => dialog.current?.close()}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </form>
      </dialog>
    </>
  )
}

/** The lowest offer that the form accepts for a lot, in whole reais. */
export const leastOffer = (price: number, minPercent: number): number =>
  Math.ceil(Math.round(price * minPercent) / 100)

/** A typed offer in reais, or what the visitor reads about a text that is no acceptable offer. */
export function readOffer(
  typed: string,
  price: number,
  minPercent: number,
): { reais: number } | { fault: string } {
  const reais = parsePrice(typed)
  const least = leastOffer(price, minPercent)
  if (!reais) return { fault: 'Escreva o valor como 13.500.' }
  if (reais < least) return { fault: `A menor proposta é ${formatPrice(least)}.` }
  if (reais < price) return { reais }
  return { fault: `Não é menos que o preço. Para pagar ${formatPrice(price)}, use Comprar Lote.` }
}
