import { type FormEvent, useRef, useState } from 'react'
import { type Delivery, deliveryOf, readCep, writeCep } from '../../../../content/lots/freight'
import { statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/views/paths'
import type { LotView } from '../../../../content/views/views'
import { useContent } from '../../../content'
import { lotChatText, whatsappHref } from '../../../handoff/message/chat-links'
import { oneLine, paragraphs, plainSpaces } from '../../../handoff/message/text'
import { usePreparedMessage } from '../../../handoff/use-prepared-message'
import { keepOnDevice, useKeptOnDevice } from '../../../lib/store'
import { countWords, formatMoney, formatPrice } from '../../../lib/format'
import { useToday } from '../../../lib/time'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields'
import { showToast } from '../../../ui/toast'

/** Key under which the device remembers the visitor's CEP. */
const CEP = 'cep'

/** 3 -> «3 dias úteis» */
export const workingDays = (days: number): string =>
  countWords(days, { one: 'dia útil', many: 'dias úteis' })

/**
 * The visitor's CEP (eight digits), and what a lot costs there: undefined without a CEP and in the
 * prerendered page.
 */
export function useDelivery() {
  const table = useContent('freight')
  const today = useToday()
  const cep = readCep(useKeptOnDevice(CEP))
  const of = (lot: LotView): Delivery | 'unknown' | undefined =>
    cep && today ? deliveryOf(lot, { cep, today }, table) : undefined
  /**
   * The estimate as a line of the visitor's message; a request for the freight where there is none.
   * With `apart` it is the freight alone, since the message offers another price for the lot.
   */
  const lineOf = (lot: LotView, apart = false): string | undefined => {
    const delivery = of(lot)
    if (!cep || !delivery) return undefined
    const at = writeCep(cep)
    if (typeof delivery === 'string') return `Peço também o frete até o CEP ${at}.`
    const { freight, total } = delivery
    const price = `${formatMoney(freight)}, em ${workingDays(delivery.workingDays)}`
    return apart
      ? `Frete à parte, estimado até ${at}: ${price}`
      : `Entregue em ${at}: ${formatPrice(total)}, com frete estimado de ${price}`
  }
  return { cep, table, of, lineOf }
}

/** The field for the CEP; the device remembers it for every lot. */
export function CepField({ hint }: { hint?: string }) {
  const { cep } = useDelivery()
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
        label="Frete até o CEP"
        name="cep"
        value={typed ?? (cep ? writeCep(cep) : '')}
        onChange={setTyped}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        {...(hint && { hint })}
        {...(isWrong && { error: 'O CEP tem 8 números, como 01310-100.' })}
      />
      <Button type="submit" variant="secondary" className="max-md:mt-0 max-md:w-full">
        Calcular frete
      </Button>
    </form>
  )
}

/** What every message about a lot names: its title, code and address; `lines` follow. */
export function useLotReference() {
  const { url } = useContent('company')
  return ({ title, code, slug }: LotView, lines: readonly (string | undefined)[] = []) => ({
    lot: title,
    details: [code && `Código: ${code}`, url + lotPath(slug), ...lines].filter(
      (line) => line !== undefined,
    ),
  })
}

/** Returns the address of a chat whose text names the lot and its address, and `line` below them. */
export function useLotChat() {
  const company = useContent('company')
  const messages = useContent('messages')
  return ({ title, slug }: LotView, use: 'lotPage' | 'lotReserved' | 'lotAlike', line = '') => {
    const text = lotChatText(messages, company, use, { title, url: company.url + lotPath(slug) })
    return whatsappHref(
      company.whatsapp,
      paragraphs(text, oneLine(plainSpaces(line))),
      messages.whatsapp.shortened,
    )
  }
}

/**
 * Returns the actions of lots' buttons: they open a mail link, with a toast and the message panel.
 * A reserved lot's button opens a chat in which the visitor asks for news.
 * @param place where the prepared message is kept and shown, such as the lot's own page
 */
export function useLotPurchase(place: string) {
  const { lineOf } = useDelivery()
  const referenceOf = useLotReference()
  const chatFor = useLotChat()
  const request = usePreparedMessage(place)
  const purchaseOf = (lot: LotView) =>
    ({ ...referenceOf(lot, [lineOf(lot)]), price: lot.price, kind: 'lot' }) as const
  const hrefFor = (lot: LotView) =>
    statusOf(lot) === 'reservado' ? chatFor(lot, 'lotReserved') : request.href(purchaseOf(lot))
  const buy = (lot: LotView) => {
    showToast('lotDraftOpened')
    request.keep(purchaseOf(lot))
  }
  return { request, hrefFor, buy }
}
